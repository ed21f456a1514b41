import * as k from '../../kernel/describe.ts'
import { incarico } from './incarico.ts'
import { presenza } from './presenza.ts'
import { altriTurni } from './sovrapposti.ts'
import type { Disponibilita } from './stati.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

const SABATO = 5

/** Who can come at that hour of that day, by what volunteers said of themselves. */
export function possono(data: string, ora: string): readonly Disponibilita[] {
  if (k.weekdayOf(data) >= SABATO) return ['weekend', 'flessibile']
  return [ora < '13:00' ? 'mattina' : ora < '18:00' ? 'pomeriggio' : 'sera', 'flessibile']
}

/** Those of the project who are free and insured at the time of a shift and can come then; who gave fewest hours this month goes first. */
async function liberi({ id, progetto, data, ora }: k.Value<typeof turno>, read: k.Read) {
  const [roles, marks] = await Promise.all([
    read.find('incarico', [
      k.eq('progetto', progetto),
      k.eq('stato', 'attivo'),
      k.eq('volontario.stato', 'attivo'),
      k.oneOf('volontario.disponibilita', possono(data, ora)),
    ]),
    read.find('presenza', [k.eq('turno', id)]),
  ])
  const marked = new Set(k.rowsOf(presenza, marks).map((row) => row.incarico))
  const able = await Promise.all(
    k.rowsOf(incarico, roles).map(async (row) => {
      if (marked.has(row.id)) return []
      const who = await read.get('volontario', row.volontario)
      const isInsured = who !== undefined && (k.rowOf(volontario, who).assicurato_fino ?? '') >= data
      return isInsured && (await altriTurni(read, row.id, id, '')).length === 0 ? [row] : []
    }),
  )
  return able.flat().toSorted((a, b) => a.ore_mese - b.ore_mese || a.id.localeCompare(b.id))
}

/** Fills a shift: proposes as many as are lacking, and writes them into the register as expected. */
export const trovaVolontari = k.defineAction(turno, {
  key: 'trova_volontari',
  label: 'Trova volontari',
  title: 'Trova volontari per il turno',
  synonyms: ['sostituisci'],
  description:
    'Sono proposti quelli del progetto che a quell’ora possono venire, sono liberi e assicurati; prima chi questo mese ha fatto meno ore. Togli o aggiungi chi vuoi.',
  icon: 'users',
  on: 'record',
  where: [k.eq('stato', 'programmato'), k.gt('mancano', 0)],
  reads: ['volontario', 'incarico', 'presenza'],
  inputs: { volontari: k.team('Volontari', 'incarico', { max: 20, among: () => [k.eq('stato', 'attivo')] }) },
  prefill: async (row, read) => ({ volontari: (await liberi(row, read)).slice(0, row.mancano).map(({ id }) => id) }),
  plan: ({ volontari }, _read, _at, { id }) =>
    volontari.map(
      (who) =>
        ({ type: 'create', entity: 'presenza', values: { incarico: who, turno: id, segno: 'previsto' }, from: 'volontari' }) as const,
    ),
  confirm: 'Metti di turno',
  done: ({ volontari }) => `${volontari.length} ${k.plural(volontari.length, 'volontario', 'volontari')} di turno`,
})
