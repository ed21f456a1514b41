import { isArchived } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Comparison } from '../../kernel/expression/condition.ts'
import type { Calendar } from './calendar.ts'
import { spanOf } from './overlaps.ts'

/** One row of the week: who does the work; without an id, the work that nobody has been given. */
export interface Lane {
  readonly id: string | undefined
  readonly title: string
}

/** A square of the week. */
export interface Slot {
  readonly day: string
  readonly lane: string | undefined
}

export const UNASSIGNED = 'Da assegnare'

/** Stands for «Da assegnare» where nothing cannot be said: in a select, in the address. */
export const NOBODY = '-'

/** What a select offers. */
export const laneOptions = (lanes: readonly Lane[]) => lanes.map(({ id, title }) => ({ value: id ?? NOBODY, label: title }))

export const slotKey = ({ day, lane }: Slot): string => `${day}|${lane ?? ''}`

export function slotOf({ day, lane }: Calendar, row: AnyRow): Slot {
  const who = lane && row[lane]
  return { day: String(row[day]), lane: typeof who === 'string' && who !== '' ? who : undefined }
}

/** The records of each square, by the hour; those without one come last. */
export function bySlot(calendar: Calendar, rows: readonly AnyRow[]): ReadonlyMap<string, readonly AnyRow[]> {
  const start = (row: AnyRow) => spanOf(calendar, row)?.start ?? Number.POSITIVE_INFINITY
  const order = (a: AnyRow, b: AnyRow) => (start(a) === start(b) ? 0 : start(a) - start(b))
  return Map.groupBy(rows.toSorted(order), (row) => slotKey(slotOf(calendar, row)))
}

/** The rows of the week: everybody, and «Da assegnare» where work may wait for somebody. */
export function lanesOf(people: readonly Lane[], rows: readonly AnyRow[], calendar: Calendar, mayWait: boolean): readonly Lane[] {
  const { lane } = calendar
  if (!lane) return [{ id: undefined, title: '' }]
  const isWaiting = rows.some((row) => slotOf(calendar, row).lane === undefined)
  return mayWait || isWaiting || people.length === 0 ? [...people, { id: undefined, title: UNASSIGNED }] : people
}

/** Persons, rooms and tables in use. Whoever was put away keeps a lane while one of the records on screen stands in it. */
export function lanesInUse(entity: AnyEntity, rows: readonly AnyRow[], taken: readonly unknown[]): readonly AnyRow[] {
  const standing = new Set(taken)
  return rows.filter((row) => !isArchived(entity, row) || standing.has(row.id))
}

/** Only the rows that the filters leave: somebody who asks for one person does not want to see the others empty. */
export function lanesWanted(lanes: readonly Lane[], where: readonly Comparison[], { lane }: Calendar): readonly Lane[] {
  const wanted = where.flatMap(({ field, op, value }) =>
    field !== lane ? [] : op === 'eq' ? [[value]] : op === 'in' && Array.isArray(value) ? [value] : [],
  )
  const kept = lanes.filter(({ id }) => wanted.every((ids) => ids.includes(id)))
  return kept.length > 0 ? kept : lanes
}
