import type { Values } from '../../../kernel/door/change.ts'
import { isEqual, obviousSource, type Difference, type Source, type Versions } from './three-way.ts'

/** What somebody chose for a field, over theirs as it was then: another value of theirs makes the choice void. */
interface Choice {
  readonly source: Source
  readonly over: unknown
}

export type Choices = Readonly<Record<string, Choice>>

/** A field that is chosen about, as it stands. */
export interface ChoiceRow extends Difference {
  /** Absent while nobody has chosen. */
  readonly chosen: Source | undefined
  /** Somebody has saved the field again since it was shown. */
  readonly hasMoved: boolean
}

/**
 * Rows of the comparison. A field that only one has changed is chosen already; one that was saved again since the dialog opened
 * (`shown` is theirs as it was then) is asked about anew.
 */
export const rowsOf = (differences: readonly Difference[], { theirs }: Versions, choices: Choices, shown: Values): readonly ChoiceRow[] =>
  differences.map((difference) => {
    const { key } = difference
    const choice = choices[key]
    const holds = choice !== undefined && isEqual(choice.over, theirs[key])
    const hasMoved = !holds && !isEqual(shown[key], theirs[key])
    return { ...difference, hasMoved, chosen: holds ? choice.source : hasMoved ? undefined : obviousSource(difference) }
  })

export const chosen = (choices: Choices, { theirs }: Versions, key: string, source: Source): Choices => ({
  ...choices,
  [key]: { source, over: theirs[key] },
})
