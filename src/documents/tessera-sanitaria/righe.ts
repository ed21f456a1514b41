import type { VatCode } from '../../kernel/italian/vat.ts'

/** A line of an invoice; prices are cents, the discount is percent. */
export interface RigaFattura {
  readonly quantita: number
  readonly prezzo: number
  readonly sconto?: number | undefined
  readonly iva: VatCode
}

/** An invoice that was issued. Amounts are cents. */
export interface FatturaSanitaria {
  readonly id: string
  /** As it is written on it: «12/2026». */
  readonly numero: string
  readonly data: string
  /** The patient to whom it is made out. */
  readonly cliente: string
  readonly righe?: readonly RigaFattura[] | undefined
  /** The stamp duty that was charged. */
  readonly bollo: number
  /** What is still to be paid of it; below zero where money is to go back. */
  readonly residuo: number
  readonly opposizione?: boolean | undefined
}

/** Money that a patient paid, or that was given back to him. Cents. */
export interface IncassoSanitario {
  readonly id: string
  readonly paziente: string
  /** None where it was paid ahead. */
  readonly fattura?: string | undefined
  readonly giorno: string
  readonly importo: number
  readonly mezzo: string
  /** The payment that it takes back. */
  readonly storna?: string | undefined
}

/** A credit note that was issued. */
export interface NotaSanitaria {
  readonly id: string
  /** As it is written on it. */
  readonly numero: string
  readonly fattura: string
  readonly cliente: string
}

export interface Assistito {
  readonly id: string
  readonly nome: string
  readonly cognome: string
  readonly codice_fiscale?: string | undefined
}

/** The records of a year: its payments and credit notes, every issued invoice and every patient. */
export interface RigheAnno {
  readonly incassi: readonly IncassoSanitario[]
  readonly fatture: readonly FatturaSanitaria[]
  readonly note: readonly NotaSanitaria[]
  readonly pazienti: readonly Assistito[]
}

/** What the records that figures lead to are called where they are kept. */
export interface Schede {
  readonly paziente: string
  readonly incasso: string
  readonly nota: string
}
