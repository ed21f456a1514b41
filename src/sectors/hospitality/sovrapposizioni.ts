import type { Read } from '../../kernel/entity.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { takingStates } from '../../kernel/fields/status.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { campiPrenotazione, type Prenotazione } from './campi-prenotazione.ts'

/** States in which a booking takes its room. */
export const TAKES_ROOM = takingStates(campiPrenotazione.fields.stato)

/** «Camera 101», at the beginning of a sentence. */
export const nameOf = (room: AnyRow | undefined): string => (typeof room?.['nome'] === 'string' ? room['nome'] : 'La camera')

/** Whoever has checked in to a room and not out of it, other than the booking that asks. */
export async function guestIn(camera: string, read: Read, except?: string): Promise<Prenotazione | undefined> {
  const here = await read.find('prenotazione', [
    { field: 'camera', op: 'eq', value: camera },
    { field: 'stato', op: 'eq', value: 'arrivato' },
  ])
  return rowsOf(campiPrenotazione, here).find(({ id }) => id !== except)
}

export const stillIn = (room: string, guest: Prenotazione): string =>
  `In ${room} c’è ancora ${guest.ospite} (arrivo ${formatDate(guest.arrivo)}): fai prima il check-out.`
