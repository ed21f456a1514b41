import type { AnyEntity } from '../entity/entity.ts'
import { isKind } from '../fields/field.ts'
import { addDays } from '../italian/dates.ts'
import { addMinutes, minutesOf } from '../italian/times.ts'
import { DefinitionError } from '../problem/problem.ts'
import { isBlank } from '../fields/blank.ts'
import type { Period } from '../expression/condition.ts'
import type { Values } from './path.ts'
import type { Scope } from './scope.ts'

/** What a record without a length of its own takes of a day, in minutes. */
export const USUAL_MINUTES = 60
const DAY_MINUTES = 24 * 60

/**
 * Prepares the time that a record takes: whole days of a span (`2026-11-22`), or minutes of a slot (`2026-11-22T09:30`); ends lie
 * outside. Nothing where day or hour are missing.
 */
export function occupied({ entity, place }: Scope, path: string): (row: Values) => Period | undefined {
  const { span, slot } = entity ?? {}
  if (span?.from === path) {
    return (row) => {
      const [from, lasts] = [row[span.from], row[span.lasts]]
      return typeof from === 'string' && typeof lasts === 'number' ? { from, until: addDays(from, lasts) } : undefined
    }
  }
  if (!slot || slot.day !== path) {
    throw new DefinitionError(place, `'${path}' is not where the record begins.`, 'Ask for the first field of its span or slot.')
  }
  const { time, lasts, usual = USUAL_MINUTES } = slot
  const each = entity ? minutesEach(entity) : 1
  return (row) => {
    const day = row[slot.day]
    const hour = time === undefined ? '00:00' : row[time]
    if (typeof day !== 'string' || typeof hour !== 'string' || isBlank(hour)) return undefined
    const length = lasts === undefined ? undefined : row[lasts]
    const minutes = typeof length === 'number' ? Math.round(length * each) : time === undefined ? DAY_MINUTES : usual
    return { from: `${day}T${hour}`, until: momentAfter(day, hour, minutes) }
  }
}

/** How many minutes one of what a slot lasts is: it is written in whole minutes, or in hours with a comma. */
export function minutesEach({ slot, fields }: AnyEntity): number {
  const length = slot?.lasts === undefined ? undefined : fields[slot.lasts]
  return length && isKind(length, 'decimal') ? 60 : 1
}

/** Minutes of its day that a record takes by the length that it says, or as many as are usual. */
export function minutesTaken(entity: AnyEntity, values: Values): number {
  const { lasts, usual = USUAL_MINUTES } = entity.slot ?? {}
  const length = lasts === undefined ? undefined : values[lasts]
  return typeof length === 'number' ? Math.round(length * minutesEach(entity)) : usual
}

const momentAfter = (day: string, hour: string, minutes: number): string => {
  const end = minutesOf(hour) + minutes
  return `${addDays(day, Math.floor(end / DAY_MINUTES))}T${addMinutes(hour, minutes)}`
}
