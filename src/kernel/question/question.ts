import type { Condition } from '../expression/condition.ts'
import type { Sort } from '../door/store.ts'

/** Records as a question asks for them. */
export interface AskedRecords {
  readonly entity: string
  readonly where: readonly Condition[]
  readonly sort?: readonly Sort[]
}

/** A number of some records added up, or, told apart `by` what they name, that of each, the most first: «il prodotto più venduto». */
export interface AddedUp {
  readonly sum?: string
  readonly by?: string
}

/**
 * What somebody of the trade asks at the desk, in a few wordings: the first is the one that is shown. It is answered by the
 * records that meet some conditions, by what a number of theirs comes to, or by a figure of the trade. Read by the palette and by
 * the assistant.
 */
export type Question = {
  readonly says: readonly [string, ...string[]]
  /** Shown wording of the question that is offered next where nothing answers this one: none beyond the budget, some near it. */
  readonly near?: string
} & ((AskedRecords & AddedUp) | { readonly metric: string })

export const isAboutRecords = (question: Question): question is Question & AskedRecords & AddedUp => 'entity' in question
