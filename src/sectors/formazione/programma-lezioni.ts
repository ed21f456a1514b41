import * as k from '../../kernel/describe.ts'
import { corso } from './corso.ts'

/** Days of the week, 0 is Monday; of `primo` the weekday of the first lesson. */
const GIORNI: Readonly<Record<string, readonly number[]>> = { lun_mer: [0, 2], mar_gio: [1, 3], feriali: [0, 1, 2, 3, 4] }
const frequenze = {
  primo: 'Ogni settimana, come la prima',
  lun_mer: 'Lunedì e mercoledì',
  mar_gio: 'Martedì e giovedì',
  feriali: 'Dal lunedì al venerdì',
} as const
/** Nobody plans further than this. */
const MAI_OLTRE = 730

/** The days of so many lessons from the first on; national holidays are left out. */
export function giorniDiLezione(dal: string, quando: keyof typeof frequenze, count: number): readonly string[] {
  const on = GIORNI[quando] ?? [k.weekdayOf(dal)]
  const days: string[] = []
  for (let day = dal; days.length < count && day < k.addDays(dal, MAI_OLTRE); day = k.addDays(day, 1))
    if (on.includes(k.weekdayOf(day)) && !k.isHoliday(day)) days.push(day)
  return days
}

/** The lessons that a course still lacks: as many as its hours ask for, the last one as long as is left. */
export const programmaLezioni = k.defineAction(corso, {
  key: 'programma_lezioni',
  label: 'Programma lezioni',
  title: 'Programma le lezioni',
  description: 'Mette in calendario le ore che mancano e salta le feste nazionali. Aula, docente e classe devono essere liberi.',
  icon: 'calendar-days',
  on: 'record',
  where: [k.oneOf('stato', ['programmato', 'attivo']), k.gt('ore_mancanti', 0)],
  reads: ['lezione'],
  inputs: {
    dal: k.date('Prima lezione', { near: { past: 0, future: 365 }, noun: { said: 'giorno della prima lezione' } }),
    ora: k.hour(),
    minuti: k.lasts('Durata', { min: 15, max: 600, noun: { gender: 'f' } }),
    quando: k.choice('Giorni', frequenze),
    aula: k.reference('Aula', 'aula'),
  },
  prefill: ({ aula }, _read, { today }) =>
    ({ dal: k.addDays(today, 7), ora: '18:00', minuti: 120, quando: 'primo', ...(aula !== undefined && { aula }) }) as const,
  plan({ dal, ora, minuti, quando, aula }, _read, { today }, { id, nome, docente, ore_mancanti: mancano }) {
    if (dal < today) return { problems: [{ path: 'dal', code: 'rule', message: 'Scegli oggi o un giorno dopo.' }] }
    const left = Math.round(mancano * 60)
    const days = giorniDiLezione(dal, quando, Math.ceil(left / minuti))
    return days.map((data, at) => ({
      type: 'create',
      entity: 'lezione',
      values: {
        corso: id,
        argomento: `${nome}, ${at + 1} di ${days.length}`,
        data,
        ora,
        minuti: Math.min(minuti, Math.max(15, left - at * minuti)),
        aula,
        docente,
      },
      from: 'dal',
    }))
  },
  confirm: 'Metti in calendario',
  done: ({ quando }) => `Lezioni in calendario: ${frequenze[quando].toLowerCase()}`,
})
