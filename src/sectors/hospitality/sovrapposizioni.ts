import * as k from '../../kernel/describe.ts'
import { campiPrenotazione, type Prenotazione } from './campi-prenotazione.ts'

/** States in which a booking takes its room. */
export const TAKES_ROOM = k.takingStates(campiPrenotazione.fields.stato)

/** «Camera 101», at the beginning of a sentence. */
export const nameOf = (room: k.AnyRow | undefined): string => (typeof room?.['nome'] === 'string' ? room['nome'] : 'La camera')

/** Whoever has checked in to a room and not out of it, other than the booking that asks. */
export async function guestIn(camera: string, read: k.Read, except?: string): Promise<Prenotazione | undefined> {
  const here = await read.find('prenotazione', [k.eq('camera', camera), k.eq('stato', 'arrivato')])
  return k.rowsOf(campiPrenotazione, here).find(({ id }) => id !== except)
}

export const stillIn = (room: string, guest: Prenotazione): string =>
  `In ${room} c’è ancora ${guest.ospite} (arrivo ${k.formatDate(guest.arrivo)}): fai prima il check-out.`
