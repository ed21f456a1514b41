import type { Asked, Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { comparisonsOf, isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { isDerived } from '../../kernel/fields/derived.ts'

/** A count of records by the days on which others name them. */
type Visits = Pick<Extract<Asking, { is: 'figure' }>, 'entity' | 'where' | 'fn' | 'field'>

/**
 * «quanti tedeschi ho avuto a novembre?»: who came again later came in November all the same. Conditions on the last day on which others
 * name a record become conditions on those others, so that each stay within the days counts.
 */
export function visitsOf(trade: Trade, { entity, where }: Pick<Asked, 'entity' | 'where'>): Visits | undefined {
  if (where.some(isAnyOf)) return undefined
  const days = comparisonsOf(where).filter(({ field }) => lastOf(trade, entity, field) !== undefined)
  const [first] = days
  const last = first && lastOf(trade, entity, first.field)
  // «chi non viene da un anno» asks of the last day itself.
  const isBegun = days.some(({ op }) => op === 'gte' || op === 'gt' || op === 'eq')
  if (!last || !isBegun || days.some(({ field }) => field !== first.field)) return undefined
  const { fields } = trade.entity(last.entity)
  // What a stay says itself of a person («Cittadinanza») is said of those too who have no record of their own.
  const own = (path: string) => (fields[path] && fields[path].kind === trade.fieldAt(entity, path)?.kind ? path : `${last.by}.${path}`)
  const moved = where.map((one): Condition =>
    isAnyOf(one) ? one : { ...one, field: one.field === first.field ? last.of : own(one.field) },
  )
  const by = fields[last.by]
  const isNameless = by !== undefined && isOptional(by)
  return { entity: last.entity, where: [...moved, ...last.where], ...(isNameless ? { fn: 'count' } : { fn: 'distinct', field: last.by }) }
}

interface Last {
  readonly entity: string
  readonly by: string
  readonly of: string
  readonly where: readonly Condition[]
}

/** The records of which a field is the last day; nothing of any other field. */
function lastOf(trade: Trade, entity: string, path: string): Last | undefined {
  const field = trade.fieldAt(entity, path)
  const over = field && isDerived(field) && 'over' in field.derive ? field.derive.over : undefined
  if (!field || !over || over.fn !== 'most' || over.entity === undefined || over.by === undefined || !isKind(field, 'date'))
    return undefined
  const of = over.of && typeof over.of === 'object' && 'field' in over.of ? over.of.field : undefined
  return of === undefined ? undefined : { entity: over.entity, by: over.by, of, where: over.where ?? [] }
}
