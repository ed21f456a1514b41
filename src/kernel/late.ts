import type { At } from './at.ts'
import { statusOf, type AnyEntity } from './entity.ts'
import type { Condition } from './expression/condition.ts'
import { addDays, daysBetween } from './italian/dates.ts'
import { addMinutes, minutesOf } from './italian/times.ts'
import { isOver, type State } from './fields/status.ts'
import type { AnyRow } from './fields/shapes.ts'
import { messages } from './messages.ts'

/** Minutes after its hour from which what has not begun is late, where the entity says nothing else. */
const TOLERANCE = 15
const DAY_MINUTES = 24 * 60

/** Where a record is to begin, and the states in which it has not. */
interface Waiting {
  readonly day: string
  readonly time: string | undefined
  readonly field: string
  readonly states: readonly string[]
}

/** States that leave something to be done. */
function statesWhere(entity: AnyEntity, fits: (state: State<string>) => boolean): readonly [string, readonly string[]] | undefined {
  const [field, status] = statusOf(entity) ?? []
  if (field === undefined || !status) return undefined
  return [field, Object.entries(status.states).flatMap(([key, state]) => (fits(state) ? [key] : []))]
}

function waitingOf(entity: AnyEntity): Waiting | undefined {
  const { late } = entity
  const slot: { readonly day: string; readonly time?: string } | undefined = entity.slot ?? late?.at
  if (!slot) return undefined
  const found = statesWhere(entity, (state) => !isOver(state) && state.begun !== true)
  if (!found) return undefined
  const [field, states] = found
  const status = statusOf(entity)?.[1]
  // Where no state says that it has begun, its hour says nothing about being late: only its day does.
  const isBegunTold = late?.waiting !== undefined || Object.values(status?.states ?? {}).some(({ begun }) => begun === true)
  return { day: slot.day, time: isBegunTold ? slot.time : undefined, field, states: late?.waiting ?? states }
}

/** Moment before which an hour is late after so many minutes: its day, and its last hour there. */
function momentBefore({ today, time = '00:00' }: At, minutes: number): { readonly day: string; readonly time: string } {
  const left = minutesOf(time) - minutes
  return { day: addDays(today, Math.floor(left / DAY_MINUTES)), time: addMinutes(time, -minutes) }
}

/**
 * Conditions that the late records of an entity meet, on this moment: the hour of a slot is over by its tolerance and the state says
 * that it has not begun, or its day or the day that was promised is over. Nothing where an entity cannot be late.
 */
export function lateWhere(entity: AnyEntity, at: At): readonly Condition[] | undefined {
  const { late } = entity
  const some: (readonly Condition[])[] = []
  const waits = waitingOf(entity)
  if (waits) {
    const { day, time, field, states } = waits
    const isWaiting = { field, op: 'in', value: states } as const
    const by = (minutes: number, more: readonly Condition[]) => {
      const last = momentBefore(at, minutes)
      some.push([...more, isWaiting, { field: day, op: 'lt', value: last.day }])
      some.push([...more, isWaiting, { field: day, op: 'eq', value: last.day }, { field: time ?? '', op: 'lte', value: last.time }])
    }
    const { after = TOLERANCE } = late ?? {}
    if (time === undefined) some.push([isWaiting, { field: day, op: 'lt', value: at.today }])
    else if (typeof after === 'number') by(after, [])
    else for (const [value, minutes] of Object.entries(after.minutes)) by(minutes, [{ field: after.by, op: 'eq', value }])
  }
  const open = late?.due === undefined ? undefined : statesWhere(entity, (state) => !isOver(state))
  if (late?.due !== undefined && open)
    some.push([
      { field: open[0], op: 'in', value: open[1] },
      { field: late.due, op: 'lt', value: at.today },
    ])
  return some.length > 0 ? [{ any: some }] : undefined
}

/** Words for a late record: «In ritardo di 16 minuti», «In ritardo di 2 giorni»; nothing while it is in time. */
export function lateText(entity: AnyEntity, row: AnyRow, at: At): string | undefined {
  const { late } = entity
  const state = statusOf(entity)
  const held = state === undefined ? undefined : String(row[state[0]])
  const waits = waitingOf(entity)
  const { after = TOLERANCE } = late ?? {}
  if (waits && held !== undefined && waits.states.includes(held)) {
    const [day, hour] = [row[waits.day], waits.time === undefined ? undefined : row[waits.time]]
    if (typeof day === 'string' && day !== '') {
      const days = daysBetween(day, at.today)
      if (typeof hour === 'string' && hour !== '' && at.time !== undefined) {
        const minutes = days * DAY_MINUTES + minutesOf(at.time) - minutesOf(hour)
        const limit = typeof after === 'number' ? after : after.minutes[String(row[after.by])]
        if (limit !== undefined && minutes >= limit)
          return minutes < DAY_MINUTES ? messages.lateByMinutes(minutes) : messages.lateByDays(days)
      } else if (days > 0) return messages.lateByDays(days)
    }
  }
  const due = late?.due === undefined ? undefined : row[late.due]
  const now = held === undefined ? undefined : state?.[1].states[held]
  if (typeof due !== 'string' || !now || isOver(now) || due >= at.today) return undefined
  return messages.lateByDays(daysBetween(due, at.today))
}
