import type { FindComune } from '../common/find-comune.ts'
import type { Ospitata, Permanenza, Registrata } from '../common/permanenze.ts'
import type { CanalePrenotazione } from './lists.ts'
import type { Motivo } from './modulo.ts'
import type { Cliente } from './soggiorno.ts'

/** What the movement asks of a booking. Days are 'YYYY-MM-DD'. */
export interface Prenotazione extends Ospitata {
  /** Id of its room. */
  readonly camera: string
  /** In whose name it is. */
  readonly ospite: string
  /** Where it comes from: a key of `Codici.canali`. */
  readonly canale: string
  /** Why they travel, where somebody has asked. */
  readonly turismo?: Motivo | undefined
}

/** What the movement asks of the schedina of a guest. States are keys («ITALIA»), comuni texts. */
export interface Schedina extends Registrata {
  readonly famiglia_gruppo: number
  readonly tipo_alloggiato: 'singolo' | 'capofamiglia' | 'familiare' | 'capogruppo' | 'membro'
  /** Id of the head who was chosen. */
  readonly capo?: string | undefined
  readonly notti_permanenza: number
  readonly nome?: string | undefined
  readonly cognome?: string | undefined
  readonly sesso?: 'M' | 'F' | undefined
  readonly data_nascita?: string | undefined
  readonly comune_nascita?: string | undefined
  readonly stato_nascita?: string | undefined
  readonly cittadinanza?: string | undefined
  readonly stato_residenza?: string | undefined
  readonly comune_residenza?: string | undefined
  /** Id of the schedina that it takes the place of. */
  readonly corregge?: string | undefined
}

export type Permanenze = readonly Permanenza<Prenotazione, Schedina>[]

/** A room of the house. */
interface Camera {
  readonly id: string
  readonly nome: string
  /** Beds. */
  readonly posti: number
}

/** The records that can touch a period. */
export interface Archivio {
  /** Bookings of any state. */
  readonly prenotazioni: readonly Prenotazione[]
  readonly schedine: readonly Schedina[]
  readonly camere: readonly Camera[]
}

/** Nights on which a room was not for sale. */
export interface Chiusura {
  /** Id of the room. */
  readonly camera: string
  readonly dal: string
  readonly notti: number
}

/** What texts and keys of the records are in official tables. */
export interface Codici {
  readonly comune: FindComune
  /** The comuni that a name may mean, in words; '' when there is no doubt. */
  readonly omonimi: (text: string) => string
  /** The police code of a state; '' for a key that is none. */
  readonly stato: (key: string | undefined) => string
  /** The name of a state by its code. */
  readonly nomeStato: (code: string) => string
  readonly tipi: Readonly<Record<Schedina['tipo_alloggiato'], Cliente['tipo']>>
  /** The head under which a member stands. */
  readonly capo: (person: Schedina, rows: readonly Schedina[]) => { readonly id: string } | undefined
  /** What Ross1000 calls the ways by which bookings come. */
  readonly canali: Readonly<Record<string, CanalePrenotazione>>
}
