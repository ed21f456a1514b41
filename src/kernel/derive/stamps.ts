import { isBlank } from '../fields/blank.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Field } from '../fields/field.ts'
import { columnsOf, linesIn } from '../fields/lines.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isStamped } from '../fields/stamped.ts'
import { targetOf } from '../entity/references.ts'
import type { Values } from '../door/change.ts'

/** A stamped field, or a stamped column of the lines of a field. */
interface Stamp {
  readonly key: string
  readonly column?: string
  /** The reference beside it, the entity that it leads to, and the field there. */
  readonly by: string
  readonly target: string
  readonly of: string
}

type Line = Readonly<Record<string, unknown>>
type CardOf = (entity: string, id: string) => Values | undefined

const known = new WeakMap<AnyEntity, readonly Stamp[]>()

/** Everything of an entity that is copied from cards. */
function stampsOf(entity: AnyEntity): readonly Stamp[] {
  const found = known.get(entity) ?? Object.entries(entity.fields).flatMap(([key, field]) => stampsIn(entity, key, field))
  known.set(entity, found)
  return found
}

function stampsIn(entity: AnyEntity, key: string, field: Field): readonly Stamp[] {
  if (isStamped(field)) return [stampOf(entity.fields, field.stampedFrom, { key })]
  const columns = columnsOf(field) ?? {}
  return Object.entries(columns).flatMap(([column, one]) => (isStamped(one) ? [stampOf(columns, one.stampedFrom, { key, column })] : []))
}

function stampOf(fields: AnyEntity['fields'], from: string, place: Pick<Stamp, 'key' | 'column'>): Stamp {
  const [by = '', of = ''] = from.split('.')
  return { ...place, by, of, target: targetOf(fields[by]) }
}

/** The cards that the stamps of a record are copied from. */
export const stampingCards = (entity: AnyEntity, row: Values): readonly (readonly [entity: string, id: string])[] =>
  stampsOf(entity).flatMap(({ key, column, by, target }) =>
    (column === undefined ? [row] : linesIn(row[key])).flatMap((held) =>
      typeof held[by] === 'string' ? [[target, held[by]] as const] : [],
    ),
  )

/** What the stamps of a record are still to say. A stamp that stood before stays, unless its record or line names another card by now. */
export function stampedValues(entity: AnyEntity, before: Values | undefined, after: Values, cardOf: CardOf): Values {
  const found: [string, unknown][] = []
  for (const stamp of stampsOf(entity)) {
    const { key, column } = stamp
    if (column === undefined) {
      const value = missing(stamp, key, before, before ? [before] : [], after, cardOf)
      if (value !== undefined) found.push([key, value])
      continue
    }
    const earlier = linesIn(before?.[key])
    const now = linesIn(after[key])
    const values = now.map((line, at) => missing(stamp, column, earlier[at], earlier, line, cardOf))
    if (values.every((value) => value === undefined)) continue
    found.push([key, now.map((line, at) => (values[at] === undefined ? line : { ...line, [column]: values[at] }))])
  }
  return Object.fromEntries(found)
}

/** The value of one stamp where it is to be written: what the same card was stamped with before, else what the card says. */
function missing({ by, of, target }: Stamp, key: string, then: Line | undefined, all: readonly Line[], now: Line, cardOf: CardOf): unknown {
  const id = now[by]
  if (typeof id !== 'string') return undefined
  const isOfAnother = then !== undefined && then[by] !== id && then[key] === now[key]
  if (!isBlank(now[key]) && !isOfAnother) return undefined
  const value = all.find((one) => one[by] === id && !isBlank(one[key]))?.[key] ?? cardOf(target, id)?.[of]
  return isBlank(value) || value === now[key] ? undefined : value
}

/** The values of a record for another one that begins like it: it is stamped on its own day. */
export function unstamped(entity: AnyEntity, values: Values): Values {
  const stamps = stampsOf(entity)
  if (stamps.length === 0) return values
  const kept = Object.entries(values).filter(([key]) => !stamps.some((one) => one.key === key && one.column === undefined))
  return Object.fromEntries(
    kept.map(([key, held]) => {
      const columns = stamps.flatMap((one) => (one.key === key && one.column !== undefined ? [one.column] : []))
      if (columns.length === 0 || !Array.isArray(held)) return [key, held]
      return [key, linesIn(held).map((line) => Object.fromEntries(Object.entries(line).filter(([column]) => !columns.includes(column))))]
    }),
  )
}

/** The records of a sample with what they are stamped with, as if each had come in by a commit. */
export function stampedSample<S extends Readonly<Record<string, readonly AnyRow[]>>>(entities: readonly AnyEntity[], sample: S): S {
  const stamping = entities.filter((entity) => stampsOf(entity).length > 0)
  if (stamping.length === 0) return sample
  const cards = new Map(Object.values(sample).flatMap((rows) => rows.map((row) => [row.id, row] as const)))
  const filled = stamping.map((entity) => [
    entity.name,
    (sample[entity.name] ?? []).map((row) => ({ ...row, ...stampedValues(entity, undefined, row, (_name, id) => cards.get(id)) })),
  ])
  return { ...sample, ...Object.fromEntries(filled) }
}
