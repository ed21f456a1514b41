import type { At } from '../italian/at.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Comparison, Condition } from '../expression/condition.ts'
import { occupied } from '../evaluation/occupied-time.ts'
import { scopeOf } from '../evaluation/scope.ts'
import { isFree, isOver, type State } from '../fields/status.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { addDays, daysBetween } from '../italian/dates.ts'
import { addMinutes, minutesOf } from '../italian/times.ts'
import { isBlank } from '../fields/blank.ts'
import { messages } from '../problem/messages.ts'

/** Minutes after its hour from which what has not begun, or is not over, is late where the entity says nothing else. */
const TOLERANCE = 15
const DAY_MINUTES = 24 * 60

/** Days and hours by which the records of an entity are late, each with the states that it is about. */
interface Terms {
  /** Field of the state. */
  readonly field: string
  /** Day and hour of a beginning that has to be kept; without an hour only the day counts, of records whose `unless` is empty. */
  readonly begins?: {
    readonly day: string
    readonly time: string | undefined
    readonly unless?: string | undefined
    readonly states: readonly string[]
  }
  /** First field of a slot whose end has to be kept. */
  readonly ends?: { readonly day: string; readonly states: readonly string[] }
  /** Day that was promised. */
  readonly due?: { readonly day: string; readonly states: readonly string[] }
}

const known = new WeakMap<AnyEntity, { readonly terms: Terms | undefined }>()

function termsOf(entity: AnyEntity): Terms | undefined {
  const found = known.get(entity) ?? { terms: readTerms(entity) }
  known.set(entity, found)
  return found.terms
}

/** Terms of an entity; nothing where it has no lifecycle, and neither slot nor promise. */
function readTerms(entity: AnyEntity): Terms | undefined {
  const { late, slot } = entity
  const [field, status] = statusOf(entity) ?? []
  if (field === undefined || !status) return undefined
  const statesWhere = (fits: (key: string, state: State<string>) => boolean) =>
    Object.entries(status.states).flatMap(([key, state]) => (!isOver(state) && fits(key, state) ? [key] : []))
  const waiting = late?.waiting ?? statesWhere((_, { begun }) => begun !== true)
  const isBegunTold = late?.waiting !== undefined || Object.values(status.states).some(({ begun }) => begun === true)
  const at: { readonly day: string; readonly time?: string } | undefined = slot ?? late?.at
  const promised = Object.entries(status.states).flatMap(([key, state]) =>
    isFree(state) || (late?.kept?.includes(key) ?? isOver(state)) ? [] : [key],
  )
  const due = late?.due === undefined || !entity.fields[late.due] ? undefined : { day: late.due, states: promised }
  // An hour without a state that says «begun» is kept until the end: only then is it sure that nothing was told.
  const isHourKept = isBegunTold && at?.time !== undefined
  const mustEnd = slot?.time !== undefined && late?.ends !== false && !due
  const going = isBegunTold ? statesWhere((key) => !waiting.includes(key)) : waiting
  return {
    field,
    ...(at && {
      begins: {
        day: at.day,
        states: waiting,
        time: isHourKept ? at.time : undefined,
        unless: isHourKept || !mustEnd ? undefined : at.time,
      },
    }),
    ...(mustEnd && going.length > 0 && { ends: { day: slot.day, states: going } }),
    ...(due && { due }),
  }
}

/** Moment before which an hour is late after so many minutes: its day, and its last hour there. */
function momentBefore({ today, time = '00:00' }: At, minutes: number): { readonly day: string; readonly time: string } {
  const left = minutesOf(time) - minutes
  return { day: addDays(today, Math.floor(left / DAY_MINUTES)), time: addMinutes(time, -minutes) }
}

const toleranceOf = ({ late }: AnyEntity): number => (typeof late?.after === 'number' ? late.after : TOLERANCE)

/**
 * Conditions that the late records of an entity meet, on this moment: the hour of a slot is over by its tolerance and the state says
 * that it has not begun, its end is over and the state says that it is still under way, or its day or the day that was promised is
 * over. Nothing where an entity cannot be late.
 */
