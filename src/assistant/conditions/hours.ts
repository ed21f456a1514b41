import type { Condition } from '../../kernel/expression/condition.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'
import type { RoleOf } from '../frame/role.ts'
import type { Hours } from '../italian/hour.ts'
import { take, type ConditionDraft } from './draft.ts'

/** The hours of a part of the day. */
export const PART_HOURS = {
  mattina: { from: '00:00', until: '13:00' },
  pomeriggio: { from: '13:00', until: '18:00' },
  sera: { from: '18:00', until: '24:00' },
} as const

/** The twelve hours that are meant: those in which the trade is open. */
export function settledHours(hours: Hours, opens: string): Hours {
  if (!hours.either) return hours
  const isEarly = (hour: string) => minutesOf(hour) < minutesOf(opens) && minutesOf(hour) < 12 * 60 && hour !== '00:00'
  const later = (hour: string) => (isEarly(hour) ? addMinutes(hour, 12 * 60) : hour)
  return { ...hours, from: later(hours.from), until: hours.until === '24:00' ? hours.until : later(hours.until) }
}

export const hoursWhere = (field: string, { from, until, moment }: Hours): readonly Condition[] => {
  if (moment) return [{ field, op: 'eq', value: from }]
  return [
    ...(from > '00:00' ? [{ field, op: 'gte', value: from } as const] : []),
    ...(until < '24:00' ? [{ field, op: 'lt', value: until } as const] : []),
  ]
}

/** «alle 10», «dopo le 18»: the hour at which a record begins. */
export function takeHours(draft: ConditionDraft, role: RoleOf<'hours'>): void {
  const { trade, frame } = draft
  const time = trade.timeOf(frame.entity)
  if (time) take(draft, role, hoursWhere(time, settledHours(role.hours, trade.opensAt(frame.entity))))
}
