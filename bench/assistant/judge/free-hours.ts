import { isTaking, takingWhere, type AnyEntity } from '../../../src/kernel/entity/entity.ts'
import type { Period } from '../../../src/kernel/expression/condition.ts'
import { occupied } from '../../../src/kernel/evaluation/occupied-time.ts'
import { scopeOf } from '../../../src/kernel/evaluation/scope.ts'
import { addDays } from '../../../src/kernel/italian/dates.ts'
import { addMinutes, minutesOf } from '../../../src/kernel/italian/times.ts'
import { laneFieldOf } from '../../../src/kernel/screens/lane-of.ts'
import { targetOf } from '../../../src/kernel/entity/references.ts'
import type { CollectionScreen } from '../../../src/kernel/screens/screen.ts'
import type { Gap } from '../../../src/assistant/reply.ts'
import type { Asker } from '../ask-gold.ts'
import { FROZEN, type Gold } from '../gold.ts'

type Gaps = Extract<Gold, { is: 'gaps' }>

/** Somebody or something that is taken: the field that names it, and which it is. */
interface Lane {
  readonly field: string
  readonly id: string
}

/** Between which hours a gap is of use, where no screen says when the trade opens. */
const DAY = { opens: '08:00', closes: '20:00' }
const STEP = 5
const MIDNIGHT = 24 * 60

/** Whether all gaps that are named are free, long enough and of the wanted days and lane; and one is named where there is one. */
export async function areGaps(asker: Asker, gold: Gaps, gaps: readonly Gap[]): Promise<boolean> {
  const entity = asker.entity(gold.of)
  const wanted = gold.lane && (await laneCalled(asker, entity, gold.lane.named))
  if (gaps.length === 0) return !(await hasGap(asker, entity, gold, wanted))
  for (const gap of gaps) {
    const lane = gap.lane === '' ? undefined : await laneCalled(asker, entity, gap.lane)
    if (wanted && !isBeside(wanted, lane)) return false
    if (!lane && lanesOf(entity).length > 0) return false
    if (gap.day < gold.from || gap.day > gold.to) return false
    if (lastsOf(asker, gold.of, gap) < gold.lasts) return false
    const period = { from: `${gap.day}T${gap.from}`, until: `${gap.day}T${gap.until}` }
    for (const one of new Set([lane, wanted ?? lane]))
      if ((await takenOn(asker, entity, one, gap.day)).some((other) => meets(other, period))) return false
  }
  return true
}

/** A gap of the wanted lane, or of a lane that is taken beside it: a cabin in which the wanted operator has time. */
const isBeside = (wanted: Lane, lane: Lane | undefined): boolean =>
  lane !== undefined && (lane.id === wanted.id || lane.field !== wanted.field)

/** The minutes of a gap that are of use: while the trade is open, and still to come. */
function lastsOf(asker: Asker, name: string, { day, from, until }: Pick<Gap, 'day' | 'from' | 'until'>): number {
  const { opens, closes } = hoursOf(asker, name)
  const begins = [from, opens, day === FROZEN.today ? FROZEN.time : ''].reduce((a, b) => (a > b ? a : b))
  return minutesOf(until < closes ? until : closes) - minutesOf(begins)
}

function hoursOf({ sector }: Asker, name: string): { readonly opens: string; readonly closes: string } {
  const screens = sector.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  return screens.find(({ entity, day }) => entity === name && day)?.day ?? screens.find(({ day }) => day)?.day ?? DAY
}

/** The fields that name what a record takes. */
const lanesOf = (entity: AnyEntity): readonly string[] =>
  [...new Set([entity.exclusive?.of, laneFieldOf(entity), ...(entity.exclusive?.also ?? [])])].filter((field) => field !== undefined)

/** By its id or its title. */
async function laneCalled(asker: Asker, entity: AnyEntity, called: string): Promise<Lane | undefined> {
  for (const field of lanesOf(entity)) {
    const target = targetOf(entity.fields[field])
    const [id] = (await asker.store.get(target, called)) ? [called] : await asker.called(target, called)
    if (id !== undefined) return { field, id }
  }
  return undefined
}

const meets = (a: Period, b: Period): boolean => a.from < b.until && b.from < a.until

/** When a lane is taken on a day, by records of the entity and by what closes the lane. */
async function takenOn(asker: Asker, entity: AnyEntity, lane: Lane | undefined, day: string): Promise<readonly Period[]> {
  const entities = new Map(asker.sector.entities.map((one) => [one.name, one]))
  const isMain = lane?.field === lanesOf(entity)[0]
  const whole = { from: `${day}T00:00`, until: `${addDays(day, 1)}T00:00` }
  const taken: Period[] = []
  for (const other of [entity, ...(isMain ? (entity.exclusive?.with ?? []) : []).map((name) => asker.entity(name))]) {
    const begins = other.span?.from ?? other.slot?.day
    if (begins === undefined) continue
    const field = other === entity ? lane?.field : (other.exclusive?.of ?? laneFieldOf(other))
    const periodOf = occupied(scopeOf(other, entities), begins)
    for (const row of await asker.rows(other.name, [{ field: begins, op: 'overlaps', value: whole }, ...takingWhere(other)])) {
      const period = periodOf(row)
      const isHere = !lane || [row[field ?? '']].flat().includes(lane.id)
      if (period && isHere && isTaking(other, row)) taken.push(period)
    }
  }
  return taken
}

/** Whether there is a gap at all. */
async function hasGap(asker: Asker, entity: AnyEntity, { of, from, to, lasts }: Gaps, wanted: Lane | undefined): Promise<boolean> {
  const { opens, closes } = hoursOf(asker, of)
  const [field] = lanesOf(entity)
  const ids = field === undefined ? [] : (await asker.rows(targetOf(entity.fields[field]), [])).map(({ id }) => id)
  const lanes = wanted ? [wanted] : field === undefined ? [undefined] : ids.map((id): Lane => ({ field, id }))
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const lane of lanes) {
      const taken = await takenOn(asker, entity, lane, day)
      for (let at = minutesOf(opens); at + lasts <= minutesOf(closes); at += STEP) {
        const begins = addMinutes('00:00', at)
        const period = { from: `${day}T${begins}`, until: at + lasts === MIDNIGHT ? `${day}T24:00` : `${day}T${addMinutes(begins, lasts)}` }
        if (day === FROZEN.today && begins < FROZEN.time) continue
        if (!taken.some((other) => meets(other, period))) return true
      }
    }
  }
  return false
}
