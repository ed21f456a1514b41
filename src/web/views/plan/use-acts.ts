import { isFixed, isTeam, titleOf } from '../../../kernel/entity/entity.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Change } from '../../../kernel/door/change.ts'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import { learn } from '../hints/known-hints.ts'
import type { useOptimistic } from '../drag/use-optimistic.ts'
import { areNear, makeOneShape } from '../../forms/places/arrange.ts'
import { isHere, partyOf, placedAt, placesIn, type Spot } from './standing.ts'
import type { Plan } from './use-plan.ts'

const idsOf = (spot: Spot) => spot.places.map(({ id }) => id)

export const isHome = (plan: Pick<Plan, 'plan'>, row: AnyRow, spot: Spot): boolean => {
  const here = placesIn(plan.plan, row)
  return here.length === spot.places.length && idsOf(spot).every((id) => here.includes(id))
}

/** Whether its asker may put records elsewhere, and join places by that. */
export const mayPut = ({ entity, plan }: Plan): boolean => !isFixed(entity) && !isFixed(entity, plan.at)
const isManyAt = ({ entity, plan }: Plan): boolean => {
  const field = entity.fields[plan.at]
  return field !== undefined && isTeam(field)
}
const mayJoin = ({ place, plan }: Plan): boolean => plan.joins !== undefined && !isFixed(place) && !isFixed(place, plan.joins)
export const canJoin = (plan: Plan, spot: Spot): boolean =>
  spot.shape !== 'fixed' && isManyAt(plan) && (spot.row ? mayPut(plan) : mayJoin(plan) || mayPut(plan))

/** Why somebody does not fit a place, in the store's own sentence; the rest the store says itself. */
export function refusedAt({ entity, plan, moment, periodOf, now, names }: Plan, row: AnyRow, spot: Spot): string | undefined {
  if (spot.shape === 'fixed') return `${spot.called} non si può prendere.`
  const sits = spot.row
  // By the plan he should be gone, so the store does not mind.
  if (sits && sits.id !== row.id && moment.isNow && isHere(entity, sits) && (periodOf(sits)?.until ?? '') <= now)
    return `${spot.called} è ancora di ${titleOf(entity, sits, names)}.`
  if (entity.capacity?.of !== plan.at || plan.seats === undefined || partyOf(plan, row) <= spot.seats) return undefined
  return messages.tooFewPlaces(spot.called, spot.places.length > 1, spot.seats, partyOf(plan, row))
}

/** Why two places cannot be joined. */
export function notJoined(plan: Plan, spot: Spot, other: Spot): string | undefined {
  if (other.shape === 'fixed') return `${other.called} non si può unire.`
  if (!spot.boxes.some((box) => other.boxes.some((its) => areNear(box, its)))) return `${other.called} non è vicino a ${spot.called}.`
  if (!makeOneShape([...idsOf(spot), ...idsOf(other)], plan.boxes)) return 'In mezzo c’è altro: non si possono unire.'
  if (!spot.row && !other.row && !mayJoin(plan)) return `${spot.called} e ${other.called} si uniscono quando qualcuno li prende.`
  return undefined
}

export interface Acts {
  /** Brings a record to a place, with all that is joined to it. */
  readonly put: (row: AnyRow, spot: Spot) => void
  readonly join: (spot: Spot, other: Spot) => void
  readonly split: (spot: Spot) => void
}

/** What is done in a room, each with «Annulla»; what the store refuses it says in its own words. */
export function useActs(plan: Plan, run: ReturnType<typeof useOptimistic>['run']): Acts {
  const commit = useCommit()
  const { entity, place } = plan
  const titled = (row: AnyRow) => titleOf(entity, row, plan.names)
  const take = (row: AnyRow, ids: readonly string[], done: string, more: readonly Change[] = []) => {
    const values = { [plan.plan.at]: placedAt(plan, ids) }
    const change: Change = { type: 'update', entity: entity.name, id: row.id, values, expect: row.version }
    learn('plan')
    void run(row, values, () => commit([change, ...more], { via: 'calendar', done, tellProblems: true }))
  }
  const joinedTo = (row: AnyRow, to: string | null): Change => ({
    type: 'update',
    entity: place.name,
    id: row.id,
    values: { [plan.plan.joins ?? '']: to },
    expect: row.version,
  })
  /** What holds some places together, taken away. */
  const parted = ({ places }: Spot): readonly Change[] => {
    const to = plan.plan.joins
    return to === undefined ? [] : places.filter((row) => typeof row[to] === 'string').map((row) => joinedTo(row, null))
  }
  const together = (spot: Spot, other: Spot) => {
    const changes = other.places.map((row) => joinedTo(row, spot.id))
    void commit(changes, { via: 'calendar', done: `Uniti: ${spot.title} + ${other.title}`, tellProblems: true })
  }
  return {
    put: (row, spot) => {
      if (isHome(plan, row, spot)) return
      const reason = refusedAt(plan, row, spot)
      if (reason !== undefined) return notify({ text: reason, tone: 'warning' })
      take(row, idsOf(spot), `${titled(row)}: ${spot.called}`)
    },
    join: (spot, other) => {
      const reason = notJoined(plan, spot, other)
      if (reason !== undefined) return notify({ text: reason, tone: 'warning' })
      const done = `Uniti: ${spot.title} + ${other.title}`
      if (spot.row) take(spot.row, [...new Set([...placesIn(plan.plan, spot.row), ...idsOf(spot), ...idsOf(other)])], done)
      else if (other.row) take(other.row, [...new Set([...placesIn(plan.plan, other.row), ...idsOf(other), ...idsOf(spot)])], done)
      else together(spot, other)
    },
    split: (spot) => {
      const done = `Separati: ${spot.title}`
      const [first] = spot.row ? placesIn(plan.plan, spot.row) : []
      if (spot.row && first !== undefined && mayPut(plan)) take(spot.row, [first], done, parted(spot))
      else void commit(parted(spot), { via: 'calendar', done, tellProblems: true })
    },
  }
}
