import type { At } from '../../../kernel/italian/at.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays, formatLongDate } from '../../../kernel/italian/dates.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import type { Sort } from '../../../kernel/door/store.ts'
import type { ListQuery } from '../../screen/list-query.ts'

export interface Section {
  readonly key: string
  /** Stands over the whole section; the days inside have their own headings. */
  readonly title?: string
  readonly where: readonly Comparison[]
  readonly sort: readonly Sort[]
}

/**
 * How cards are laid out when nobody has sorted or searched: work with a day begins with today and goes on, and what is past
 * comes after it, the latest first. Anything else is one section in the order that was asked for.
 */
export function sectionsOf(entity: AnyEntity, { search, sort }: ListQuery, { today }: At): readonly Section[] {
  const day: string | undefined = entity.slot?.day
  const time: string | undefined = entity.slot?.time
  const field = day === undefined ? undefined : entity.fields[day]
  if (!day || !field || sort.length > 0 || search) return [{ key: 'all', where: [], sort }]
  const byTime: readonly Sort[] = time ? [{ field: time, direction: 'asc' }] : []
  const sections: Section[] = [
    { key: 'next', where: [{ field: day, op: 'gte', value: today }], sort: [{ field: day, direction: 'asc' }, ...byTime] },
    {
      key: 'past',
      title: 'Prima di oggi',
      where: [{ field: day, op: 'lt', value: today }],
      sort: [{ field: day, direction: 'desc' }, ...byTime],
    },
  ]
  return isOptional(field)
    ? [...sections, { key: 'open', title: 'Senza data', where: [{ field: day, op: 'empty' }], sort: byTime }]
    : sections
}

/** Whether cards in this order stand day by day. */
export const isByDay = (entity: AnyEntity, [first]: readonly Sort[]): boolean => first !== undefined && first.field === entity.slot?.day

/** «Oggi», «Domani», «Ieri», «lunedì 23 novembre»; the year only where it is another. */
export function dayHeading(day: string, { today }: At): string {
  const near: Readonly<Record<string, string>> = { [today]: 'Oggi', [addDays(today, 1)]: 'Domani', [addDays(today, -1)]: 'Ieri' }
  const long = formatLongDate(day)
  return near[day] ?? (day.slice(0, 4) === today.slice(0, 4) ? long.replace(/ \d{4}$/, '') : long)
}

/** Rows side by side that share a day. */
export function groupByDay(rows: readonly AnyRow[], day: string | undefined): readonly (readonly [string, readonly AnyRow[]])[] {
  return day === undefined ? [['', rows]] : [...Map.groupBy(rows, (row) => (typeof row[day] === 'string' ? row[day] : ''))]
}
