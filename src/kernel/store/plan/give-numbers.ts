import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { numberAmong, numbersOf, partsOf } from '../../fields/document-number.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import { countOn, lacksNumber, numberIn, numberOf } from '../../derive/numbering.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Done, Work } from '../work.ts'

interface Counting {
  readonly work: Work
  readonly at: At
  readonly entity: (name: string) => AnyEntity
  /** A record as these changes have left it. */
  readonly now: (id: string) => AnyRow | undefined
}

export interface Given {
  /** The changes with the numbers that they have brought. */
  readonly done: readonly Done[]
  readonly problems: readonly Problem[]
}

interface Wanting {
  readonly id: string
  readonly begins: string
  /** The change by which the record came to need a number. */
  readonly since: number
}

/**
 * Gives a number to every record that must have one since these changes, in their order. The count goes on after the greatest that
 * is kept: nothing that has a number ever goes, so there is neither gap nor double as long as commits follow one another.
 */
export async function giveNumbers(counting: Counting, done: readonly Done[]): Promise<Given> {
  const problems: Problem[] = []
  const given = new Map<string, readonly [number: string, since: number]>()
  for (const [name, steps] of Map.groupBy(done, (step) => step.entity)) {
    const entity = counting.entity(name)
    if (!numberOf(entity)) continue
    const wanting = wantingOf(counting, entity, steps, done, problems)
    const count = await countsOf(counting, entity, steps, new Set(wanting.map(({ begins }) => begins)))
    for (const { id, begins, since } of wanting) {
      const next = (count.get(begins) ?? 0) + 1
      count.set(begins, next)
      given.set(id, [numberAmong(begins, next), since])
    }
  }
  return { done: given.size === 0 ? done : done.map((step, at) => withNumber(counting, step, at, given.get(step.id))), problems }
}

/** Those that need a number by now, by the change that brought them to it. */
function wantingOf(
  { at, now }: Counting,
  entity: AnyEntity,
  steps: readonly Done[],
  done: readonly Done[],
  problems: Problem[],
): readonly Wanting[] {
  const found = new Map<string, Wanting>()
  for (const { id, after, index } of steps) {
    const row = now(id)
    if (found.has(id) || !after || !row || !lacksNumber(entity, after, at.today) || !lacksNumber(entity, row, at.today)) continue
    const counted = countOn(entity, row, at.today)
    if ('begins' in counted)
      found.set(id, { id, begins: counted.begins, since: done.findIndex((step) => step.id === id && step.after === after) })
    else problems.push(lacking(entity, counted.lacks, index))
  }
  return [...found.values()].toSorted((a, b) => a.since - b.since)
}

function lacking(entity: AnyEntity, path: string, change: number): Problem {
  const [number, field] = [numberOf(entity)?.[1], entity.fields[path]]
  return { path, code: 'required', message: number && field ? messages.numberNeeds(number, field) : '', change }
}

/** How far each series of a year has come: what is kept, and what the same changes bring along. */
async function countsOf(
  { work, now }: Counting,
  entity: AnyEntity,
  steps: readonly Done[],
  begins: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const [key = ''] = numberOf(entity) ?? []
  const counts = new Map<string, number>()
  if (begins.size === 0) return counts
  const brought = steps.flatMap(({ id }) => numberIn(entity, now(id) ?? {}) ?? [])
  const kept = await work.greatest(entity.name, key, [...begins])
  for (const number of [...kept, ...brought]) {
    const { series, year, count } = partsOf(number)
    const place = numbersOf(series, year)
    counts.set(place, Math.max(counts.get(place) ?? 0, count))
  }
  return counts
}

/** A change that came before the number knows nothing of it; all later ones do. */
function withNumber({ entity }: Counting, step: Done, at: number, given: readonly [string, number] | undefined): Done {
  const [key] = numberOf(entity(step.entity)) ?? []
  if (!given || key === undefined || at < given[1]) return step
  const [number, since] = given
  return {
    ...step,
    ...(step.before && at > since && { before: { ...step.before, [key]: number } }),
    ...(step.after && { after: { ...step.after, [key]: number } }),
  }
}
