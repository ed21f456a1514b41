import { uncapital } from '../../../kernel/italian/capital.ts'
import { calledOf, isTeam, stateOf, statusOf, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names, Tone } from '../../../kernel/fields/field.ts'
import { isFree, isOver } from '../../../kernel/fields/status.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Period } from '../../../kernel/expression/condition.ts'
import { formatDayMonth } from '../../../kernel/italian/dates.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { minutesOf } from '../../../kernel/italian/times.ts'
import { lateText } from '../../../kernel/derive/delay.ts'
import type { PlaceShape, PlanSays } from '../../../kernel/screens/plan-view.ts'
import { daysOf } from '../record/record-facts.ts'
import { around, makeOneShape, type Box } from '../../forms/places/arrange.ts'
import { joinedGroups, joinGroups, seatsOf, seatsText } from '../../forms/places/joined-places.ts'
import type { Moment } from './moment.ts'

/** What is needed to say how records stand at a moment. */
export interface Standing {
  readonly plan: PlanSays
  readonly entity: AnyEntity
  readonly place: AnyEntity
  readonly moment: Moment
  readonly periodOf: (row: AnyRow) => Period | undefined
  readonly names: Names
  readonly today: string
  /** The hour on the clock, and the same with its day, as periods are written. */
  readonly time: string
  readonly now: string
}

/** A place, or several that are joined, with who has it at the moment. */
export interface Spot {
  /** The first of its places, which it is known by. */
  readonly id: string
  readonly places: readonly AnyRow[]
  readonly boxes: readonly Box[]
  readonly box: Box
  readonly shape: PlaceShape
  /** «7 + 8», and «Tavoli 7 + 8» where it stands alone. */
  readonly title: string
  readonly called: string
  readonly seats: number
  readonly row: AnyRow | undefined
  /** Who comes after. */
  readonly later: readonly AnyRow[]
  readonly word: string
  readonly tone: Tone
  /** «In ritardo di 16 minuti», of who has it. */
  readonly late: string | undefined
  readonly figure: string
  /** Who has it is there: solid, not dashed. */
  readonly isHere: boolean
  readonly seated: number
}

export const placesIn = ({ at }: PlanSays, row: AnyRow): readonly string[] => [row[at]].flat().filter((id) => typeof id === 'string')
/** Which places a record takes, as its field holds them. */
export const placedAt = ({ plan, entity }: Pick<Standing, 'plan' | 'entity'>, ids: readonly string[]): unknown => {
  const field = entity.fields[plan.at]
  return field && isTeam(field) ? ids : ids[0]
}
export const partyOf = ({ party }: PlanSays, row: AnyRow): number => (party === undefined ? 1 : Number(row[party] ?? 0))

/** Whether a record is under way; one without states lies where it lies. */
export const isHere = (entity: AnyEntity, row: AnyRow): boolean => {
  const state = stateOf(entity, row)
  return !state || state.begun === true || isOver(state)
}

/** The records that a moment is about, the one under way first: who still sits there counts, though his time is over. */
export function present({ entity, moment, periodOf, now }: Standing, rows: readonly AnyRow[]): readonly AnyRow[] {
  const isPast = !moment.isNow && moment.until <= now
  const begins = (row: AnyRow) => periodOf(row)?.from ?? ''
  return rows
    .filter((row) => {
      const state = stateOf(entity, row)
      if (state && (isPast ? state.away : isOver(state) || isFree(state))) return false
      const period = periodOf(row)
      if (!period) return false
      if (moment.isNow && state?.begun) return true
      return period.from < moment.until && moment.from < period.until
    })
    .toSorted((a, b) => Number(isHere(entity, b)) - Number(isHere(entity, a)) || (begins(a) < begins(b) ? -1 : 1))
}

/** How the places of a room stand: joined for good, or for as long as somebody takes them together. */
export function spotsOf(
  about: Standing,
  places: readonly AnyRow[],
  boxes: ReadonlyMap<string, Box>,
  rows: readonly AnyRow[],
): readonly Spot[] {
  const { plan } = about
  const byPlace = new Map<string, AnyRow[]>()
  for (const row of rows) for (const id of placesIn(plan, row)) byPlace.set(id, [...(byPlace.get(id) ?? []), row])
  const mayJoin = (all: readonly string[]) => makeOneShape(all, boxes) && !doMeet(about, rows, all)
  const groups = joinedGroups(plan, places, boxes, mayJoin)
  for (const [, [row]] of byPlace) {
    if (row)
      joinGroups(
        groups,
        placesIn(plan, row).filter((id) => byPlace.get(id)?.[0] === row),
        mayJoin,
      )
  }
  const seen = new Set<readonly string[]>()
  return places.flatMap(({ id }) => {
    const group = groups.get(id) ?? []
    if (seen.has(group)) return []
    seen.add(group)
    return spotOf(
      about,
      places.filter((place) => group.includes(place.id)),
      boxes,
      rows,
    )
  })
}

