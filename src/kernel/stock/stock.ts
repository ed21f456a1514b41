import { isReference, type AnyEntity } from '../entity/entity.ts'
import type { Condition } from '../expression/condition.ts'
import { meets } from '../evaluation/meets.ts'
import { pathsOf } from '../expression/paths.ts'
import { localKeys } from '../evaluation/worked-fields.ts'
import { isDerived, isStored } from '../fields/derived.ts'
import { isKind } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import { targetOf } from '../entity/references.ts'
import type { Stock } from '../entity/stock-movement.ts'

/** Something that a stock is held in, and may not fall below nothing: an article, a lot, an article at a place. */
export interface Held {
  /** The references of a movement that say which: the article, or the article and the place. */
  readonly by: readonly string[]
  /** The reference to what bears the name, and the entity that it leads to. */
  readonly of: string
  readonly target: string
  /** The field of that record in which the movements are summed; without one they are added up. */
  readonly left?: string
  readonly quantity: string
  /** Which movements count. */
  readonly where: readonly Condition[]
  /** The field of a movement that a sentence stands at. */
  readonly at: string
}

/** What an entity of movements says of a stock, looked up among the entities. */
export interface StockWords {
  readonly of: string
  readonly quantity: string
  readonly held: readonly Held[]
  readonly mayFallBelow: boolean
  readonly lot?: string
  /** The reference of a lot to its article, where it has one. */
  readonly lotOf?: string
  /** The day after which a lot is no longer good. */
  readonly expiry?: string
  readonly place?: string
}

type Entities = ReadonlyMap<string, AnyEntity>

const known = new WeakMap<Stock, StockWords>()

/** The stock that an entity moves; nothing where it moves none. Throws a `DefinitionError` where its words do not fit the others. */
export function stockOf(entity: AnyEntity, entities: Entities): StockWords | undefined {
  const { stock } = entity
  if (!stock) return undefined
  const words = known.get(stock) ?? wordsOf(entity, stock, entities)
  known.set(stock, words)
  return words
}

/** A sum of quantities, to the digits of their field. */
export function summedUp(entity: AnyEntity, quantity: string, amounts: readonly number[]): number {
  const scale = 10 ** (entity.fields[quantity]?.digits ?? 0)
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale
}

/** Whether a movement counts towards what is summed. */
export const countsIn = (entity: AnyEntity, { where }: Held, row: AnyRow, today: string): boolean =>
  where.length === 0 || meets(entity, where, row, today)

function wordsOf(entity: AnyEntity, stock: Stock, entities: Entities): StockWords {
  const { of, quantity, lot, at, expiry } = stock
  const place = `${entity.name}.stock`
  const field = entity.fields[quantity]
  if (field && isDerived(field) && !localKeys(entity).has(quantity)) {
    throw new DefinitionError(place, `'${quantity}' is worked out of other records.`, 'Count by what the movement itself says.')
  }
  // What is worked out cannot be corrected: the sentence stands at the number that it is worked out from.
  const typed =
    field && isDerived(field) ? pathsOf(field.derive).find((path) => entity.fields[path]?.numeric && isStoredIn(entity, path)) : quantity
  const target = targetOf(entity.fields[of])
  const article = heldIn(entity, of, quantity, entities, typed ?? of)
  const lotTarget = lot === undefined ? undefined : entities.get(targetOf(entity.fields[lot]))
  if (expiry !== undefined && !(lotTarget?.fields[expiry] && isKind(lotTarget.fields[expiry], 'date'))) {
    throw new DefinitionError(
      place,
      `'${expiry}' is no day of ${lotTarget?.name ?? 'a lot'}.`,
      'Name the day after which a lot is no longer good.',
    )
  }
  checkOpening(place, stock, lotTarget ?? entity, article.left)
  const lotOf = Object.entries(lotTarget?.fields ?? {}).find(([, one]) => isReference(one) && one.target === target)?.[0]
  return {
    of,
    quantity,
    mayFallBelow: stock.mayFallBelow === true,
    held: [
      article,
      ...(at === undefined ? [] : [placed(article, at)]),
      ...(lot === undefined ? [] : [heldIn(entity, lot, quantity, entities, typed ?? lot)]),
    ],
    ...(lot !== undefined && { lot }),
    ...(lotOf !== undefined && { lotOf }),
    ...(expiry !== undefined && { expiry }),
    ...(at !== undefined && { place: at }),
  }
}

/** Refuses an opening that fills fields that are not there, or no count. */
function checkOpening(place: string, { opening }: Stock, into: AnyEntity, left: string | undefined): void {
  if (!opening) return
  const lost = [...Object.values(opening.fills), ...Object.keys(opening.values)].find((key) => !isStoredIn(into, key))
  if (lost !== undefined)
    throw new DefinitionError(`${place}.opening`, `'${lost}' is no stored field of ${into.name}.`, `Name fields of ${into.name}.`)
  if (left !== undefined && !Object.hasOwn(opening.fills, left))
    throw new DefinitionError(`${place}.opening`, `no column counts.`, `Let '${left}' fill the quantity.`)
}

const isStoredIn = ({ fields }: AnyEntity, key: string): boolean => {
  const field = fields[key]
  return field !== undefined && isStored(field)
}

/** The article at a place: no record sums it, so its movements are added up. */
function placed({ left: _left, ...article }: Held, place: string): Held {
  return { ...article, by: [article.of, place] }
}

/** What the movements are summed in, in the record that they name. */
export function heldIn(entity: AnyEntity, key: string, quantity: string, entities: Entities, at: string): Held {
  const target = targetOf(entity.fields[key])
  for (const [left, field] of Object.entries(entities.get(target)?.fields ?? {})) {
    if (!isDerived(field) || !('over' in field.derive)) continue
    const { fn, entity: name, by, of, where = [] } = field.derive.over
    const isIt = fn === 'sum' && name === entity.name && by === key && of !== undefined && 'field' in of && of.field === quantity
    if (isIt) return { by: [key], of: key, target, left, quantity, where, at }
  }
  throw new DefinitionError(
    `${entity.name}.stock`,
    `nothing in '${target}' sums '${quantity}' by '${key}'.`,
    `Give ${target} a field summed('Giacenza', { entity: '${entity.name}', by: '${key}', of: '${quantity}' }).`,
  )
}
