import { minutesOf } from '../../kernel/italian/times.ts'
import { settledHours } from '../conditions/hours.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { firstWord, isKindAt, type ValueDraft } from './draft.ts'
import { isOfHour } from './lead.ts'

/** Hours that are said, and how long something takes that is given from one to another. */
export function addHours(draft: ValueDraft, free: readonly Role[]): void {
  for (const role of free) if (role.role === 'hours' && !draft.used.has(role)) addHour(draft, role)
}

function addHour(draft: ValueDraft, role: RoleOf<'hours'>): void {
  const { trade, frame, values, targets, used, isOpen, take } = draft
  const key = timeField(draft)
  if (key === undefined || !isOpen(key)) return
  const hours = settledHours(role.hours, trade.opensAt(frame.entity))
  if (hours.part) {
    // «venerdì sera» is no hour yet; of what is there it says which: «la Yaris di oggi pomeriggio».
    if (!targets) used.add(role)
    return
  }
  const isSince = !hours.moment && hours.until === '24:00'
  if (isSince && (targets || !firstWord(draft, role).startsWith('dall'))) return
  if (targets && isOfHour(draft, role)) return
  take(key, hours.from, role)
  const lasts = trade.entity(frame.entity).slot?.lasts
  if (!hours.moment && hours.until !== '24:00' && lasts && isOpen(lasts))
    values[lasts] = lengthIn(draft, lasts, minutesOf(hours.until) - minutesOf(hours.from))
}

function timeField(draft: ValueDraft): string | undefined {
  const { trade, frame, fields, named, targets } = draft
  const own = named.find((field) => isKindAt(draft, field.field, 'time'))?.field ?? trade.timeOf(frame.entity)
  return own !== undefined && (own in fields || !targets) ? own : Object.keys(fields).find((one) => isKindAt(draft, one, 'time'))
}

/** Minutes in the unit of a field. */
export function lengthIn(draft: ValueDraft, key: string, minutes: number): number {
  return isKindAt(draft, key, 'decimal') || draft.fields[key]?.unit?.[1] === 'ore' ? minutes / 60 : minutes
}
