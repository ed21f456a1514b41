import { statusOf } from '../../kernel/entity/entity.ts'
import { isKind } from '../../kernel/fields/field.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import type { ValueDraft } from './draft.ts'
import { isLedTo } from './lead.ts'
import { textual } from './text-fields.ts'

interface Choice {
  readonly options?: Readonly<Record<string, string>>
}

/** Options, states and texts that fields of the record hold. */
export function addHeld(draft: ValueDraft, free: readonly Role[]): void {
  const { trade, frame, named, targets, isOpen, take, used } = draft
  const [state, status] = statusOf(trade.entity(frame.entity)) ?? []
  for (const role of free) {
    if (role.role !== 'held' || role.field.includes('.') || role.values.length !== 1) continue
    // «una donazione arrivata con carta» begins where every new one begins.
    if (!targets && role.field === state && role.values[0] === status?.initial) used.add(role)
    if (!isOpen(role.field) || role.field === state || isPartOfText(draft, role) || isUnsure(draft, role)) continue
    if (isNewValue(draft, role)) take(role.field, role.values[0], role, ...named.filter((field) => field.field === role.field))
  }
}

/** Some words of what another record says are a text of their own: «restyling del sito». */
function isPartOfText({ frame: { words }, fields, targets }: ValueDraft, { field, from, to, values: [value] }: RoleOf<'held'>): boolean {
  return !targets && textual(fields[field]) && wordsOf(String(value)).join(' ') !== words.slice(from, to).join(' ')
}

const VERY_MANY = 20
const SURE = 0.7

/** Doubts one of very many options that was mended: «lettino» is not «Lettonia». */
function isUnsure({ fields, named }: ValueDraft, role: RoleOf<'held'>): boolean {
  const many = Object.keys((fields[role.field] as unknown as Choice).options ?? {}).length
  return many > VERY_MANY && role.worth < SURE && !named.some((field) => field.field === role.field)
}

/** Tells whether it is what the field will hold, and not what tells the record. */
const isNewValue = (draft: ValueDraft, role: RoleOf<'held'>): boolean =>
  !draft.targets ||
  isLedTo(draft, role) ||
  isStatement(draft, role) ||
  draft.named.some((field) => field.field === role.field && field.to <= role.from)

/** «il lettore senza filo non funziona più»: what is said right after the one that is named, and asked of nobody. */
function isStatement({ frame, fields, roles, features: { asks, lists } }: ValueDraft, { from, field: key }: RoleOf<'held'>): boolean {
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
