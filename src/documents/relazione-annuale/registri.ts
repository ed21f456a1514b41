/** Rows as they were read, with what the records are called that they name, by id. */
export interface Letti<R> {
  readonly rows: readonly R[]
  readonly names: Readonly<Record<string, string>>
}

/** Money, goods or work that arrived, or its reversal. */
export interface DonoDellAnno {
  readonly id: string
  readonly data: string
  readonly tipo: 'monetaria' | 'beni' | 'servizi'
  /** Cents; of goods and services their normal value. */
  readonly importo: number
  readonly donatore: string
  readonly progetto?: string | undefined
  /** Whether it counts for the donor's taxes. */
  readonly haAgevolazione: boolean
  /** The gift that it takes back. */
  readonly storna?: string | undefined
}

export interface SpesaDellAnno {
  readonly id: string
  readonly data: string
  readonly descrizione: string
  /** Cents. */
  readonly importo: number
  readonly progetto?: string | undefined
}

/** That a volunteer was there. */
export interface PresenzaDellAnno {
  readonly id: string
  readonly data: string
  readonly turno: string
  /** Names the volunteer. */
  readonly incarico: string
  readonly ore: number
}

export interface TurnoDellAnno {
  readonly id: string
  readonly progetto: string
}

export interface ServizioDellAnno {
  readonly id: string
  readonly data: string
  readonly tipo: string
  readonly beneficiario: string
  readonly progetto?: string | undefined
}

/** What a year leaves in the books of an association. */
export interface Registri {
  readonly doni: Letti<DonoDellAnno>
  readonly spese: Letti<SpesaDellAnno>
  readonly presenze: Letti<PresenzaDellAnno>
  readonly turni: Letti<TurnoDellAnno>
  readonly servizi: Letti<ServizioDellAnno>
}

/** What cannot be told yet. */
export interface DaChiudere {
  /** Gifts whose donors wait for a receipt. */
  readonly senzaRicevuta: Letti<Pick<DonoDellAnno, 'id' | 'data' | 'importo' | 'donatore'>>
  /** Shifts whose day has gone by, and that nobody closed. */
  readonly aperti: readonly { readonly id: string; readonly data: string; readonly attivita: string }[]
}

/** What the records that figures lead to are called where they are kept, and what their types are called by people. */
export interface Parole {
  readonly schede: Readonly<Record<'dono' | 'spesa' | 'presenza' | 'turno' | 'servizio', string>>
  readonly tipiDono: Readonly<Record<string, string>>
  readonly tipiServizio: Readonly<Record<string, string>>
}
