import { repeatOf, statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isOver } from '../fields/status.ts'
import { addDays, daysBetween } from '../italian/dates.ts'
import type { Change, Values } from '../door/change.ts'
import { newId } from '../door/new-id.ts'
import { daysOf } from '../recurrence/days-of.ts'
import { readRepeat, writeRepeat, type Repeat } from '../recurrence/repeat.ts'

const repeatIn = (value: unknown): Repeat | undefined => (typeof value === 'string' ? readRepeat(value) : undefined)
/** The beginning of a new series. */
const named = (repeat: Repeat): Repeat => ({ ...repeat, series: newId('serie') })

/** The record and its repetitions, the one that was written first; the record alone where it is not repeated. */
export function repeated(entity: AnyEntity, values: Values): readonly Change[] {
  const { name } = entity
  const recurs = repeatOf(entity)
  const repeat = recurs && repeatIn(values[recurs.rule])
  if (!recurs || !repeat) return [{ type: 'create', entity: name, values }]
  const text = writeRepeat(named(repeat))
  const { days } = daysOf(repeat, String(values[recurs.day]))
  return days.map((day) => ({ type: 'create', entity: name, values: { ...values, [recurs.day]: day, [recurs.rule]: text } }))
}

/** What of the same series comes later and is not over, in order. */
export async function followingOf(entity: AnyEntity, base: AnyRow, read: Pick<Read, 'find'>): Promise<readonly AnyRow[]> {
  const recurs = repeatOf(entity)
  if (!recurs || typeof base[recurs.rule] !== 'string') return []
  const [key, status] = statusOf(entity) ?? []
  const rows = await read.find(entity.name, [
    { field: recurs.rule, op: 'eq', value: base[recurs.rule] },
    { field: recurs.day, op: 'gt', value: base[recurs.day] },
  ])
  const isStill = (row: AnyRow) => {
    const state = key === undefined ? undefined : status?.states[String(row[key])]
    return state === undefined || !isOver(state)
  }
  return rows.filter(isStill).toSorted((a, b) => (String(a[recurs.day]) < String(b[recurs.day]) ? -1 : 1))
}

/**
 * What was written into one record, for it and all that follow. Where its day was moved, theirs move by as much; where the repetition
 * itself was changed, those that no longer belong to it go, and those that are new are made like this one. What was taken out of the
 * series by hand stays out. A record that was not repeated begins a series.
 */
export function changeFollowing(entity: AnyEntity, base: AnyRow, written: Values, following: readonly AnyRow[]): readonly Change[] {
  const { name } = entity
  const recurs = repeatOf(entity)
  const update = (row: AnyRow, values: Values): Change => ({ type: 'update', entity: name, id: row.id, values, expect: row.version })
  if (!recurs) return [update(base, written)]
  const { day, rule } = recurs
  const first = String(written[day] ?? base[day])
  const moved = daysBetween(String(base[day]), first)
  const isRuled = rule in written
  if (!isRuled && moved === 0) return [base, ...following].map((row) => update(row, written))
  const before = repeatIn(base[rule])
  const after = isRuled ? repeatIn(written[rule]) : before && shifted(before, moved)
  if (!after) return [update(base, written), ...removed(entity, following)]
  const text = writeRepeat(named(after))
  const values = { ...written, [rule]: text }
  const days = new Set(daysOf(after, first).days)
  const usual = new Set(before ? daysOf(before, String(base[day])).days.map((other) => addDays(other, moved)) : [])
  const dayOf = (row: AnyRow) => addDays(String(row[day]), moved)
  const staying = following.filter((row) => days.has(dayOf(row)))
  const added = [...days].filter((other) => other !== first && !usual.has(other))
  const copy = { ...copied(entity, base), ...values }
  return [
    update(base, { ...values, [day]: first }),
    ...staying.map((row) => update(row, { ...values, [day]: dayOf(row) })),
    ...removed(
      entity,
      following.filter((row) => !staying.includes(row)),
    ),
    ...added.map((other): Change => ({ type: 'create', entity: name, values: { ...copy, [day]: other } })),
  ]
}

/** Takes records out, each as it was seen. */
export const removed = ({ name }: AnyEntity, rows: readonly AnyRow[]): readonly Change[] =>
  rows.map(({ id, version }) => ({ type: 'remove', entity: name, id, expect: version }))

/** The same repetition some days later: what fell on Mondays falls on Tuesdays. */
const shifted = (repeat: Repeat, days: number): Repeat => ({
  ...repeat,
  on: repeat.on.map((weekday) => (((weekday + days) % 7) + 7) % 7).toSorted((a, b) => a - b),
  until: days > 0 ? addDays(repeat.until, days) : repeat.until,
})

/** What a new record is given of another: what its form asks of a new one. */
const copied = ({ form }: AnyEntity, row: AnyRow): Values =>
  Object.fromEntries(
    form.flatMap(({ on, fields }) =>
      on === 'edit' ? [] : fields.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]] as const])),
    ),
  )
