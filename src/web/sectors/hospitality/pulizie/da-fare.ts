import type { Names } from '../../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'

const AWAITED = ['opzione', 'confermata']

/** The guest whom a room awaits on a day. Today also one who should have come already; somebody who has arrived is awaited no more. */
export function arrivoDi(bookings: readonly AnyRow[], room: string, day: string, today: string): AnyRow | undefined {
  return bookings.find(
    (row) =>
      row['camera'] === room &&
      AWAITED.includes(String(row['stato'])) &&
      (row['arrivo'] === day || (day === today && String(row['arrivo']) < day && String(row['partenza']) > day)),
  )
}

/** The first guest who comes into a room from today on. */
export const prossimoDi = (bookings: readonly AnyRow[], room: string): AnyRow | undefined =>
  bookings
    .filter((row) => row['camera'] === room && AWAITED.includes(String(row['stato'])))
    .toSorted((a, b) => String(a['arrivo']).localeCompare(String(b['arrivo'])))[0]

interface Day {
  readonly bookings: readonly AnyRow[]
  readonly names: Names
  readonly day: string
  readonly today: string
}

/**
 * The cleanings of a day in the order in which somebody needs them: rooms with an arrival, then changes of guest, then the
 * rest; within that by hour and by room. What is done keeps its place, so that nothing jumps under the thumb.
 */
export function sortPulizie(cleanings: readonly AnyRow[], { bookings, names, day, today }: Day): readonly AnyRow[] {
  const rank = (row: AnyRow) => (arrivoDi(bookings, String(row['camera']), day, today) ? 0 : row['tipo'] === 'partenza' ? 1 : 2)
  const hour = (row: AnyRow) => (typeof row['ora'] === 'string' ? row['ora'] : '99:99')
  const room = (row: AnyRow) => names(String(row['camera'])) ?? ''
  return cleanings.toSorted(
    (a, b) => rank(a) - rank(b) || hour(a).localeCompare(hour(b)) || room(a).localeCompare(room(b), 'it', { numeric: true }),
  )
}

/** «3 di 5 fatte»: what was skipped is not counted. */
export function fatte(cleanings: readonly AnyRow[]): { readonly done: number; readonly all: number } {
  const counted = cleanings.filter((row) => row['stato'] !== 'saltata')
  return { done: counted.filter((row) => row['stato'] === 'completata').length, all: counted.length }
}
