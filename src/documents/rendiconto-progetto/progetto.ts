/** A project as it is told to its funder. Amounts are cents; people are named by ids. */
export interface Progetto {
  readonly nome: string
  readonly descrizione?: string | undefined
  readonly responsabile: string
  /** As it is called: «Completato». */
  readonly stato: string
  readonly data_inizio: string
  readonly data_fine: string
  readonly finanziatore?: string | undefined
  readonly rendiconto_entro?: string | undefined
  readonly budget: number
  readonly speso: number
  readonly rimasto: number
  /** Spent of the budget, as it is written: «75 %». */
  readonly progresso: string
  readonly beneficiari: number
  readonly servizi: number
  readonly ore_volontari: number
}

/** A line of the budget. */
export interface VoceBudget {
  readonly nome: string
  readonly previsto: number
  readonly speso: number
  readonly rimasto: number
}

export interface SpesaProgetto {
  readonly data: string
  readonly descrizione: string
  readonly fornitore?: string | undefined
  /** The paper behind it. */
  readonly documento?: string | undefined
  readonly importo: number
}

/** A gift that arrived, or its reversal. */
export interface DonoProgetto<T extends string> {
  readonly data: string
  readonly donatore: string
  readonly tipo: T
  readonly importo: number
  readonly storna?: string | undefined
}

/** What a volunteer did in it. */
export interface IncaricoProgetto {
  readonly volontario: string
  readonly mansione: string
  readonly presenze: number
  readonly ore: number
}

/** What there is of a project: `D` are the kinds of gifts, `S` those of services. */
export interface Fascicolo<D extends string, S extends string> {
  readonly progetto: Progetto
  readonly voci: readonly VoceBudget[]
  readonly spese: readonly SpesaProgetto[]
  readonly doni: readonly DonoProgetto<D>[]
  readonly incarichi: readonly IncaricoProgetto[]
  readonly servizi: readonly { readonly tipo: S }[]
  /** What people are called, by their ids. */
  readonly nomi: Readonly<Record<string, string>>
  readonly tipiDono: Readonly<Record<D, string>>
  readonly tipiServizio: Readonly<Record<S, string>>
}
