import { livingWhere } from '../../kernel/derive/archive.ts'
import { takingWhere } from '../../kernel/entity/entity.ts'
import { minutesTaken } from '../../kernel/evaluation/occupied-time.ts'
import { addDays, weekdayOf } from '../../kernel/italian/dates.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { DAY_MINUTES, openOn, weekFrame, type Opening } from '../../kernel/opening/opening.ts'
import { readOpening } from '../../kernel/opening/read-opening.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Gap } from '../reply.ts'
import { placesTaken } from '../trade/trade.ts'
import type { Desk } from './desk.ts'

const ANY_LANE = '*'

interface Stretch {
  readonly from: number
  readonly until: number
}

/** Days that are looked at, however far the question reaches. */
const MOST_DAYS = 31

/** Where the lanes of some days have room, within the hours that the trade's day is drawn in; what has gone by is no room. */
export async function gapsIn(desk: Desk, asking: Extract<Asking, { is: 'gaps' }>): Promise<readonly Gap[]> {
  const { trade, store, at } = desk
  const { entity: name, lasts, lane, hours } = asking
  const entity = trade.entity(name)
  const laneName = laneEntityOf(entity)
  const lanes =
    lane !== undefined
      ? [lane]
      : laneName
        ? (await allRows(store, { entity: laneName, where: livingWhere(trade.entity(laneName)) })).rows
            .filter((row) => staysOpen(trade.entity(laneName), row))
            .map(({ id }) => id)
        : ['']
  const day = trade.sector.screens
    .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    .find((screen) => screen.entity === name && screen.day)?.day
  const opening = await readOpening(store, trade.sector.entities)
  const week = opening && weekFrame(opening)
  const whole = week
    ? { from: week.from, until: Math.min(week.to, DAY_MINUTES) }
    : { from: minutesOf(day?.opens ?? '08:00'), until: minutesOf(day?.closes ?? '19:00') }
  const frame = {
    from: hours && hours.from > '00:00' ? (week || day ? Math.max(whole.from, minutesOf(hours.from)) : minutesOf(hours.from)) : whole.from,
    until:
      hours && hours.until < '24:00' && hours.until > hours.from
        ? week || day
          ? Math.min(whole.until, minutesOf(hours.until))
          : minutesOf(hours.until)
        : whole.until,
  }
  const whose = asking.whose === undefined ? [] : [asking.whose.id]
  const pauses = opening ? [] : (day?.pauses ?? []).map(({ from, to }) => ({ from: minutesOf(from), until: minutesOf(to) }))
  const taken = await takenIn(desk, asking)
  const gaps: Gap[] = []
  for (let on = asking.from, n = 0; on <= asking.to && n < MOST_DAYS; on = addDays(on, 1), n++) {
    if (on < at.today || (!opening && asking.from !== asking.to && weekdayOf(on) === 6)) continue
    const now = on === at.today && at.time !== undefined ? minutesOf(at.time) : 0
    for (const one of lanes) {
      const busy = [
        ...pauses,
        ...(opening ? shutOn(opening, on, [one, ...whose].filter(Boolean)) : []),
        ...(taken.get(`${on} ${one}`) ?? []),
        ...(taken.get(`${on} ${ANY_LANE}`) ?? []),
        ...(now > frame.from ? [{ from: 0, until: now }] : []),
      ]
      for (const { from, until } of openIn(frame, busy)) {
        if (until - from >= lasts) gaps.push({ day: on, lane: one, from: clock(from), until: clock(until) })
      }
    }
  }
  return gaps.toSorted((a, b) => a.day.localeCompare(b.day) || a.from.localeCompare(b.from))
}

/** Minutes of a day outside of the opening hours of the firm or of a lane. */
function shutOn(opening: Opening, on: string, resources: readonly string[]): readonly Stretch[] {
  const open = openOn(opening, on, resources).map(({ from, to }) => ({ from, until: to }))
  return openIn({ from: 0, until: DAY_MINUTES }, open)
}

const clock = (minutes: number) => addMinutes('00:00', minutes)

/** A lane that is closed for good takes nothing: a chair out of use, a colleague who has left. */
function staysOpen(entity: ReturnType<Desk['trade']['entity']>, row: Readonly<Record<string, unknown>>): boolean {
  return takingWhere(entity).every(({ field, value }) => Array.isArray(value) && value.includes(row[field]))
}

/** What takes the lanes of some days, by day and lane: the records themselves and those that close the lane. */
export async function takenIn(
  { trade, store }: Desk,
  { entity: name, from, to, whose }: Pick<Extract<Asking, { is: 'gaps' }>, 'entity' | 'from' | 'to' | 'whose'>,
): Promise<ReadonlyMap<string, readonly Stretch[]>> {
  const taken = new Map<string, Stretch[]>()
  for (const one of [name, ...(trade.entity(name).exclusive?.with ?? [])]) {
    const entity = trade.entity(one)
    const { slot } = entity
    const laneField = laneFieldOf(entity) ?? placesTaken(entity)
    if (!slot?.time) continue
    const where = [
      { field: slot.day, op: 'gte', value: from } as const,
      { field: slot.day, op: 'lte', value: to } as const,
      ...takingWhere(entity),
    ]
    for (const row of (await allRows(store, { entity: one, where })).rows) {
      const hour = row[slot.time]
      if (typeof hour !== 'string' || hour === '') continue
      const start = minutesOf(hour)
      const stretch = { from: start, until: start + minutesTaken(entity, row) }
      // Who is in one place is in no other.
      const isTheirs = whose !== undefined && one === name && row[whose.path] === whose.id
      const lanes = isTheirs ? [ANY_LANE] : laneField === undefined ? [''] : [row[laneField]].flat()
      for (const lane of lanes) {
        const key = `${String(row[slot.day])} ${typeof lane === 'string' ? lane : ''}`
        const known = taken.get(key)
        if (known) known.push(stretch)
        else taken.set(key, [stretch])
      }
    }
  }
  return taken
}

/** What of a stretch no other covers. */
function openIn(frame: Stretch, busy: readonly Stretch[]): readonly Stretch[] {
  const open: Stretch[] = []
  let from = frame.from
  for (const one of busy.toSorted((a, b) => a.from - b.from)) {
    if (one.from > from) open.push({ from, until: Math.min(one.from, frame.until) })
    from = Math.max(from, one.until)
  }
  if (from < frame.until) open.push({ from, until: frame.until })
  return open.filter((one) => one.until > one.from)
}
