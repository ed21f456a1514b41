import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Comparison } from '../../kernel/expression/condition.ts'
import { addDays, formatMonth, startOfWeek } from '../../kernel/italian/dates.ts'
import type { View } from '../../kernel/screens/screen.ts'
import type { Address } from '../data/use-address.ts'
import { monthPage } from '../calendar/month-page.ts'
import { aliveWhere, onDays } from '../calendar/on-days.ts'
import { readChosenDay } from '../calendar/use-chosen-day.ts'
import { lastDay, rangeFromAddress } from '../calendar/range.ts'
import { lengthFrom } from '../calendar/day-count.ts'
import { dayFromAddress, dayLabel, periodLabel } from '../calendar/week-days.ts'

/** The days that a view has on screen, in words and as conditions: what is taken out of it is what it shows. Nothing for a view of all days. */
export interface ShownDays {
  readonly label: string
  readonly where: readonly Comparison[]
}

export function shownDays(
  entity: AnyEntity,
  view: View,
  address: Pick<Address, 'get'>,
  today: string,
  asked: readonly Comparison[],
): ShownDays | undefined {
  const between = (first: string, last: string): ShownDays => ({ label: periodLabel(first, last), where: onDays(entity, first, last) })
  if (view === 'month') {
    const { month } = readChosenDay(address, today)
    const { first, last } = monthPage(month)
    return { label: formatMonth(month), where: [...onDays(entity, first, last), ...aliveWhere(entity, asked)] }
  }
  if (view === 'week') {
    const monday = startOfWeek(dayFromAddress(address.get('settimana'), today))
    return between(monday, addDays(monday, 6))
  }
  if (view === 'day') {
    const first = dayFromAddress(address.get('giorno'), today)
    const last = addDays(first, Number(lengthFrom(address.get('giorni'))) - 1)
    const where = [...onDays(entity, first, last), ...comingWhere(entity)]
    return { label: first === last ? dayLabel(first) : periodLabel(first, last), where }
  }
  if (view !== 'timeline') return undefined
  const range = rangeFromAddress(address.get('dal'), address.get('giorni'), today)
  return between(range.start, lastDay(range))
}

/** What never comes stands in no day, whatever somebody filters by. */
function comingWhere(entity: AnyEntity): readonly Comparison[] {
  const [field, status] = statusOf(entity) ?? []
  if (field === undefined || !status) return []
  const value = Object.entries(status.states).flatMap(([state, { away }]) => (away ? [] : [state]))
  return [{ field, op: 'in', value }]
}
