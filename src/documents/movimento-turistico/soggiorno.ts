import type { CanalePrenotazione, MezzoTrasporto, TipoTurismo, TitoloStudio } from './lists.ts'

/** One guest of one stay. Places are codes of nine digits of the police tables. */
export interface Cliente {
  /** One for each guest and stay: who comes back has another. It never changes, because corrections refer to it. */
  readonly id: string
  /** What sentences call the guest; the place in the list where nothing is said. Never written into a file. */
  readonly chi?: string | undefined
  /** As on the schedina: 16 to 20. */
  readonly tipo: '16' | '17' | '18' | '19' | '20'
  /** Id of the capofamiglia or capogruppo, for 19 and 20. */
  readonly capo?: string | undefined
  /** '' while it is not known. */
  readonly sesso: 'M' | 'F' | ''
  /** 'YYYY-MM-DD', '' while it is not known. */
  readonly nascita: string
  readonly cittadinanza: string
  readonly residenza: {
    /** Code of the state, '' while it is not known. */
    readonly stato: string
    /** Code of the comune for residents in Italy; elsewhere a NUTS code or a place's name. */
    readonly luogo: string
    /** Sigla of the province, for residents in Italy: C/59 counts them by it. */
    readonly provincia?: string | undefined
  }
  readonly statoNascita?: string | undefined
  /** Code of the comune, for who was born in Italy. */
  readonly comuneNascita?: string | undefined
  readonly titoloStudio?: TitoloStudio | undefined
  readonly professione?: string | undefined
}

/** A stay of one or more guests who arrive and leave together; who leaves earlier is a stay apart. Days are 'YYYY-MM-DD'. */
export interface Soggiorno {
  readonly id: string
  readonly arrivo: string
  /** The day they leave: its night is not counted. */
  readonly partenza: string
  readonly camere: readonly string[]
  readonly turismo: TipoTurismo
  readonly mezzo: MezzoTrasporto
  readonly canale: CanalePrenotazione
  readonly clienti: readonly Cliente[]
}

export const ITALIA = '100000100'

/**
 * What C/59 counts by: residence, not nationality. 'IT-BO' for the province of who lives in Italy, else the code of the state;
 * 'IT-' when the province is missing, '' when nothing is known.
 */
export function provenienzaOf({ residenza }: Cliente): string {
  return residenza.stato === ITALIA ? `IT-${residenza.provincia ?? ''}` : residenza.stato
}

/** Whether the guests of the stay spend there the night that follows the day. */
export function sleepsOn({ arrivo, partenza }: Soggiorno, day: string): boolean {
  return arrivo <= day && day < partenza
}

/** Whether the kind is a familiare or a membro di gruppo, who come after their head. */
export function isMember({ tipo }: Cliente): boolean {
  return tipo === '19' || tipo === '20'
}
