/** How else people say what a description names, as data that no page carries: `src/language/<trade>.ts`. Phrases are parted by ` | `. */
export interface Language {
  /** By the wording of a question that is shown. */
  readonly questions: Phrases
  /** By place: `cliente`, `cliente.makes`, `cliente.telefono`, `ordine.righe.prezzo`, `ordine.stato=inviato`, `metric.incasso`, `action.incassa.giorno`. */
  readonly phrases: Phrases
}
/** What people say, by what it is of. */
export type Phrases = Readonly<Record<string, string>>
