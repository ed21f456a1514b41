import { addDays, daysBetween, monthOf } from '../../../kernel/italian/dates.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { isIn, type Period } from './period.ts'
import type { Column } from './register.ts'

/** What can be a column, before it has its words. */
export interface Dated {
  readonly id: string
  readonly day: string
  readonly time: string | undefined
}

export const daysOf = ({ first, last }: Period): readonly Dated[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => ({ id: addDays(first, at), day: addDays(first, at), time: undefined }))

/** Those of the period; where several fall on one day, what tells them apart. `one` is what happens: «Lezione». */
export function columnsOf(dates: readonly Dated[], period: Period, today: string, one = ''): readonly Column[] {
  const shown = dates.filter(({ day }) => isIn(period, day))
  return shown.map(({ id, day, time }, at) => {
    const same = shown.filter((other) => other.day === day)
    const nth = same.findIndex((other) => other.id === id) + 1
    const before = shown[at - 1]?.day
    const isToday = day === today
    const isNewMonth = before !== undefined && monthOf(before) !== monthOf(day)
    const isOneOfMany = same.length > 1
    const apart = isOneOfMany ? (time === undefined ? `, ${one.toLowerCase()} ${nth}` : ` alle ${time}`) : ''
    return {
      id,
      day,
      key: nth > 1 ? `${day}-${nth}` : day,
      extra: isOneOfMany ? (time ?? `n. ${nth}`) : undefined,
      time,
      isToday,
      isNewMonth,
      spoken: `${dayLabel(day)}${isToday ? ', oggi' : ''}${apart}`,
    }
  })
}
