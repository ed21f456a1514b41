import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { minutesTaken } from '../../../kernel/evaluation/occupied-time.ts'
import { isKind } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays, formatDate, formatDayMonth } from '../../../kernel/italian/dates.ts'
import { addMinutes } from '../../../kernel/italian/times.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { lastDayOf } from '../../../kernel/derive/span-unit.ts'

/** The day of a record, or the first and the last of its span: a card or a row says them in one place, and nowhere else. */
export function daysOf(entity: AnyEntity, row: AnyRow): readonly string[] {
  const { slot, span } = entity
  const [day, count] = [row[slot?.day ?? span?.from ?? ''], span && row[span.lasts]]
  if (typeof day !== 'string') return []
  const last = typeof count === 'number' ? lastDayOf(entity, addDays(day, count)) : day
  return last > day ? [day, last] : [day]
}

/** «26/11 – 29/11»: a year that goes without saying is not said, nor one that is said once. `now` is how today is called, alone and at the end. */
export function daysText([first, last]: readonly string[], today: string, now?: readonly [string, string]): string {
  if (first === undefined) return ''
  const near = (iso: string, word: string | undefined) => {
    if (iso === today && word !== undefined) return word
    return iso.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(iso) : formatDate(iso)
  }
  if (last === undefined) return near(first, now?.[0])
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  const start = isSameYear && (first !== today || now === undefined) ? formatDayMonth(first) : near(first, now?.[0])
  return `${start} – ${near(last, now?.[1])}`
}

/** «09:00–11:00»: the hours that a record takes of its day; its beginning alone where nobody has said how long it lasts. */
export function hoursText(entity: AnyEntity, row: AnyRow): string {
  const { time = '', lasts = '' } = entity.slot ?? {}
  const [from, length] = [row[time], row[lasts]]
  if (typeof from !== 'string') return ''
  return typeof length === 'number' ? `${from}–${addMinutes(from, minutesTaken(entity, row))}` : from
}

/** The amounts of a record in the order of its table. */
export const amountsOf = ({ table, fields }: AnyEntity): readonly string[] =>
  table.filter((key) => {
    const field = fields[key]
    return field !== undefined && isKind(field, 'money')
  })

/** The one amount that stands for a record where there is room for one: the one its cards show, or the first of its table. */
export const priceOf = (entity: AnyEntity, { card }: Pick<CollectionScreen, 'card'>): string | undefined =>
  card ? card.amount : amountsOf(entity)[0]
