import { fineDi, trattoDi } from './notti-camera.ts'
import type { Chiusura, Prenotazione } from './registro.ts'
import { writeCalendar } from './write-calendar.ts'

export interface Esportazione {
  /** Guests' names leave the house only where somebody asks for it. */
  readonly nomi: boolean
  /** '-//Firm//Program//IT'. */
  readonly prodId: string
  /** Makes the uids unique in the world. */
  readonly domain: string
  readonly now: Date
}

/** What is taken of a room. */
interface Occupata {
  /** Name of the room. */
  readonly nome: string
  /** Those that take it. */
  readonly prenotazioni: readonly Pick<Prenotazione, 'id' | 'arrivo' | 'notti' | 'ospite'>[]
  readonly chiusure: readonly Pick<Chiusura, 'id' | 'dal' | 'notti'>[]
}

/** The nights of a room that are taken from today on, as a file for portals and calendar programs: «camera-101.ics». */
export function calendarioDi(
  { nome, prenotazioni, chiusure }: Occupata,
  { nomi, prodId, domain, now }: Esportazione,
  today: string,
): { readonly name: string; readonly text: string; readonly count: number } {
  const uid = (id: string) => `${id}@${domain}`
  const taken = prenotazioni.map((row) => ({
    uid: uid(row.id),
    arrivo: row.arrivo,
    partenza: fineDi(trattoDi(row)),
    ...(nomi && { ospite: row.ospite }),
  }))
  const closed = chiusure.map((row) => ({ uid: uid(row.id), arrivo: row.dal, partenza: fineDi(row), isBlocked: true }))
  const soggiorni = [...taken, ...closed]
    .filter(({ partenza }) => partenza > today)
    .toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo)))
  const file = nome
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return { name: `${file || 'camera'}.ics`, text: writeCalendar({ name: nome, prodId, now, soggiorni }), count: soggiorni.length }
}
