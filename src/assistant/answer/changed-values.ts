import { isBlank } from '../../kernel/fields/blank.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { addMinutes } from '../../kernel/italian/times.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { By, Wish } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'

/** What a record says after a wish that changes it: what was said, by how much, and what goes along with a day. */
export function valuesFor({ entity, values, by = {} }: Extract<Wish, { is: 'update' }>, row: AnyRow, trade: Desk['trade']): Values {
  const begins = row[trade.entity(entity).span?.from ?? '']
  const moved = Object.fromEntries(Object.entries(by).map(([key, much]) => [key, movedBy(row[key], much, begins)]))
  return { ...takenAlong(trade, entity, row, { ...values, ...moved }), ...values, ...moved }
}

/** Days by which it was to be done, and that its own day would overtake, go with it. */
function takenAlong(trade: Desk['trade'], name: string, row: AnyRow, values: Values): Values {
  const { slot, span, fields } = trade.entity(name)
  const day = slot?.day ?? span?.from ?? ''
  const [old, now] = [row[day], values[day]]
  if (typeof old !== 'string' || typeof now !== 'string' || now <= old) return {}
  const isOvertaken = (key: string) => {
    const due = row[key]
    return (
      key !== day &&
      !(key in values) &&
      fields[key]?.kind === 'date' &&
      isStored(fields[key]) &&
      typeof due === 'string' &&
      due >= old &&
      due < now
    )
  }
  return Object.fromEntries(
    Object.keys(fields)
      .filter(isOvertaken)
      .map((key) => [key, addDays(String(row[key]), daysBetween(old, now))]),
  )
}

/** A day by days, an hour by minutes, a number by so much, a note by what is added to it. */
function movedBy(value: unknown, much: By, begins: unknown): unknown {
  if (typeof much === 'object' && 'until' in much) return typeof begins === 'string' ? daysBetween(begins, much.until) : value
  if (typeof much === 'object' && 'adds' in much) return isBlank(value) ? much.adds : `${String(value)}; ${much.adds}`
  if (typeof much === 'object') return Math.round(Number(value ?? 0) * (1 + much.percent / 100))
  const text = typeof value === 'string' ? value : ''
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return addDays(text, much)
  return /^\d\d:\d\d$/.test(text) ? addMinutes(text, much) : Number(value ?? 0) + much
}
