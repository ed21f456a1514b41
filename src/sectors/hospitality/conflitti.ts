import * as k from '../../kernel/describe.ts'
import { guestIn, nameOf, stillIn, TAKES_ROOM } from './sovrapposizioni.ts'

interface Booking {
  readonly id: string
  readonly camera: string
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
  readonly stato: string
}

const ROOM_STATES: Readonly<Record<string, string>> = {
  pulizia: 'è in pulizia: segnala pulita prima del check-in.',
  manutenzione: 'è in manutenzione: scegli un’altra camera.',
}

/** Two bookings of one room, more people than beds, a check-in before its day or into a room that is not ready. */
export async function conflittiDi(
  { id, camera, arrivo, notti, persone, stato }: Booking,
  read: k.Read,
  { today }: k.At,
): Promise<k.Problem[]> {
  if (!TAKES_ROOM.some((state) => state === stato)) return []
  const problems: k.Problem[] = []
  const room = await read.get('camera', camera, 'kept')
  const name = nameOf(room)
  const beds = Number(room?.['posti'] ?? 0)
  const rule = (path: string, message: string) => problems.push({ path, code: 'rule', message })
  if (stato !== 'partito' && persone > beds)
    rule('persone', `${name} ha ${beds === 1 ? 'un posto letto' : `${beds} posti letto`}: scegli una camera più grande.`)
  if (stato === 'arrivato' && arrivo > today) rule('arrivo', `Il check-in si fa dal giorno di arrivo, il ${k.formatDate(arrivo)}.`)
  // A night is the least that a stay can have, also for who left on the day of arrival.
  if (stato === 'partito' && notti > 1 && k.addDays(arrivo, notti) > today)
    rule('notti', `Il soggiorno è finito: la partenza non può essere dopo oggi, il ${k.formatDate(today)}.`)
  if (stato !== 'arrivato') return problems
  const other = await guestIn(camera, read, id)
  if (other) rule('camera', stillIn(name, other))
  else if (room?.['stato'] !== 'occupata') rule('camera', `${name} ${ROOM_STATES[String(room?.['stato'])] ?? 'non è pronta.'}`)
  return problems
}
