import type { Values } from '../../../kernel/door/change.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { isSameValue } from '../../fields/same-value.ts'

/** One record three times: as it was opened, as it was typed, and as somebody else has saved it since. */
export interface Versions {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** A version that a field can be taken from; `together` holds mine and theirs, one after the other. */
export type Source = 'mine' | 'theirs' | 'base' | 'together'

/** A field that two versions disagree about, and who has changed it. */
export interface Difference {
  readonly key: string
  readonly changedBy: 'me' | 'them' | 'both'
}

/** Equality of two values of a field: an emptied one is as good as one that was never filled. */
export const isEqual = (a: unknown, b: unknown): boolean => (isBlank(a) && isBlank(b)) || isSameValue(a, b)

/** Fields in which mine and theirs differ, in their order. A field that both have changed alike is none of them. */
export const differencesOf = (keys: readonly string[], { base, mine, theirs }: Versions): readonly Difference[] =>
  keys.flatMap((key): readonly Difference[] => {
    if (isEqual(mine[key], theirs[key])) return []
    if (isEqual(base[key], theirs[key])) return [{ key, changedBy: 'me' }]
    return [{ key, changedBy: isEqual(base[key], mine[key]) ? 'them' : 'both' }]
  })

/** The version that a difference is taken from without asking; nothing where both have changed the field. */
export const obviousSource = ({ changedBy }: Difference): Source | undefined =>
  changedBy === 'both' ? undefined : changedBy === 'me' ? 'mine' : 'theirs'

/** What is written over theirs for what was chosen, `null` for an emptied field, and the values of mine that are given up for it. */
export interface Merge {
  readonly values: Values
  readonly discarded: Values
}

/** Merges mine into theirs: `valueOf` is the value that was chosen for a difference. */
export function mergeOf(differences: readonly Difference[], { mine, theirs }: Versions, valueOf: (key: string) => unknown): Merge {
  const written = differences.filter(({ key }) => !isEqual(valueOf(key), theirs[key]))
  const givenUp = differences.filter(({ key, changedBy }) => changedBy !== 'them' && !holds(valueOf(key), mine[key]))
  return {
    values: Object.fromEntries(written.map(({ key }) => [key, valueOf(key) ?? null])),
    discarded: Object.fromEntries(givenUp.map(({ key }) => [key, mine[key] ?? null])),
  }
}

/** Whether a value holds another: it is the same, a list that has all its items, or a text that has its lines. */
function holds(value: unknown, part: unknown): boolean {
  if (isEqual(value, part)) return true
  // An emptied field is lost in any value.
  if (isBlank(part)) return false
  if (Array.isArray(value) && Array.isArray(part)) return part.every((item) => value.some((other) => isSameValue(item, other)))
  return typeof value === 'string' && typeof part === 'string' && `\n${value}\n`.includes(`\n${part}\n`)
}
