import type { Read } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem.ts'
import { LONGEST } from './durate.ts'

/** States in which a booking takes its room. */
export const TAKES_ROOM = ['opzione', 'confermata', 'arrivato', 'partito'] as const

/** «Camera 101», at the beginning of a sentence. */
export const nameOf = (room: AnyRow | undefined): string => (typeof room?.['nome'] === 'string' ? room['nome'] : 'La camera')

/** Whoever has checked in to a room and not out of it, other than the booking that asks. */
export async function guestIn(camera: string, read: Read, except?: string): Promise<AnyRow | undefined> {
  const here = await read.find('prenotazione', [
    { field: 'camera', op: 'eq', value: camera },
    { field: 'stato', op: 'eq', value: 'arrivato' },
  ])
  return here.find(({ id }) => id !== except)
}

export const stillIn = (room: string, guest: AnyRow): string =>
  `In ${room} c’è ancora ${String(guest['ospite'])} (arrivo ${formatDate(String(guest['arrivo']))}): fai prima il check-out.`

interface Nights {
  readonly id: string
  readonly camera: string
  readonly dal: string
  readonly notti: number
  /** The field of the form that the sentence stands at. */
  readonly field: string
}

/** Bookings and closures of the room that share a night with this one, each named; the day of departure is free for an arrival. */
export async function clashesOf({ id, camera, dal, notti, field }: Nights, read: Read): Promise<Problem[]> {
  const until = addDays(dal, notti)
  const near = (from: string) => [
    { field: 'camera', op: 'eq', value: camera } as const,
    { field: from, op: 'lt', value: until } as const,
    { field: from, op: 'gt', value: addDays(dal, -LONGEST) } as const,
  ]
  const [bookings, closures, room] = await Promise.all([
    read.find('prenotazione', [...near('arrivo'), { field: 'stato', op: 'in', value: TAKES_ROOM }]),
    read.find('chiusura', near('dal')),
    read.get('camera', camera),
  ])
  const reaches = (row: AnyRow, from: string) => row.id !== id && addDays(String(row[from]), Number(row['notti'])) > dal
  const span = (row: AnyRow, from: string) =>
    `dal ${formatDate(String(row[from]))} al ${formatDate(addDays(String(row[from]), Number(row['notti'])))}`
  const name = nameOf(room)
  const say = (message: string): Problem => ({ path: field, code: 'rule', message })
  return [
    ...bookings
      .filter((row) => reaches(row, 'arrivo'))
      .map((row) => say(`${name} è già prenotata da ${String(row['ospite'])} ${span(row, 'arrivo')}.`)),
    ...closures.filter((row) => reaches(row, 'dal')).map((row) => say(`${name} è chiusa ${span(row, 'dal')}: ${String(row['motivo'])}.`)),
  ]
}
