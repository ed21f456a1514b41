import { writeNumber } from './cells.ts'
import { linesOfEach, presentOf } from './contents.ts'
import { type Desk, SHOWN } from './desk.ts'
import { figured } from './figure.ts'
import { listed } from './list.ts'
import { idsOfValues } from './propose-parts.ts'
import { dayIn, dayInWords, some, titled, titlesOf, unsaidOf } from './words.ts'
import type { Asked, Asking } from '../meaning.ts'
import type { Reply } from '../reply.ts'
import type { Trade } from '../trade.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { calledOf, comingWhere, goesOn, statusOf, titleOf } from '../../kernel/entity/entity.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { addsUp, isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatLongDate } from '../../kernel/italian/dates.ts'
import { isNaming } from '../../kernel/entity/references.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** Those that are not called off. */
function staying({ trade }: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const [state = '', status] = statusOf(trade.entity(name)) ?? []
  return rows.filter((row) => !status?.states[String(row[state])]?.away)
}

/** Of records that fit the one that is meant: what is still to come before what has been. */
export function likeliest(desk: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const { trade, at } = desk
  const entity = trade.entity(name)
  const day = trade.dayOf(name)
  const [state, status] = statusOf(entity) ?? []
  const come = staying(desk, name, rows)
  const kept = come.length > 0 ? come : rows
  if (day === undefined || kept.length < 2 || !(entity.slot ?? entity.span)) return kept
  const ahead = kept.filter((row) => dayIn(row, day) >= at.today)
  if (ahead.length === 0) return kept.toSorted((a, b) => dayIn(b, day).localeCompare(dayIn(a, day))).slice(0, 1)
  // What is done already does not come any more.
  const isDone = (row: AnyRow) => state !== undefined && status?.states[String(row[state])]?.freed === true
  const first = ahead.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || dayIn(a, day).localeCompare(dayIn(b, day)))[0]
  return first ? [first] : kept
}

/** «quando arriva l'ordine di Verdeluna?» is about the one that has not come yet, where there is one. */
function stillOpen({ trade }: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const { slot, span } = trade.entity(name)
  const open = rows.filter((row) => goesOn(trade.entity(name), row))
  return open.length === 1 && !(slot ?? span) ? open : rows
}

/** «il telefono della Golf», where the car says none, is that of whoever it belongs to. */
async function namesakeOf({ trade, store }: Desk, name: string, row: AnyRow, path: string): Promise<Asked | undefined> {
  for (const way of trade.waysFrom(name)) {
    const id = row[way.path]
    if (
      way.hops !== 1 ||
      way.many ||
      typeof id !== 'string' ||
      trade.entity(way.target).fields[path]?.kind !== trade.entity(name).fields[path]?.kind
    )
      continue
    const one = await store.get(way.target, id)
    if (one && !isBlank(one[path])) return { entity: way.target, where: [{ field: 'id', op: 'eq', value: id }] }
  }
  return undefined
}

/** Whether somebody or something is named in a question. */
const isNamed = (trade: Trade, entity: string, { where, search }: Asked): boolean =>
  search !== undefined ||
  comparisonsOf(where).some(({ field: path }) => {
    const field = trade.fieldAt(entity, path)
    return path === 'id' || (field !== undefined && (isNaming(field) || isKind(field, 'text')))
  })

