import type { Value } from '../../kernel/entity.ts'
import type { Cents } from '../../kernel/fields/money.ts'
import type { Id } from '../../kernel/fields/reference.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import type { camera } from './camera.ts'
import type { canali, turismi } from './canali.ts'
import type { schedina } from './schedina.ts'
import { LONGEST } from './durate.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { Store } from '../../kernel/store/store.ts'

/** What the movement and the tax ask of a booking; it does not name the entity, which itself asks what tax is due. */
export interface Prenotazione {
  readonly id: Id<'prenotazione'>
  readonly version: number
  readonly ospite: string
  readonly camera: Id<'camera'>
  readonly arrivo: string
  readonly notti: number
  readonly partenza: string
  readonly persone: number
  readonly stato: string
  readonly canale: keyof typeof canali
  readonly turismo?: keyof typeof turismi | undefined
  readonly imposta?: Cents | undefined
  readonly pagamento?: string | undefined
}
export type Schedina = Value<typeof schedina>
type Camera = Value<typeof camera>

/** People who come and go together under one booking: who joins it on a later day is a stay apart. */
export interface Permanenza {
  /** Of the booking; followed by '+' and the day for who joined later. */
  readonly id: string
  readonly prenotazione: Prenotazione
  readonly arrivo: string
  readonly partenza: string
  readonly schedine: readonly Schedina[]
  /** People of the booking without a schedina: counted, and known in nothing else. */
  readonly senza: number
}

/** What a period of the movement and of the tax is worked out from. */
export interface Archivio {
  /** Bookings of any state whose arrival can reach the period. */
  readonly prenotazioni: readonly Prenotazione[]
  readonly schedine: readonly Schedina[]
  readonly camere: readonly Camera[]
}

/** What can touch the days from `dal` to `al`, both included, by the day on which it begins. */
export const vicine = (field: string, dal: string, al: string): readonly Condition[] => [
  { field, op: 'lte', value: al },
  { field, op: 'gte', value: addDays(dal, -LONGEST) },
]

/** The records that can touch the days from `dal` to `al`, both included. */
export async function readArchivio(store: Store, dal: string, al: string): Promise<Archivio> {
  const [prenotazioni, schedine, camere] = await Promise.all([
    allRows(store, { entity: 'prenotazione', where: vicine('arrivo', dal, al), sort: [{ field: 'arrivo', direction: 'asc' }] }),
    allRows(store, { entity: 'schedina', where: vicine('data_arrivo', dal, al), sort: [{ field: 'id', direction: 'asc' }] }),
    allRows(store, { entity: 'camera', sort: [{ field: 'nome', direction: 'asc' }] }),
  ])
  return {
    prenotazioni: prenotazioni.rows as unknown as Prenotazione[],
    schedine: schedine.rows as unknown as Schedina[],
    camere: camere.rows as unknown as Camera[],
  }
}

/** Whether the guests of the booking have come. */
export const isVenuta = ({ stato }: Prenotazione): boolean => stato === 'arrivato' || stato === 'partito'

/** The stays of the bookings whose guests have come; as many people as the booking says, or as its schedine when they are more. */
export function permanenzeDi({ prenotazioni, schedine }: Archivio): Permanenza[] {
  const byBooking = Map.groupBy(schedine, (row) => row.prenotazione)
  return prenotazioni.filter(isVenuta).flatMap((booking): Permanenza[] => {
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
