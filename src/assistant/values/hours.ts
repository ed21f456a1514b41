import { minutesOf } from '../../kernel/italian/times.ts'
import { settledHours } from '../conditions/hours.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { firstWord, isKindAt, type Drafting } from './draft.ts'
import { isOfHour } from './lead.ts'

/** Hours that are said, and how long something takes that is given from one to another. */
export function addHours(drafting: Drafting, free: readonly Role[]): void {
  for (const role of free) if (role.role === 'hours' && !drafting.used.has(role)) addHour(drafting, role)
}

function addHour(drafting: Drafting, role: RoleOf<'hours'>): void {
  const { trade, frame, values, targets, used, isOpen, take } = drafting
  const key = timeField(drafting)
  if (key === undefined || !isOpen(key)) return
  const hours = settledHours(role.hours, trade.opensAt(frame.entity))
  if (hours.part) {
    // «venerdì sera» is no hour yet; of what is there it says which: «la Yaris di oggi pomeriggio».
    if (!targets) used.add(role)
    return
  }
  const isSince = !hours.moment && hours.until === '24:00'
  if (isSince && (targets || !firstWord(drafting, role).startsWith('dall'))) return
  if (targets && isOfHour(drafting, role)) return
  take(key, hours.from, role)
  const lasts = trade.entity(frame.entity).slot?.lasts
  if (!hours.moment && hours.until !== '24:00' && lasts && isOpen(lasts))
    values[lasts] = lengthIn(drafting, lasts, minutesOf(hours.until) - minutesOf(hours.from))
}

function timeField(drafting: Drafting): string | undefined {
  const { trade, frame, fields, named, targets } = drafting
  const own = named.find((field) => isKindAt(drafting, field.field, 'time'))?.field ?? trade.timeOf(frame.entity)
  return own !== undefined && (own in fields || !targets) ? own : Object.keys(fields).find((one) => isKindAt(drafting, one, 'time'))
}

/** Minutes in the unit of a field. */
export function lengthIn(drafting: Drafting, key: string, minutes: number): number {
  return isKindAt(drafting, key, 'decimal') || drafting.fields[key]?.unit?.[1] === 'ore' ? minutes / 60 : minutes
}
