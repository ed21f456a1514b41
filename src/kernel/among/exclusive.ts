import { calledOf, isTaking, isTeam, takingWhere, type AnyEntity } from '../entity/entity.ts'
import type { Condition, Period } from '../expression/condition.ts'
import { occupied } from '../evaluation/occupied-time.ts'
import { scopeOf } from '../evaluation/scope.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { formatDate } from '../italian/dates.ts'
import { messages } from '../problem/messages.ts'
import { targetOf } from '../entity/references.ts'
import { lastDayOf } from '../derive/span-unit.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** A record with the lane and the time that it takes. */
interface Taking {
  readonly row: AnyRow
  /** The field that names the lane. */
  readonly key: string
  readonly lane: string
  readonly period: Period
}

/** Records that take a lane at a time when another has it: two bookings of one room, two jobs of one technician. */
export async function clashes(among: Among): Promise<readonly Found[]> {
  const { entity } = among
  if (!entity.exclusive) return []
  const { also = [] } = entity.exclusive
  const all = await Promise.all([laneOf(entity), ...also].map((lane) => clashesAt(among, lane)))
  return all.flat()
}

/** Those of one of the things that a record takes: its lane, or what is taken besides. */
async function clashesAt(among: Among, lane: string | undefined): Promise<readonly Found[]> {
  const { entity, rows, entities, read } = among
  const isLane = lane === laneOf(entity)
  const taking = takingOf(among, entity, rows, lane)
  if (taking.length === 0) return []
  const lanes = [...new Set(taking.map((one) => one.lane))]
  const whole = taking.map(({ period }) => period).reduce(union)
  const found: Promise<Found>[] = []
  for (const name of [entity.name, ...((isLane && entity.exclusive?.with) || [])]) {
    const other = entities.get(name)
    const place = other && placeOf(other, isLane ? laneOf(other) : lane)
    if (!other || !place) continue
    const where: Condition[] = [
      { field: place.lane, op: isMany(other, place.lane) ? 'has' : 'in', value: lanes },
      { field: place.begins, op: 'overlaps', value: whole },
      ...takingWhere(other),
    ]
    const byLane = Map.groupBy(takingOf(among, other, await read.find(name, where), place.lane), (one) => one.lane)
    for (const mine of taking) {
      for (const theirs of byLane.get(mine.lane) ?? []) {
        if (theirs.row.id === mine.row.id || !meet(mine.period, theirs.period)) continue
        found.push(problemOf(mine, theirs, other))
      }
    }
  }
  return Promise.all(found)

  async function problemOf(mine: Taking, theirs: Taking, other: AnyEntity): Promise<Found> {
    const taken = entities.get(targetOf(entity.fields[lane ?? '']))
    const row = taken && (await read.get(taken.name, mine.lane))
    const name = taken && row ? calledOf(taken, [await titleAmong(read, entities, taken, row)]) : ''
    const when = whenOf(other, theirs)
    const said =
      other.exclusive?.says?.(theirs.row, when, theirs.key) ?? messages.isTaken(await titleAmong(read, entities, other, theirs.row), when)
    const path = (isLane ? entity.exclusive?.at : undefined) ?? lane ?? ''
    return { id: mine.row.id, path, code: 'exclusive', message: `${name} ${said}.` }
  }
}

/** What a record takes first of all: what the rule names, or the lane. */
const laneOf = ({ span, slot, exclusive }: AnyEntity): string | undefined => exclusive?.of ?? span?.lane ?? slot?.lane

/** What is taken, and the field that says from when. */
function placeOf({ span, slot }: AnyEntity, lane: string | undefined): { readonly lane: string; readonly begins: string } | undefined {
  const begins = span?.from ?? slot?.day
  return lane === undefined || begins === undefined ? undefined : { lane, begins }
}

const isMany = ({ fields }: AnyEntity, lane: string): boolean => fields[lane] !== undefined && isTeam(fields[lane])

function takingOf({ entities }: Among, entity: AnyEntity, rows: readonly AnyRow[], of: string | undefined): readonly Taking[] {
  const place = placeOf(entity, of)
  if (!place) return []
  const periodOf = occupied(scopeOf(entity, entities), place.begins)
  return rows.flatMap((row) => {
    const lanes = [row[place.lane]].flat().filter((lane) => typeof lane === 'string')
    const period = periodOf(row)
    return isTaking(entity, row) && period ? lanes.map((lane) => ({ row, key: place.lane, lane, period })) : []
  })
}

const meet = (a: Period, b: Period) => a.from < b.until && b.from < a.until
const union = (a: Period, b: Period): Period => ({ from: a.from < b.from ? a.from : b.from, until: a.until > b.until ? a.until : b.until })

/** «dal 22/11/2026 al 24/11/2026», of nights to the day of departure; «il 22/11/2026 dalle 09:00 alle 10:30». */
function whenOf(entity: AnyEntity, { period: { from, until } }: Taking): string {
  if (!entity.span) {
    const [day, start] = from.split('T')
    const [last, end] = until.split('T')
    return `il ${formatDate(day ?? '')} dalle ${start} alle ${end}${last === day ? '' : ` del ${formatDate(last ?? '')}`}`
  }
  return `dal ${formatDate(from)} al ${formatDate(lastDayOf(entity, until))}`
}