export function lateWhere(entity: AnyEntity, at: At): readonly Condition[] | undefined {
  const terms = termsOf(entity)
  if (!terms) return undefined
  const some: (readonly Condition[])[] = []
  const held = (states: readonly string[]): Comparison => ({ field: terms.field, op: 'in', value: states })
  const { begins, ends, due } = terms
  const { after = TOLERANCE } = entity.late ?? {}
  if (begins?.time !== undefined) {
    const { day, time, states } = begins
    const by = (minutes: number, more: readonly Condition[]) => {
      const last = momentBefore(at, minutes)
      some.push([...more, held(states), { field: day, op: 'lt', value: last.day }])
      some.push([...more, held(states), { field: day, op: 'eq', value: last.day }, { field: time, op: 'lte', value: last.time }])
    }
    if (typeof after === 'number') by(after, [])
    else for (const [value, minutes] of Object.entries(after.minutes)) by(minutes, [{ field: after.by, op: 'eq', value }])
  } else if (begins) {
    const { day, unless, states } = begins
    some.push([
      held(states),
      { field: day, op: 'lt', value: at.today },
      ...(unless === undefined ? [] : [{ field: unless, op: 'empty' } as const]),
    ])
  }
  if (ends) {
    const last = momentBefore(at, toleranceOf(entity))
    some.push([held(ends.states), { field: ends.day, op: 'ended', value: `${last.day}T${last.time}` }])
  }
  if (due) some.push([held(due.states), { field: due.day, op: 'lt', value: at.today }])
  return some.length > 0 ? [{ any: some }] : undefined
}

/** Field of the day on which records in a state are to begin; nothing where they have begun, are over, or have no such day. */
export function dayAwaited(entity: AnyEntity, state: string): string | undefined {
  const begins = termsOf(entity)?.begins
  return begins?.states.includes(state) ? begins.day : undefined
}

/** Words for so many minutes, or for so many days where it is a day and longer. */
const lateBy = (minutes: number, days: number): string =>
  minutes < DAY_MINUTES ? messages.lateByMinutes(minutes) : messages.lateByDays(Math.max(1, days))

/** Words for a late record: «In ritardo di 16 minuti», «In ritardo di 2 giorni»; nothing while it is in time. */
export function lateText(entity: AnyEntity, row: AnyRow, at: At): string | undefined {
  const terms = termsOf(entity)
  if (!terms) return undefined
  const { begins, ends, due } = terms
  const state = String(row[terms.field])
  const isAbout = (term: { readonly states: readonly string[] } | undefined) => term?.states.includes(state) === true
  return (
    (begins && isAbout(begins) ? beginsText(entity, begins, row, at) : undefined) ??
    (ends && isAbout(ends) ? endsText(entity, ends, row, at) : undefined) ??
    (due && isAbout(due) ? dueText(row[due.day], at) : undefined)
  )
}

const minutesSince = (day: string, time: string, at: At): number =>
  daysBetween(day, at.today) * DAY_MINUTES + minutesOf(at.time ?? '00:00') - minutesOf(time)

const dueText = (day: unknown, { today }: At): string | undefined =>
  typeof day === 'string' && day !== '' && day < today ? messages.lateByDays(daysBetween(day, today)) : undefined

function beginsText({ late }: AnyEntity, { day: on, time, unless }: NonNullable<Terms['begins']>, row: AnyRow, at: At): string | undefined {
  const [day, hour] = [row[on], time === undefined ? undefined : row[time]]
  if (typeof day !== 'string' || day === '') return undefined
  if (time === undefined) return unless === undefined || isBlank(row[unless]) ? dueText(day, at) : undefined
  const { after = TOLERANCE } = late ?? {}
  const limit = typeof after === 'number' ? after : after.minutes[String(row[after.by])]
  if (limit === undefined) return undefined
  const days = daysBetween(day, at.today)
  if (typeof hour !== 'string' || hour === '') return day < momentBefore(at, limit).day ? messages.lateByDays(days) : undefined
  const minutes = minutesSince(day, hour, at)
  return minutes >= limit ? lateBy(minutes, days) : undefined
}

function endsText(entity: AnyEntity, { day }: NonNullable<Terms['ends']>, row: AnyRow, at: At): string | undefined {
  const until = occupied(scopeOf(entity, new Map()), day)(row)?.until
  if (until === undefined) return undefined
  const [last = '', time = '00:00'] = until.split('T')
  const minutes = minutesSince(last, time, at)
  return minutes >= toleranceOf(entity) ? lateBy(minutes, daysBetween(last, at.today)) : undefined
}
