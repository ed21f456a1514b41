import type { Value } from '../../../../kernel/entity.ts'
import type { Names } from '../../../../kernel/fields/field.ts'
import type { camera } from '../../../../sectors/hospitality/camera.ts'
import type { pulizia } from '../../../../sectors/hospitality/pulizia.ts'
import type { Prenotazione } from '../../../../sectors/hospitality/campi-prenotazione.ts'

export type Camera = Value<typeof camera>
export type Pulizia = Value<typeof pulizia>
/** What of a booking says who comes into a room. */
type Coming = Pick<Prenotazione, 'camera' | 'arrivo' | 'partenza' | 'stato'>
type Standing = Pick<Pulizia, 'stato'>
type Waiting = Standing & Pick<Pulizia, 'camera' | 'tipo' | 'ora'>

const isAwaited = ({ stato }: Coming) => stato === 'opzione' || stato === 'confermata'

/** The guest whom a room awaits on a day. Today also one who should have come already; somebody who has arrived is awaited no more. */
export function arrivoDi<B extends Coming>(bookings: readonly B[], room: string, day: string, today: string): B | undefined {
  return bookings.find(
    (row) => row.camera === room && isAwaited(row) && (row.arrivo === day || (day === today && row.arrivo < day && row.partenza > day)),
  )
}

/** The first guest who comes into a room from today on. */
export const prossimoDi = <B extends Coming>(bookings: readonly B[], room: string): B | undefined =>
  bookings.filter((row) => row.camera === room && isAwaited(row)).toSorted((a, b) => a.arrivo.localeCompare(b.arrivo))[0]

interface Day {
  readonly bookings: readonly Coming[]
  readonly names: Names
  readonly day: string
  readonly today: string
}

/**
 * The cleanings of a day in the order in which somebody needs them: rooms with an arrival, then changes of guest, then the
 * rest; within that by hour and by room. What is done keeps its place, so that nothing jumps under the thumb.
 */
export function sortPulizie<P extends Waiting>(cleanings: readonly P[], { bookings, names, day, today }: Day): readonly P[] {
  const rank = (row: P) => (arrivoDi(bookings, row.camera, day, today) ? 0 : row.tipo === 'partenza' ? 1 : 2)
  const hour = (row: P) => row.ora ?? '99:99'
  const room = (row: P) => names(row.camera) ?? ''
  return cleanings.toSorted(
    (a, b) => rank(a) - rank(b) || hour(a).localeCompare(hour(b)) || room(a).localeCompare(room(b), 'it', { numeric: true }),
  )
}

/** «3 di 5 fatte»: what was skipped is not counted. */
export function fatte(cleanings: readonly Standing[]): { readonly done: number; readonly all: number } {
  const counted = cleanings.filter(({ stato }) => stato !== 'saltata')
  return { done: counted.filter(({ stato }) => stato === 'completata').length, all: counted.length }
}
