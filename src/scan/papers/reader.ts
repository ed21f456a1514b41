import type { Page } from '../page/page.ts'
import type { Recognised, RecognisedKey } from '../read-text.ts'

/** Reads one kind of paper. */
export interface PaperReader {
  /** Words that stand on such papers, with how much they speak for one; 1 is enough. */
  readonly signs: Readonly<Record<string, number>>
  /** `today` is an ISO day. */
  readonly read: (page: Page, today: string) => Recognised | Promise<Recognised>
  /** What every such paper has: one that lacks it is looked at a second time. */
  readonly always: readonly RecognisedKey[]
  /** What else may be taken from anywhere on such a paper by its pattern. */
  readonly patterns: readonly RecognisedKey[]
}

/** Leaves out what was not found. */
export const known = (values: Readonly<Partial<Record<RecognisedKey, Recognised[RecognisedKey] | undefined>>>): Recognised =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
