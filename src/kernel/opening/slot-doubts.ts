import type { At } from '../italian/at.ts'
import type { Doubt } from '../problem/doubt.ts'
import { stateOf, type AnyEntity } from '../entity/entity.ts'
import { isOver } from '../fields/status.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { minutesTaken } from '../evaluation/occupied-time.ts'
import { daysBetween } from '../italian/dates.ts'
import { minutesOf } from '../italian/times.ts'
import { messages } from '../problem/messages.ts'
import type { Values } from '../door/change.ts'
import { closedDayOf, hoursFor, outsideOf, type Opening } from './opening.ts'

/** Verb of the question: «salva lo stesso?», «sposta lo stesso?». */
export type Asked = 'salva' | 'sposta' | 'conferma' | 'importa'

/** Resources that a record takes: its lane, and what else it takes for itself alone. */
export function resourcesOf({ slot, exclusive }: AnyEntity, values: Values): readonly string[] {
  const keys = [slot?.lane, exclusive?.of, ...(exclusive?.also ?? [])]
  return keys.flatMap((key) => (key === undefined ? [] : [values[key]].flat())).filter((id): id is string => typeof id === 'string')
}

/** Whether a record in this state is a plan, about which one may still ask. */
const isPlanned = (entity: AnyEntity, values: Values): boolean => {
  const state = stateOf(entity, values as AnyRow)
  return state !== undefined && !isOver(state) && state.begun !== true
}

/** Minutes of its day that a record takes; nothing where it has no hour. */
function stretchOf(entity: AnyEntity, values: Values): { readonly from: number; readonly to: number } | undefined {
  const { time } = entity.slot ?? {}
  const hour = time === undefined ? undefined : values[time]
  if (typeof hour !== 'string' || hour === '') return undefined
  const from = minutesOf(hour)
  return { from, to: from + minutesTaken(entity, values) }
}

/**
 * Questions about when a record happens: outside of the opening hours of the firm or of its own resources, or on a day that is over.
 * Asked of plans alone, and only where day, hour, length or resources are new: what has happened has happened.
 */
export function slotDoubts(
  entity: AnyEntity,
  opening: Opening | undefined,
  {
    before,
    after,
    at,
    asked = 'salva',
  }: { readonly before: Values | undefined; readonly after: Values; readonly at: At; readonly asked?: Asked },
): readonly Doubt[] {
  const { slot, span } = entity
  const on = slot?.day ?? span?.from
  const day = on === undefined ? undefined : after[on]
  if (on === undefined || typeof day !== 'string' || day === '' || !isPlanned(entity, after)) return []
  const keys = [on, slot?.time, slot?.lasts, slot?.lane, exclusiveKeys(entity)].flat()
  const isNew =
    before === undefined ||
    keys.some((key) => key !== undefined && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
  if (!isNew) return []
  if (day < at.today) return before?.[on] === day ? [] : pastDoubt(entity, on, day, at, asked)
  if (!slot || !opening) return []
  const taken = stretchOf(entity, after)
  for (const hours of hoursFor(opening, resourcesOf(entity, after))) {
    const why = taken ? outsideOf(opening, hours, day, taken) : closedDayOf(opening, hours, day)
    if (why === undefined) continue
    const isOfDay = taken === undefined || closedDayOf(opening, hours, day) !== undefined
    return [{ path: isOfDay ? on : (slot.time ?? on), message: messages.anyway(why, asked) }]
  }
  return []
}

const exclusiveKeys = ({ exclusive }: AnyEntity): readonly string[] => [
  ...(exclusive?.of ? [exclusive.of] : []),
  ...(exclusive?.also ?? []),
]

/** Question about a day that is over; none where the field itself already doubts it. */
function pastDoubt({ fields }: AnyEntity, path: string, day: string, { today }: At, asked: Asked): readonly Doubt[] {
  if (fields[path]?.doubt?.(day, today) !== undefined) return []
  return [{ path, message: messages.anyway(messages.isPast(day, daysBetween(day, today)), asked) }]
}
