import * as k from '../../kernel/describe.ts'
import { camera } from './camera.ts'
import { campiPrenotazione, type Prenotazione as Booking } from './campi-prenotazione.ts'
import { campiSchedina, type Schedina } from './campi-schedina.ts'
import { LONGEST } from './durate.ts'

export type { Schedina }
/** What the movement and the tax ask of a booking. */
export type Prenotazione = Pick<
  Booking,
  | 'id'
  | 'version'
  | 'ospite'
  | 'camera'
  | 'arrivo'
  | 'notti'
  | 'partenza'
  | 'persone'
  | 'stato'
  | 'canale'
  | 'turismo'
  | 'imposta'
  | 'pagamento'
>
type Camera = k.Value<typeof camera>

/** What a period of the movement and of the tax is worked out from. */
interface Archivio {
  /** Bookings of any state whose arrival can reach the period. */
  readonly prenotazioni: readonly Prenotazione[]
  readonly schedine: readonly Schedina[]
  readonly camere: readonly Camera[]
}

/** What can touch the days from `dal` to `al`, both included, by the day on which it begins. */
export const vicine = (field: string, dal: string, al: string): readonly k.Condition[] => [
  k.lte(field, al),
  k.gte(field, k.addDays(dal, -LONGEST)),
]

/** The records that can touch the days from `dal` to `al`, both included. */
export async function readArchivio(store: k.Store, dal: string, al: string): Promise<Archivio> {
  const [prenotazioni, schedine, camere] = await Promise.all([
    k.allRows(store, { entity: 'prenotazione', where: vicine('arrivo', dal, al), sort: [k.asc('arrivo')] }),
    k.allRows(store, { entity: 'schedina', where: vicine('data_arrivo', dal, al), sort: [k.asc('id')] }),
    k.allRows(store, { entity: 'camera', sort: [k.asc('nome')] }),
  ])
  return {
    prenotazioni: k.rowsOf(campiPrenotazione, prenotazioni.rows),
    schedine: k.rowsOf(campiSchedina, schedine.rows),
    camere: k.rowsOf(camera, camere.rows),
  }
}
