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
/** What says when the people of a booking come and go. */
export type Ospitata = Pick<Prenotazione, 'arrivo' | 'partenza' | 'persone' | 'stato'> & { readonly id: string }
type Camera = k.Value<typeof camera>

/** People who come and go together under one booking: who joins it on a later day is a stay apart. */
export interface Permanenza<B extends Ospitata = Prenotazione> {
  /** Of the booking; followed by '+' and the day for who joined later. */
  readonly id: string
  readonly prenotazione: B
  readonly arrivo: string
  readonly partenza: string
  readonly schedine: readonly Schedina[]
  /** People of the booking without a schedina: counted, and known in nothing else. */
  readonly senza: number
}

/** What a period of the movement and of the tax is worked out from. */
interface Ospiti<B extends Ospitata = Prenotazione> {
  /** Bookings of any state whose arrival can reach the period. */
  readonly prenotazioni: readonly B[]
  readonly schedine: readonly Schedina[]
}

/** The same with the rooms. */
export interface Archivio extends Ospiti {
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

/** Whether the guests of the booking have come. */
export const isVenuta = ({ stato }: Pick<Ospitata, 'stato'>): boolean => stato === 'arrivato' || stato === 'partito'

/** The stays of the bookings whose guests have come; as many people as the booking says, or as its schedine when they are more. */
export function permanenzeDi<B extends Ospitata>({ prenotazioni, schedine }: Ospiti<B>): Permanenza<B>[] {
  const byBooking = Map.groupBy(schedine, (row): string | undefined => row.prenotazione)
  return prenotazioni.filter(isVenuta).flatMap((booking): Permanenza<B>[] => {
    const { id, arrivo, partenza, persone } = booking
    const people = byBooking.get(booking.id) ?? []
    const later = Map.groupBy(
      people.filter(({ data_arrivo }) => data_arrivo > arrivo && data_arrivo < partenza),
      ({ data_arrivo }) => data_arrivo,
    )
    const joined = [...later.values()].flat()
    const first = people.filter((row) => !joined.includes(row))
    return [
      { id, prenotazione: booking, arrivo, partenza, schedine: first, senza: Math.max(0, persone - people.length) },
      ...[...later].map(([day, rows]) => ({
        id: `${id}+${day}`,
        prenotazione: booking,
        arrivo: day,
        partenza,
        schedine: rows,
        senza: 0,
      })),
    ].filter((stay) => stay.schedine.length + stay.senza > 0)
  })
}

/** «Jonas Lindqvist»; the booking's own name while the schedina has none. */
export const chiE = ({ nome = '', cognome = '' }: Schedina, booking: Prenotazione): string =>
  `${nome} ${cognome}`.trim() || `Ospite senza nome di ${booking.ospite}`
