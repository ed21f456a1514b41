import { writeCalendar } from '../../documents/calendario-ical/write-calendar.ts'
import * as k from '../../kernel/describe.ts'
import { fineDi, takesRoom, trattoDi } from './calendario-notti.ts'
import { LONGEST } from './durate.ts'

export interface Esportazione {
  /** Id of the room. */
  readonly camera: string
  /** Guests' names leave the house only where somebody asks for it. */
  readonly nomi: boolean
  /** '-//Firm//Program//IT'. */
  readonly prodId: string
  /** Makes the uids unique in the world. */
  readonly domain: string
  readonly now: Date
}

/** The nights of a room that are taken from today on, as a file for portals and calendar programs: «camera-101.ics». */
export async function exportCalendario(
  { camera, nomi, prodId, domain, now }: Esportazione,
  read: k.Read,
  { today }: k.At,
): Promise<{ readonly name: string; readonly text: string; readonly count: number }> {
  const ofRoom = k.eq('camera', camera)
  const near = (field: 'arrivo' | 'dal') => k.gt(field, k.addDays(today, -LONGEST))
  const [room, bookings, closures] = await Promise.all([
    read.get('camera', camera),
    read.find('prenotazione', [ofRoom, near('arrivo')]),
    read.find('chiusura', [ofRoom, near('dal')]),
  ])
  const name = typeof room?.['nome'] === 'string' ? room['nome'] : 'Camera'
  const uid = (id: string) => `${id}@${domain}`
  const taken = bookings.filter(takesRoom).map((row) => {
    const tratto = trattoDi(row, 'arrivo')
    return { uid: uid(row.id), arrivo: tratto.dal, partenza: fineDi(tratto), ...(nomi && { ospite: String(row['ospite']) }) }
  })
  const closed = closures.map((row) => {
    const tratto = trattoDi(row, 'dal')
    return { uid: uid(row.id), arrivo: tratto.dal, partenza: fineDi(tratto), isBlocked: true }
  })
  const soggiorni = [...taken, ...closed]
    .filter(({ partenza }) => partenza > today)
    .toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo)))
  const file = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return { name: `${file || 'camera'}.ics`, text: writeCalendar({ name, prodId, now, soggiorni }), count: soggiorni.length }
}
