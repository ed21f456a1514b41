import { addDays } from '../../src/kernel/italian/dates.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'

/** A large hotel: more records are more years of it, as they are in life. A bigger house would have more to add up every month. */
const ROOMS = 250
/** Each booking takes its room for so many days, the one of cleaning included; the house is full so many days ahead. */
const STAY = 4
const AHEAD = 60
/** The day on which everything is measured. */
export const TODAY = '2026-11-22'
const CHANNELS = ['host', 'airbnb', 'expedia', 'sito_web', 'reception']
const NAMES = ['Rossi', 'Bianchi', 'Ferrari', 'Esposito', 'Romano', 'Colombo', 'Ricci', 'Marino', 'Greco', 'Bruno', 'Gallo', 'Conti']
const FIRST = ['Anna', 'Luca', 'Marta', 'Paolo', 'Giulia', 'Andrea', 'Sara', 'Marco', 'Elena', 'Davide']

/** A lodging with so many bookings: every room is taken for three nights in four, from long ago to two months ahead. */
export function house(bookings: number): Readonly<Record<string, readonly AnyRow[]>> {
  const camera = Array.from({ length: ROOMS }, (_, n) => ({
    id: `camera_${n}`,
    version: 1,
    nome: `Camera ${n + 101}`,
    tipo: 'standard',
    posti: 2,
    prezzo: 9000,
    stato: 'libera',
  }))
  const first = addDays(TODAY, AHEAD - Math.ceil(bookings / ROOMS) * STAY)
  const prenotazione = Array.from({ length: bookings }, (_, n): AnyRow => {
    const arrivo = addDays(first, Math.floor(n / ROOMS) * STAY)
    const isPast = addDays(arrivo, 3) <= TODAY
    return {
      id: `prenotazione_${String(n).padStart(8, '0')}`,
      version: 1,
      ospite: `${FIRST[n % FIRST.length]} ${NAMES[(n * 7) % NAMES.length]} ${n}`,
      camera: `camera_${n % ROOMS}`,
      arrivo,
      notti: 3,
      persone: 2,
      canale: CHANNELS[n % CHANNELS.length],
      importo: 27_000,
      imposta: 1200,
      stato: isPast ? 'partito' : 'confermata',
      ...(isPast && { pagamento: 'carta' }),
    }
  })
  return { camera, prenotazione }
}

/** Days from the first of so many bookings, by whole turns of the rooms, to the one after them. */
export const daysOf = (bookings: number): number => (bookings / ROOMS) * STAY

/** Bookings that nobody has yet: each in a room of its own turn, after all that is taken. */
export const fresh = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => {
    const at = from + n
    return {
      type: 'create' as const,
      entity: 'prenotazione',
      values: {
        ospite: `Nuovo Ospite ${at}`,
        camera: `camera_${at % ROOMS}`,
        arrivo: addDays(TODAY, 900 + Math.floor(at / ROOMS) * STAY),
        notti: 2,
        persone: 2,
        canale: 'reception',
        importo: 18_000,
      },
    }
  })
