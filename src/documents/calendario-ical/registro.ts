import type { CalendarioIcal } from '../../kernel/screens/calendar-file.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Values } from '../../kernel/door/change.ts'

/** What the book of a room says of a booking. Days are 'YYYY-MM-DD', amounts cents. */
export interface Prenotazione {
  readonly id: string
  readonly version: number
  /** In whose name it is. */
  readonly ospite: string
  /** Id of the room. */
  readonly camera: string
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
  readonly stato: string
  /** Where it comes from. */
  readonly canale: string
  readonly importo: number
  /** The tax on its bill. */
  readonly imposta?: number | undefined
  /** The uid that it had in the calendar from which it came; see `codiceDi`. */
  readonly codice_portale?: string | undefined
  /** Id of that calendar. */
  readonly calendario?: string | undefined
}

/** Nights on which the room is not for sale. */
export interface Chiusura {
  readonly id: string
  readonly version: number
  readonly motivo: string
  readonly dal: string
  readonly notti: number
  /** Id of the calendar that brought it. */
  readonly calendario?: string | undefined
}

/** A calendar of a room somewhere else. */
export interface Calendario {
  readonly id: string
  readonly nome: string
  /** How the file signs itself. */
  readonly programma?: string | undefined
  /** The title in the file. */
  readonly titolo?: string | undefined
}

export interface Camera {
  readonly id: string
  readonly nome: string
  /** Beds. */
  readonly posti: number
  /** Cents for a night. */
  readonly prezzo: number
}

/** Where bookings come from. */
export interface Canale {
  readonly key: string
  readonly label: string
  /** A portal that sells the room, and no calendar of the house's own. */
  readonly isPortale: boolean
}

export interface Richiesta {
  readonly calendario: CalendarioIcal
  /** Id of the room. */
  readonly camera: string
  /** Where its bookings come from. */
  readonly canale: Canale
  /** Which calendar of the room it is, where somebody has said so: the id of one, or 'nuovo'. */
  readonly da?: string | undefined
  /** The end of the uids that the house gives out. */
  readonly domain: string
  /** What to make of nights that the portal calls taken without saying whether by a guest. */
  readonly incerte: 'chiusure' | 'prenotazioni'
  /** Whether what the file no longer has is cancelled, and so makes room for others. */
  readonly annulla: boolean
}

/** What the house knows of the room, and of stays that came from calendars: all that can reach today or a later day. */
export interface Registro {
  readonly camera: Camera
  readonly prenotazioni: readonly Prenotazione[]
  readonly chiusure: readonly Chiusura[]
  /** Bookings of the whole house that came from calendars. */
  readonly importate: readonly Prenotazione[]
  /** Names of all rooms by their id. */
  readonly camere: ReadonlyMap<string, string>
  /** The calendars that the room has. */
  readonly calendari: readonly Calendario[]
  /** Records of the house that went out in its files (`nostriIn`) and are still kept, wherever they stand. */
  readonly nostri: ReadonlySet<string>
}

/** How the house works. */
export interface Casa {
  /** Labels of the channels by their key. */
  readonly canali: Readonly<Record<string, string>>
  /** States in which a booking takes its room. */
  readonly occupano: readonly string[]
  /** The most nights of one booking and of one closure. */
  readonly massimo: { readonly prenotazione: number; readonly chiusura: number }
  /** The id of a calendar that is new. */
  nuovoCalendario(): string
  /** The tax of a stay whose guests are not known, in cents; nothing while nobody has written down the rules. */
  imposta(stay: { readonly arrivo: string; readonly notti: number; readonly persone: number }): Promise<number | undefined>
  /** A booking out of these values, or what is wrong with them. */
  valida(values: Values): { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: readonly Problem[] }
}
