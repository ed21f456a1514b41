/** What says when the people of a booking come and go. Days are 'YYYY-MM-DD'. */
export interface Ospitata {
  readonly id: string
  readonly arrivo: string
  /** The day they leave. */
  readonly partenza: string
  readonly persone: number
  /** 'arrivato' and 'partito' of those whose guests have come. */
  readonly stato: string
}

/** What says under which booking a person has come, and when. */
export interface Registrata {
  readonly id: string
  readonly data_arrivo: string
  /** Id of the booking. */
  readonly prenotazione?: string | undefined
}

/** People who come and go together under one booking: who joins it on a later day is a stay apart. */
export interface Permanenza<B extends Ospitata, S extends Registrata> {
  /** Of the booking; followed by '+' and the day for who joined later. */
  readonly id: string
  readonly prenotazione: B
  readonly arrivo: string
  readonly partenza: string
  readonly schedine: readonly S[]
  /** People of the booking without a schedina: counted, and known in nothing else. */
  readonly senza: number
}

/** What a period of the movement and of the tax is worked out from. */
interface Ospiti<B extends Ospitata, S extends Registrata> {
  /** Bookings of any state whose arrival can reach the period. */
  readonly prenotazioni: readonly B[]
  readonly schedine: readonly S[]
}

/** Whether the guests of the booking have come. */
export const isVenuta = ({ stato }: Pick<Ospitata, 'stato'>): boolean => stato === 'arrivato' || stato === 'partito'

/** The stays of the bookings whose guests have come; as many people as the booking says, or as its schedine when they are more. */
export function permanenzeDi<B extends Ospitata, S extends Registrata>({ prenotazioni, schedine }: Ospiti<B, S>): Permanenza<B, S>[] {
  const byBooking = Map.groupBy(schedine, (row): string | undefined => row.prenotazione)
  return prenotazioni.filter(isVenuta).flatMap((booking): Permanenza<B, S>[] => {
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
      ...[...later].map(([day, rows]) => ({ id: `${id}+${day}`, prenotazione: booking, arrivo: day, partenza, schedine: rows, senza: 0 })),
    ].filter((stay) => stay.schedine.length + stay.senza > 0)
  })
}

interface Persona {
  readonly nome?: string | undefined
  readonly cognome?: string | undefined
}

/** «Jonas Lindqvist»; the booking's own name while the schedina has none. */
export const chiE = ({ nome = '', cognome = '' }: Persona, booking: { readonly ospite: string }): string =>
  `${nome} ${cognome}`.trim() || `Ospite senza nome di ${booking.ospite}`
