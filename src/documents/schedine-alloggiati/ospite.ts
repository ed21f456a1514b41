import type { TipoAlloggiato } from './tables/tipi-alloggiato.ts'

/** The document shown at the desk. It is asked of guests 16, 17 and 18 only. */
export interface Documento {
  /** Code of the police table, as IDENT or PASOR. */
  readonly tipo: string
  readonly numero: string
  /** Police code of the comune or of the state that issued it. */
  readonly luogoRilascio: string
  /** Code of the state that is written beside the place, where one is. */
  readonly stato?: string | undefined
}

/**
 * One person to be declared under art. 109 TULPS (RD 773/1931), as typed: texts may be blank, days wrong.
 * Days are 'YYYY-MM-DD'; places are codes of the police tables, a comune (it begins with 4) standing for Italy as well;
 * a name that no code fits stands as it was written (`codeOfText`), so that the check can tell which.
 */
export interface Ospite {
  /** The caller's own name for this person; it never reaches the file. */
  readonly id: string
  readonly tipo: TipoAlloggiato
  /** Id of the capofamiglia or capogruppo, for 19 and 20. */
  readonly capo?: string | undefined
  readonly arrivo: string
  /** Nights declared on arrival, 1 to 30. */
  readonly notti: number
  readonly cognome: string
  readonly nome: string
  readonly sesso: 'M' | 'F' | ''
  readonly nascita: string
  /** Code of the comune for who was born in Italy, else of the state. */
  readonly luogoNascita: string
  /** Code of the state that is written beside the place of birth, where one is: the two must agree. */
  readonly statoNascita?: string | undefined
  /** Code of the state. */
  readonly cittadinanza: string
  readonly documento?: Documento | undefined
  /** Number of the apartment in the portal's list, only for the file of «Gestione appartamenti» (174 characters). */
  readonly appartamento?: string | undefined
}
