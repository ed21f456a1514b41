import { nextByHand, reversalTo } from '../../../kernel/derive/chain.ts'
import { isFixed, statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { canMove, isOver, type State, type Status } from '../../../kernel/fields/status.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { missingFor } from '../../../kernel/derive/validate.ts'
import { dayAwaited } from '../../../kernel/derive/delay.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { Sort } from '../../../kernel/door/store.ts'
import type { ListQuery } from '../../screen/list-query.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'

/** The lifecycle that a board shows: the key of the field and the field. */
export interface Lifecycle {
  readonly key: string
  readonly status: Status<string>
}

export function lifecycleOf(entity: AnyEntity): Lifecycle | undefined {
  const [key, status] = statusOf(entity) ?? []
  return key !== undefined && status ? { key, status } : undefined
}

export const stateOf = ({ key }: Lifecycle, row: AnyRow): string => String(row[key])

/** Why a record may not enter a state; nothing when it may, or when it is there already. */
export function moveRefusal(entity: AnyEntity, { key, status }: Lifecycle, row: AnyRow, to: string): string | undefined {
  const from = String(row[key])
  if (from === to || !status.states[from]) return undefined
  if (isFixed(entity, key)) return messages.notYoursToChange(entity.label)
  const label = (name: string) => status.states[name]?.label ?? name
  const reversal = reversalTo(entity, to)
  if (canMove(status, from, to)) return reversal && messages.onlyReversed(label(to), reversal.label)
  return messages.moveNotAllowed(label(from), label(to), nextByHand(entity, from).map(label))
}

export interface Move {
  readonly to: string
  readonly label: string
  /** What will be asked on the way there: «chiede ore di lavoro». */
  readonly asks?: string
}

/** The moves that the lifecycle allows a record, in the order in which it names them. */
export function movesOf(entity: AnyEntity, { key, status }: Lifecycle, row: AnyRow): readonly Move[] {
  if (isFixed(entity, key)) return []
  return nextByHand(entity, String(row[key])).map((to) => {
    const missing = missingFor(entity, to, row).map(([, field]) => (field.short ?? field.label).toLowerCase())
    return { to, label: status.states[to]?.label ?? to, ...(missing.length > 0 && { asks: `chiede ${missing.join(', ')}` }) }
  })
}

/** A column's records once the moves under way are counted in: who leaves is gone, who comes stands first. */
export function columnRows({ key }: Lifecycle, state: string, rows: readonly AnyRow[], pending: readonly Pending[]): readonly AnyRow[] {
  const staying = rows.filter((row) => withPending(row, pending)[key] === state)
  const known = new Set(rows.map((row) => row.id))
  const coming = pending.filter(({ row, values }) => values[key] === state && row[key] !== state && !known.has(row.id))
  return [...coming.map(({ row, values }) => ({ ...row, ...values })), ...staying]
}

/**
 * The order of a column that nobody has sorted: what is still to be done by its day, the most pressing first;
 * what is over, the latest first.
 */
export function columnSort({ slot }: AnyEntity, state: State<string>): readonly Sort[] {
  const keys: readonly (string | undefined)[] = [slot?.day, slot?.time]
  return keys.flatMap((field) => (field === undefined ? [] : [{ field, direction: isOver(state) ? 'desc' : 'asc' } as const]))
}

/** The two halves of a column whose records are to begin on a day: those of today and before, and those that come later. */
export interface Halves {
  /** Field of the day. */
  readonly day: string
  readonly now: readonly Condition[]
  readonly later: readonly Condition[]
}

/** Halves of a column; nothing where its records have begun, have no day, or are asked for in an order or on days of their own. */
export function halvesOf(entity: AnyEntity, state: string, query: ListQuery, today: string): Halves | undefined {
  const day = dayAwaited(entity, state)
  if (day === undefined || query.search !== '' || query.sort.length > 0 || query.where.some(({ field }) => field === day)) return undefined
  return {
    day,
    now: [{ any: [[{ field: day, op: 'lte', value: today }], [{ field: day, op: 'empty' }]] }],
    later: [{ field: day, op: 'gt', value: today }],
  }
}
