import type { Cliente, Soggiorno } from './soggiorno.ts'

/** A guest sent by mistake, or with another kind or day: it is taken back on `giorno`. */
interface Eliminazione {
  readonly giorno: string
  readonly cliente: string
  readonly tipo: Cliente['tipo']
  readonly arrivo: string
}

export interface Ross1000Input {
  readonly struttura: {
    /** Given by the region. */
    readonly codice: string
    /** Name of the software, as registered with the region. */
    readonly prodotto: string
    readonly camere: number
    readonly letti: number
    /** Days on which the house is closed. */
    readonly chiusure: readonly string[]
  }
  readonly soggiorni: readonly Soggiorno[]
  /** First and last day to be sent, both included: 'YYYY-MM-DD'. */
  readonly dal: string
  readonly al: string
  /** What a person should know who opens the file: it counts guests one by one and has no place for other figures. */
  readonly note?: readonly string[] | undefined
  readonly eliminazioni?: readonly Eliminazione[] | undefined
}
