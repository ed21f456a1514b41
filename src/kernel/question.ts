import type { Condition } from './expression/condition.ts'
import type { Sort } from './store/store.ts'

/** Records as a question asks for them. */
export interface AskedRecords {
  readonly entity: string
  readonly where: readonly Condition[]
  readonly sort?: readonly Sort[]
}

/**
 * What somebody of the trade asks at the desk, in a few wordings: the first is the one that is shown. It is answered by the
 * records that meet some conditions, or by a figure of the trade. Read by the palette and by the assistant.
 */
export type Question = { readonly says: readonly [string, ...string[]] } & (AskedRecords | { readonly metric: string })

export const isAboutRecords = (question: Question): question is Question & AskedRecords => 'entity' in question
