import * as k from '../../kernel/describe.ts'
import { corso, giorni, type Giorno } from './corso.ts'

const ORDINE = Object.keys(giorni) as readonly Giorno[]
/** Days that one plan covers at the most. */
const AL_MASSIMO = 120

/** Puts the lessons of a class into the calendar, week after week; those that are there stay, those called off come back. */
export const programmaLezioni = k.defineAction(corso, {
  key: 'programma_lezioni',
  label: 'Programma lezioni',
  title: 'Programma le lezioni',
  description: 'Nei giorni del corso, senza le feste nazionali. Sala e istruttore devono essere liberi.',
  icon: 'calendar-days',
  on: 'record',
  where: [k.oneOf('stato', ['programmato', 'attivo'])],
  reads: ['lezione'],
  inputs: {
    dal: k.date('Dal', { near: { past: 0, future: 365 }, noun: { said: 'primo giorno' } }),
    al: k.date('Al', { near: { past: 0, future: 500 }, noun: { said: 'ultimo giorno' } }),
  },
  prefill({ coperto }, _read, { today }) {
    const dal = coperto === undefined || coperto < today ? today : k.addDays(coperto, 1)
    return { dal, al: k.addDays(dal, 28) }
  },
  async plan({ dal, al }, read, { today }, { id }) {
    const problem = (path: string, message: string) => ({ problems: [{ path, code: 'rule', message } as const] })
    if (dal < today) return problem('dal', 'Scegli oggi o un giorno dopo.')
    if (al < dal) return problem('al', 'Viene prima del primo giorno.')
    if (al > k.addDays(dal, AL_MASSIMO)) return problem('al', 'Al massimo quattro mesi alla volta.')
    const row = await read.get('corso', id)
    const there = await read.find('lezione', [k.eq('corso', id), k.gte('data', dal), k.lte('data', al)])
    const known = new Map(there.map((one) => [`${String(one['data'])} ${String(one['ora'])}`, one]))
    const values = { corso: id, minuti: row?.['durata'], sala: row?.['sala'], istruttore: row?.['istruttore'] }
    const lines = (row?.['orario'] ?? []) as readonly { readonly giorno: Giorno; readonly ora: string }[]
    const changes: k.Change[] = []
    for (let data = dal; data <= al; data = k.addDays(data, 1)) {
      if (k.isHoliday(data)) continue
      for (const { ora } of lines.filter(({ giorno }) => ORDINE.indexOf(giorno) === k.weekdayOf(data))) {
        const old = known.get(`${data} ${ora}`)
        if (!old) changes.push({ type: 'create', entity: 'lezione', values: { ...values, data, ora } })
        else if (old['stato'] === 'annullata') changes.push({ type: 'move', entity: 'lezione', id: old.id, to: 'programmata' })
      }
    }
    return changes.length === 0 ? problem('al', 'In questi giorni le lezioni sono già tutte in calendario.') : changes
  },
  confirm: 'Metti in calendario',
  done: () => 'Lezioni in calendario',
})