export async function told(desk: Desk, asking: Extract<Asking, { is: 'tell' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, where, search, field: path, sums, sort } = asking
  const entity = trade.entity(name)
  const field = trade.fieldAt(name, path)
  const all = await allRows(store, { entity: name, where, ...(search !== undefined && { search }), ...(sort && { sort }) })
  if (all.rows.length === 0 || !field) return listed(desk, { is: 'list', entity: name, where, ...(search !== undefined && { search }) })
  if (sums && all.rows.length > 1 && addsUp(field))
    return figured(desk, { is: 'figure', entity: name, where, fn: 'sum', field: path, ...(search !== undefined && { search }) })
  // «dove va la Verde lunedì?»: all that she has on that day.
  const ofDay = sort ? [] : comparisonsOf(where).filter((one) => one.op === 'eq' && one.field === entity.slot?.day)
  const coming = ofDay.length > 0 ? staying(desk, name, all.rows) : []
  if (coming.length > 1 && coming.some((row) => String(row[path]) !== String(coming[0]?.[path])))
    return listed(desk, {
      is: 'list',
      entity: name,
      where: [...where, ...comingWhere(entity)],
      shows: path,
      ...(search !== undefined && { search }),
    })
  const asksLines = isKind(field, 'lines') && all.rows.length > 1
  const present = asksLines ? presentOf(trade, entity, all.rows) : []
  if (present.length > 1 && present.length <= SHOWN) return linesOfEach(desk, entity, path, field, present, (id) => all.names[id])
  // Of those that fit a name the likeliest is meant; of those that merely fit a day or a state all are.
  const asksTitle = where.some((one) => 'field' in one && one.field === 'id')
  const named = all.rows.length > 1 && isNamed(trade, name, asking) ? likeliest(desk, name, all.rows) : all.rows
  const near = sort && all.rows.slice(0, 1)
  const meant = near ?? (present.length === 1 ? present : asksTitle || named.length < 2 ? named : stillOpen(desk, name, named))
  // «dove si fa il doposcuola?»: where all say the same, that is what is asked.
  const agree =
    /^(?:text|time)$/.test(field.kind) && meant.every((one) => !isBlank(one[path]) && String(one[path]) === String(meant[0]?.[path]))
  const [row] = meant
  if (!row || (meant.length > 1 && !agree)) {
    const each = trade.unitsOf(name, path) === undefined ? undefined : ({ entity: name, where, fn: 'sum', field: path } as const)
    if (each && asksTitle) return figured(desk, { is: 'figure', ...each, ...(search !== undefined && { search }) })
    if (asksTitle && meant.length <= SHOWN) {
      const options = meant.map((one) => ({ key: one.id, label: titled(trade, name, one, (id) => all.names[id]) }))
      const says = `Quale intendi: ${some(
        options.map(({ label }) => label),
        options.length,
      )}?`
      return {
        says: 'Quale intendi?',
        spoken: says,
        card: { kind: 'choice', id: desk.keep(asking), options },
        found: { is: 'choose', entity: name, ids: meant.map(({ id }) => id) },
      }
    }
    return listed(desk, { is: 'list', entity: name, where, ...(search !== undefined && { search }), shows: path })
  }
  // «che voto ha preso il Girasole?»: what still lies ahead has none; the last that has one is meant.
  const day = entity.slot?.day
  if (isBlank(row[path]) && day !== undefined && !asksTitle && ofDay.length === 0 && !path.includes('.') && field.numeric) {
    const last = all.rows.filter((one) => !isBlank(one[path])).toSorted((a, b) => dayIn(b, day).localeCompare(dayIn(a, day)))[0]
    if (last) return told(desk, { is: 'tell', entity: name, where: [{ field: 'id', op: 'eq', value: last.id }], field: path, sums: false })
  }
  // «a che ora arriva?», of whom nobody has written down when they came: when they are to come.
  const time = trade.timeOf(name)
  if (isBlank(row[path]) && isKind(field, 'time') && time !== undefined && time !== path && !isBlank(row[time]))
    return told(desk, { is: 'tell', entity: name, where: [{ field: 'id', op: 'eq', value: row.id }], field: time, sums: false })
  const elsewhere = isBlank(row[path]) ? await namesakeOf(desk, name, row, path) : undefined
  if (elsewhere) return told(desk, { is: 'tell', sums: false, field: path, ...elsewhere })
  const names = await titlesOf(trade, store, idsOfValues({ [path]: field }, row))
  const title = calledOf(entity, [titleOf(entity, row, (id) => all.names[id])])
  const value = path.includes('.')
    ? (await store.query({ entity: name, where: [{ field: 'id', op: 'eq', value: row.id }], select: [path], page: { limit: 1 } }))
        .rows[0]?.[path]
    : row[path]
  const unit = trade.unitsOf(name, path)
  const counted = unit === undefined || isBlank(value) ? '' : ` ${entity.fields[unit]?.format(row[unit], names) ?? ''}`
  const text = `${written(desk, field, value, names)}${counted}`
  const other = asking.also === undefined ? undefined : entity.fields[asking.also]
  const both = [
    { of: field, text },
    ...(other ? [{ of: other, text: written(desk, other, row[asking.also ?? ''], (id) => all.names[id]) }] : []),
  ]
  // Lines say themselves of what they are.
  const parts = both.map(({ of, text: one }) => (isKind(of, 'lines') && one ? one : `${of.label.toLowerCase()} ${one || unsaidOf(of)}`))
  const says = `${title}: ${parts.join(', ')}.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'figure',
      id: desk.keep(asking),
      label: both.map(({ of }) => of.label).join(' · '),
      text: both.map((one) => one.text || capital(unsaidOf(one.of))).join(' · '),
      record: { entity: name, id: row.id, title },
      chips: [],
    },
    found: { is: 'value', entity: name, id: row.id, field: path, value },
  }
}

/** What a field says, as one says it: a day of this year without the year, a number with what it counts. */
function written({ at }: Desk, field: Field, value: unknown, names: Names): string {
  if (isBlank(value)) return ''
  if (isKind(field, 'date'))
    return String(value).startsWith(at.today.slice(0, 4)) ? dayInWords(String(value)) : formatLongDate(String(value))
  return field.unit && typeof value === 'number' ? writeNumber(field, value) : field.format(value, names)
}
