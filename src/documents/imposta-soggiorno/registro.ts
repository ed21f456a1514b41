import type { Ospitata, Permanenza, Registrata } from '../common/permanenze.ts'

/** What the tax asks of a booking. Days are 'YYYY-MM-DD'. */
export interface Prenotazione extends Ospitata {
  /** In whose name it is. */
  readonly ospite: string
  /** Id of its room. */
  readonly camera: string
  /** Cents of the tax on its bill. */
  readonly imposta?: number | undefined
  /** How the bill was closed; 'sospeso' where it is still to be paid. */
  readonly pagamento?: string | undefined
}

/** What the tax asks of the schedina of a guest. States are keys («ITALIA»), comuni texts. */
export interface Schedina extends Registrata {
  readonly nome?: string | undefined
  readonly cognome?: string | undefined
  readonly data_nascita?: string | undefined
  readonly stato_residenza?: string | undefined
  readonly comune_residenza?: string | undefined
  /** Why the tax is lifted or lowered for this guest, as the settings name it. */
  readonly esenzione?: string | undefined
  /** Id of the guest: whoever comes back has the same. */
  readonly ospite?: string | undefined
}

/** Under bookings of which nothing more is known than who comes and goes when, unless `B` says more. */
export type Permanenze<B extends Ospitata = Ospitata> = readonly Permanenza<B, Schedina>[]

interface Esenzione {
  readonly motivo: string
  /** Under `anni`, from `anni` on, for residents of the comune, for who bears `qualifica`. */
  readonly vale: 'sotto' | 'da' | 'residente' | 'qualifica'
  readonly anni?: number | undefined
  readonly qualifica?: string | undefined
  readonly uno_ogni?: number | undefined
  readonly percento?: number | undefined
}

/** The house and the rules of its comune, as somebody has written them down. */
export interface Struttura {
  readonly id: string
  readonly nome: string
  readonly comune: string
  readonly indirizzo?: string | undefined
  /** Codice identificativo nazionale. */
  readonly cin?: string | undefined
  /** Cents for a person and a night, from a day on. */
  readonly tariffe?: readonly { readonly dal: string; readonly importo: number }[] | undefined
  /** Nights in a row after which nothing more is due. */
  readonly tetto_notti?: number | undefined
  readonly esenzioni?: readonly Esenzione[] | undefined
  /** Whether a night counts in its own quarter or in that of the departure. */
  readonly competenza: 'pernottamento' | 'partenza'
}
