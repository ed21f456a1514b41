import * as k from '../../kernel/describe.ts'

interface Closing<L extends string, D extends string, T extends string> {
  /** What closes, a record of the entity of that name: `sala`, «Sala». */
  readonly lane: readonly [L, string]
  /** Its day, as what it keeps away calls it: `giorno`, «Giorno». */
  readonly day: readonly [D, string]
  /** What it keeps away and is kept away by: `appuntamento`. */
  readonly taken: T
  /** A reason of the trade, as an example. */
  readonly example: string
  /** Minutes: how long at the most, and what a new one starts with. */
  readonly longest: number
  readonly starts: number
}

/**
 * Hours in which a lane of the day (a bay, a chair, a room) is not to be had, for `defineEntity`: the trade adds its name, label and
 * synonyms. A team is another thing: it is off for days on end, for reasons that are counted.
 */
export const chiusuraDi = <const L extends string, const D extends string, const T extends string>({
  lane: [lane, laneLabel],
  day: [day, dayLabel],
  taken,
  example,
  longest,
  starts,
}: Closing<L, D, T>) =>
  ({
    fields: {
      motivo: k.reason('Motivo', { max: 80, placeholder: example }),
      ...keyed(lane, k.reference(laneLabel, lane)),
      ...keyed(day, k.date(dayLabel, { near: { past: 30, future: 365 } })),
      ora: k.hour(),
      minuti: k.lasts('Durata', { min: 15, max: longest, noun: { gender: 'f' } }),
      // Written once for several days: each of them keeps its hours, so that the nights between are nobody's.
      ripetizione: k.optional(k.recurrence('Ripetizione', { of: day, hint: 'Chiusa per più giorni: scegli quali e fino a quando.' })),
    },
    title: ['motivo'],
    sort: [k.near(day)],
    table: [day, 'ora', 'minuti', lane, 'motivo'],
    slot: { day, time: 'ora', lasts: 'minuti', usual: 60, lane },
    exclusive: { with: [taken] },
    prefill: ({ today }: k.At) => ({ ...keyed(day, today), minuti: starts }),
  }) as const

/** The compiler forgets a key that is computed. */
const keyed = <K extends string, V>(key: K, value: V) => ({ [key]: value }) as Record<K, V>