/** Whether two have places of a group at one time: somebody booked one of those that stand together, and the other is another's. */
function doMeet({ plan, periodOf }: Standing, rows: readonly AnyRow[], ids: readonly string[]): boolean {
  const taken = rows.filter((row) => placesIn(plan, row).some((id) => ids.includes(id))).flatMap((row) => periodOf(row) ?? [])
  return taken.some((one, at) => taken.slice(at + 1).some((other) => one.from < other.until && other.from < one.until))
}

function spotOf(about: Standing, mine: readonly AnyRow[], boxes: ReadonlyMap<string, Box>, rows: readonly AnyRow[]): readonly Spot[] {
  const { plan, entity, place, names } = about
  const parts = mine
    .flatMap((row) => {
      const box = boxes.get(row.id)
      return box ? [{ row, box }] : []
    })
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const [first] = parts
  if (!first) return []
  const places = parts.map(({ row }) => row)
  const ids = new Set(places.map(({ id }) => id))
  const [row, ...later] = rows.filter((one) => placesIn(plan, one).some((id) => ids.has(id)))
  const titles = places.map((one) => titleOf(place, one, names))
  const seats = seatsOf(plan, places)
  const here = row !== undefined && isHere(entity, row)
  const boxesHere = parts.map(({ box }) => box)
  return [
    {
      id: first.row.id,
      places,
      boxes: boxesHere,
      box: around(boxesHere),
      shape: parts.length > 1 ? 'square' : shapeOf(plan, first.row),
      title: titles.join(' + '),
      called: calledOf(place, titles),
      seats,
      row,
      later,
      ...(row
        ? worded(about, row)
        : { word: inflect('Libero', { gender: place.label.gender, plural: parts.length > 1 }), tone: 'neutral' as const, late: undefined }),
      figure: row ? figureOf(about, row) : seatsText(about, seats),
      isHere: here,
      seated: here ? partyOf(plan, row) : 0,
    },
  ]
}

const shapeOf = ({ shapes }: PlanSays, row: AnyRow): PlaceShape => shapes?.as[String(row[shapes.by])] ?? 'square'

function worded({ entity, today, time }: Standing, row: AnyRow): Pick<Spot, 'word' | 'tone' | 'late'> {
  const late = lateText(entity, row, { today, time })
  const state = stateOf(entity, row)
  return { word: state?.label ?? entity.label.one, tone: late === undefined ? (state?.tone ?? 'primary') : 'destructive', late }
}

/** «32 min», «1 h 05». */
export const sinceText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

/** The one figure that matters about a record, by its state. */
export function figureOf({ plan, entity, moment, names, time }: Standing, row: AnyRow): string {
  const [status] = statusOf(entity) ?? []
  const says = status === undefined ? undefined : plan.figures[String(row[status])]
  const hour = entity.slot?.time
  const text = (key: string | undefined) => {
    const value = key === undefined ? undefined : row[key]
    return key === undefined || isBlank(value) ? '' : (entity.fields[key]?.format(value, names) ?? '')
  }
  if (says === undefined || typeof says === 'string') return text(says ?? hour) || text(hour) || untilText(entity, row)
  const since = row[says.since]
  if (!moment.isNow || typeof since !== 'string') return text(says.since) || text(hour)
  // Who came before midnight is still there after it.
  return sinceText((minutesOf(time) - minutesOf(since) + 24 * 60) % (24 * 60))
}

/** «al 30/11»: the last day of what lies for days. */
function untilText(entity: AnyEntity, row: AnyRow): string {
  const last = daysOf(entity, row).at(-1)
  return last === undefined || !entity.span ? '' : `al ${formatDayMonth(last)}`
}

/** «fra 6 minuti», «da 5 minuti», «in ritardo di 24 minuti»: of who is not there yet. */
export function comesText({ entity, moment, today, time }: Standing, row: AnyRow): string {
  const hour = entity.slot?.time === undefined ? undefined : row[entity.slot.time]
  const late = lateText(entity, row, { today, time })
  if (late !== undefined) return uncapital(late)
  if (!moment.isNow || isHere(entity, row) || typeof hour !== 'string') return ''
  const minutes = minutesOf(hour) - minutesOf(time)
  const away = Math.abs(minutes)
  const text = away < 60 ? `${away} ${away === 1 ? 'minuto' : 'minuti'}` : sinceText(away)
  return minutes === 0 ? 'adesso' : `${minutes > 0 ? 'fra' : 'da'} ${text}`
}
