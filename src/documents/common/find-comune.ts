/** A comune of the police tables. */
interface Comune {
  /** Nine digits, the first a 4. */
  readonly code: string
  /** Sigla of the province. */
  readonly provincia: string
}

/** The comune that a text names whole: of today, or with a day (of birth) as it was then. Undefined when none does, or when it may be two. */
export type FindComune = (text: string, onDay?: string) => Comune | undefined
