import { prossimoGruppo } from '../../documents/schedine-alloggiati/gruppi.ts'
import { giorniSeguiti, schedinaDi } from '../../documents/schedine-alloggiati/schedina-di.ts'
import * as k from '../../kernel/describe.ts'
import { registroDi, update } from './gruppi-schedine.ts'

interface Booking {
  readonly id: string
  readonly ospite: string
  readonly anagrafica?: string | undefined
  readonly camera: string
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
  readonly stato: string
}

/**
 * What a check-in and a check-out bring along. Check-in: the room is occupied and the schedina of the guest is opened.
 * Check-out: the nights that were not slept are given back, the room goes to cleaning and a cleaning is planned for today.
 * Whenever days or nights change, the schedine that nobody has declared yet follow.
 */
export async function arrivi(
  before: Booking | undefined,
  after: Booking | undefined,
  read: k.Read,
  at: k.At,
): Promise<readonly k.Change[]> {
  if (!before || !after) return []
  return [...(await moves(before, after, read, at)), ...(await followed(before, after, read))]
}

async function moves(before: Booking, after: Booking, read: k.Read, at: k.At): Promise<readonly k.Change[]> {
  if (before.stato === 'arrivato' && after.stato === 'arrivato' && before.camera !== after.camera)
    return changeRoom(before, after, read, at)
  if (before.stato === after.stato) return []
  if (after.stato === 'arrivato') return checkIn(after, read, at)
  return after.stato === 'partito' ? checkOut(after, read, at) : []
}

/** Schedine of a stay that say its days as they were: those that are still to be sent say them as they are. */
async function followed(before: Booking, after: Booking, read: k.Read): Promise<readonly k.Change[]> {
  if (before.arrivo === after.arrivo && before.notti === after.notti) return []
  const found = await registroDi(read).con({ prenotazione: after.id, stato: 'da_inviare' })
  return found.flatMap((row): readonly k.Change[] => {
    const values = giorniSeguiti(row, before, after)
    return values ? [update(row.id, { ...values })] : []
  })
}

async function checkIn(booking: Booking, read: k.Read, at: k.At): Promise<readonly k.Change[]> {
  const room = await read.get('camera', booking.camera)
  const open = await read.find('schedina', [k.eq('prenotazione', booking.id)])
  const guest = booking.anagrafica ? await read.get('ospite', booking.anagrafica) : undefined
  const gruppo = await prossimoGruppo(registroDi(read), booking.arrivo)
  return [
    // A room that is not ready is told by the booking's own conflicts, with a sentence that says what to do.
    ...(room?.['stato'] === 'libera' ? [{ type: 'move', entity: 'camera', id: booking.camera, to: 'occupata' } as const] : []),
    ...(open.length === 0 ? [{ type: 'create', entity: 'schedina', values: schedinaDi(booking, guest, gruppo, at) } as const] : []),
  ]
}

async function checkOut({ id, camera, arrivo, notti }: Booking, read: k.Read, { today }: k.At): Promise<readonly k.Change[]> {
  const slept = Math.max(1, k.daysBetween(arrivo, today))
  return [
    ...(today < k.addDays(arrivo, notti) && slept < notti
      ? [{ type: 'update', entity: 'prenotazione', id, values: { notti: slept } } as const]
      : []),
    { type: 'move', entity: 'camera', id: camera, to: 'pulizia' },
    ...(await changeOfGuest(camera, read, today)),
  ]
}

/** Guests who change room during their stay: the one they leave goes to cleaning. */
async function changeRoom(before: Booking, after: Booking, read: k.Read, { today }: k.At): Promise<readonly k.Change[]> {
  const room = await read.get('camera', after.camera)
  return [
    { type: 'move', entity: 'camera', id: before.camera, to: 'pulizia' },
    ...(await changeOfGuest(before.camera, read, today)),
    ...(room?.['stato'] === 'libera' ? [{ type: 'move', entity: 'camera', id: after.camera, to: 'occupata' } as const] : []),
  ]
}

/** The room is cleaned once: what is planned for it today becomes the change of guest. */
async function changeOfGuest(camera: string, read: k.Read, today: string): Promise<readonly k.Change[]> {
  const [planned] = await read.find('pulizia', [
    k.eq('camera', camera),
    k.eq('giorno', today),
    k.oneOf('stato', ['programmata', 'in_corso']),
  ])
  if (!planned) return [{ type: 'create', entity: 'pulizia', values: { camera, giorno: today, tipo: 'partenza' } }]
  return planned['tipo'] === 'partenza' ? [] : [{ type: 'update', entity: 'pulizia', id: planned.id, values: { tipo: 'partenza' } }]
}
