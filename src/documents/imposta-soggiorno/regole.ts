/** When an exemption holds for a guest. */
export type Condizione =
  /** Not yet `sottoAnni` old, or `daAnni` old and more, on the day of each night. */
  | { readonly tipo: 'eta'; readonly sottoAnni?: number | undefined; readonly daAnni?: number | undefined }
  /** Registered resident in the comune that levies the tax; its code as in the guest's. */
  | { readonly tipo: 'residente'; readonly comune: string }
  /**
   * Whoever the desk has marked so (autista, accompagnatore, degente, forze dell'ordine…); with `unoOgni`, one for that many
   * guests of the same stay without the mark.
   */
  | { readonly tipo: 'qualifica'; readonly qualifica: string; readonly unoOgni?: number | undefined }

export interface Esenzione {
  /** The reason as the declaration lists it: «Minori di 12 anni». */
  readonly motivo: string
  readonly quando: Condizione
  /** How much of the tax falls away: 100 when nothing is said, less for a reduction. */
  readonly percento?: number | undefined
}

/**
 * What the comune has decided: every regolamento differs, so all of it is settings (art. 4 D.Lgs. 23/2011; art. 52
 * D.Lgs. 446/1997). Rates that follow the price of the room are not here.
 */
export interface Regole {
  /** Cents for a person and a night, from a day on; the latest that has begun is in force, none means no tax yet. */
  readonly tariffe: readonly { readonly dal: string; readonly centesimi: number }[]
  /** Nights in a row after which nothing more is due. */
  readonly tettoNotti?: number | undefined
  readonly esenzioni: readonly Esenzione[]
  /** Whether the quarter of a night is that of the night itself or of the departure, when the tax is collected. */
  readonly competenza: 'pernottamento' | 'partenza'
}

export interface Ospite {
  readonly id: string
  /** 'YYYY-MM-DD', '' when unknown: then no exemption by age. */
  readonly nascita: string
  /** Code of the comune of residence, in the same table as the settings. */
  readonly comuneResidenza?: string | undefined
  readonly qualifiche?: readonly string[] | undefined
  /** Nights in a row that this guest has already spent here right before the arrival, under another booking: they count for the cap. */
  readonly nottiPrecedenti?: number | undefined
}

export interface Soggiorno {
  readonly id: string
  readonly arrivo: string
  readonly partenza: string
  /** The same for all guests of the stay who do not say their own. */
  readonly nottiPrecedenti?: number | undefined
  readonly ospiti: readonly Ospite[]
}
