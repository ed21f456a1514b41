import * as k from '../../kernel/describe.ts'
import { nottiPer, percentuale } from './notti.ts'

/** Rooms taken on each of the next 30 nights. */
export async function occupazioneGiorni(store: k.Store, { today }: k.At): Promise<readonly k.Bar[]> {
  const days = Array.from({ length: 30 }, (_, at) => k.addDays(today, at))
  const nightOf = (day: string) => ({ from: day, until: k.addDays(day, 1) })
  const nights = await nottiPer(store, [nightOf(today), ...days.slice(1).map(nightOf)])
  if (nights.every(({ disponibili }) => disponibili === 0)) return []
  return days.map((day, at) => {
    const { vendute = 0, disponibili = 0 } = nights[at] ?? {}
    return {
      key: day,
      label: k.formatDayMonth(day),
      share: disponibili === 0 ? 0 : Math.min(1, vendute / disponibili),
      text: `${vendute} su ${disponibili} (${percentuale(vendute, disponibili)})`,
      isMarked: [5, 6].includes(k.weekdayOf(day)),
    }
  })
}
