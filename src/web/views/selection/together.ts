import { isFixed, statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { FieldKind, Fields } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { inflect, plural } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { givesNumber, numberIn } from '../../../kernel/derive/numbering.ts'
import { missingFor } from '../../../kernel/derive/validate.ts'
import { fieldsOf } from '../../forms/form-shape.ts'
import { movesOf } from '../../forms/record-moves.ts'

/** A move that some of the chosen records can make together. */
export interface MoveTogether {
  readonly to: string
  /** «Completa». */
  readonly label: string
  readonly rows: readonly AnyRow[]
  /** What the state still wants of one or more of them: asked once, given to those that lack it. */
  readonly asks: Fields
  readonly givesNumbers: boolean
}

/** Where the chosen records can go. What shows something before it is done (a bill) is done one by one, by whoever looks at it. */
export function movesTogether(entity: AnyEntity, rows: readonly AnyRow[]): readonly MoveTogether[] {
  const states = statusOf(entity)?.[1].states ?? {}
  const moves = rows.flatMap((row) => movesOf(entity, row).map((move) => ({ ...move, row })))
  return [...Map.groupBy(moves, ({ to }) => to)].flatMap(([to, some]): MoveTogether[] => {
    const [first] = some
    if (!first || (states[to]?.shows ?? []).length > 0) return []
    const able = some.map(({ row }) => row)
    return [
      {
        to,
        label: first.label,
        rows: able,
        asks: Object.fromEntries(able.flatMap((row) => missingFor(entity, to, row))),
        givesNumbers: able.some((row) => givesNumber(entity, row, to)),
      },
    ]
  })
}

/** What has a number stays, and what is only to be read. */
export const removable = (entity: AnyEntity, rows: readonly AnyRow[]): readonly AnyRow[] =>
  isFixed(entity) ? [] : rows.filter((row) => numberIn(entity, row) === undefined)

/** Kinds of which one value often holds for many records; a phone number or a signature is one record's own. */
const SHARED: readonly FieldKind[] = [
  'choice',
  'reference',
  'team',
  'date',
  'time',
  'month',
  'boolean',
  'vat',
  'percent',
  'money',
  'integer',
  'decimal',
  'long_text',
  'place',
]

/** The fields that many records can be given one value of; not what tells them apart. */
export function settable(entity: AnyEntity): Fields {
  if (isFixed(entity)) return {}
  const apart = new Set(entity.unique?.flatMap((keys) => (keys.length === 1 ? keys : [])))
  return Object.fromEntries(Object.entries(fieldsOf(entity, 'edit')).filter(([key, { kind }]) => SHARED.includes(kind) && !apart.has(key)))
}

/** «3 interventi». */
export const counted = ({ label }: AnyEntity, count: number): string =>
  `${formatNumber(count)} ${plural(count, label.one, label.many).toLowerCase()}`

/** «Eliminati 3 interventi», «Eliminata 1 fattura». */
export const doneTo = (verb: string, entity: AnyEntity, count: number): string =>
  `${inflect(verb, { gender: entity.label.gender, plural: count !== 1 })} ${counted(entity, count)}`
