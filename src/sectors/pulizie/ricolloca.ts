import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { fermo } from './fermo.ts'
import { intervento } from './intervento.ts'
import { SETTIMANA, squadra } from './squadra.ts'
import { durataDi } from './tipi.ts'

const NESSUNA = 'Nessuna libera: resta da assegnare'

/** Minutes on the wall clock that a team has something, counted from a fixed day. */
interface Impegno {
  readonly chi: string | undefined
  readonly from: number
  readonly to: number
}

const minuti = (day: string, hour: string) => k.daysBetween('2000-01-01', day) * 24 * 60 + k.minutesOf(hour)

/** What the teams have about these days: work that is to come or under way, and hours in which they are not to be had. */
async function impegni(read: k.Read, today: string): Promise<readonly Impegno[]> {
  const near = (field: string) => [k.gte(field, k.addDays(today, -1)), k.lte(field, k.addDays(today, SETTIMANA))] as const
  const [jobs, stops] = await Promise.all([
    read.find('intervento', [...near('data'), k.oneOf('stato', ['programmato', 'in_corso'])]),
    read.find('fermo', near('giorno')),
  ])
  return [
    ...k.rowsOf(intervento, jobs).map(({ squadra: chi, data, ora, tipo, minuti: lasts = durataDi(tipo) }) => {
      const from = minuti(data, ora)
      return { chi, from, to: from + lasts }
    }),
    ...k.rowsOf(fermo, stops).map(({ squadra: chi, giorno, ora, minuti: lasts }) => {
      const from = minuti(giorno, ora)
      return { chi, from, to: from + lasts }
    }),
  ]
}

/** Somebody is ill: the work of the coming days goes, day and hour unchanged, to whoever is free then and has least to do. */
export const ricolloca = k.defineAction(squadra, {
  key: 'ricolloca',
  label: 'Passa i lavori ad altre squadre',
  title: 'Chi prende i lavori dei prossimi 7 giorni',
  synonyms: ['sostituisci'],
  description: 'Giorno e ora restano: ogni intervento va a una squadra libera in quelle ore. Togli quelli che non vuoi spostare.',
  icon: 'users',
  on: 'record',
  where: [k.gt('da_fare', 0)],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Interventi',
        {
          intervento: k.reference('Intervento', 'intervento'),
          versione: k.integer('Versione'),
          a: k.optional(k.reference('Nuova squadra', 'squadra')),
          nome: k.text('Intervento'),
          quando: k.text('Quando'),
          a_chi: k.text('Nuova squadra'),
          minuti: k.lasts('Durata', { min: 15, max: 720 }),
          unita: k.text('Unità'),
        },
        { max: 200, summary: ({ nome }) => nome },
      ),
      { title: 'nome', detail: 'quando', group: 'a_chi', correct: 'minuti', unit: 'unita' },
    ),
  },
  async prefill({ id }, read, { today }) {
    const [busy, jobs, teams, people] = await Promise.all([
      impegni(read, today),
      read.find('intervento', [
        k.eq('squadra', id),
        k.eq('stato', 'programmato'),
        k.gte('data', today),
        k.lt('data', k.addDays(today, SETTIMANA)),
      ]),
      read.find('squadra', []),
      read.find('cliente', []),
    ])
    const nameOf = new Map(k.rowsOf(cliente, people).map((one) => [one.id, one.nome]))
    const others = k.rowsOf(squadra, teams).filter((one) => one.id !== id)
    const taken = [...busy]
    const load = (chi: string) => taken.reduce((sum, one) => sum + (one.chi === chi ? one.to - one.from : 0), 0)
    const inOrder = k.rowsOf(intervento, jobs).toSorted((a, b) => `${a.data}${a.ora}`.localeCompare(`${b.data}${b.ora}`))
    const righe = inOrder.map(({ id: job, version, cliente: who, tipo, data, ora, minuti: lasts = durataDi(tipo) }) => {
      const from = minuti(data, ora)
      const free = others.filter(
        (one) => !taken.some(({ chi, ...other }) => chi === one.id && other.from < from + lasts && from < other.to),
      )
      const [to] = free.toSorted((a, b) => load(a.id) - load(b.id) || a.nome.localeCompare(b.nome))
      if (to) taken.push({ chi: to.id, from, to: from + lasts })
      return {
        intervento: job,
        versione: version,
        ...(to && { a: to.id }),
        nome: `${nameOf.get(who) ?? ''}: ${intervento.fields.tipo.format(tipo)}`,
        quando: `${k.formatDate(data)}, ore ${ora}`,
        a_chi: to?.nome ?? NESSUNA,
        minuti: lasts,
        unita: 'min',
      }
    })
    return { righe }
  },
  plan: ({ righe }) =>
    righe.map(({ intervento: id, versione, a, minuti: lasts }, at) => ({
      type: 'update',
      entity: 'intervento',
      id,
      values: { squadra: a ?? null, minuti: lasts },
      expect: versione,
      from: `righe.${at}.minuti`,
    })),
  confirm: 'Passa i lavori',
  done: ({ righe }) => `${righe.length} ${k.plural(righe.length, 'intervento passato', 'interventi passati')} di mano`,
})
