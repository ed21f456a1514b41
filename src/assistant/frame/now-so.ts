import { isKind } from '../../kernel/fields/field.ts'
import { isIdle } from '../lexicon/grammar-words.ts'
import type { Features } from './features.ts'
import type { RoleOf } from './role.ts'
import type { Drafting } from './texts.ts'

/** «il lettore senza filo non funziona più»: what is said right after the one that is named, and asked of nobody. */
export function isNowSo({ frame, fields, roles }: Drafting, { asks, lists }: Features, { from, field: key }: RoleOf<'held'>): boolean {
  const field = fields[key]
  const self = roles.findLast((one) => one.role === 'self' && one.worth > 0 && one.to <= from)
  return (
    self !== undefined &&
    field !== undefined &&
    isKind(field, 'choice') &&
    !frame.asking &&
    asks.size === 0 &&
    !lists &&
    frame.words.slice(self.to, from).every((word) => isIdle(word))
  )
}
