import type { AnyEntity } from '../entity/entity.ts'
import { documentNumber, numbersOf, partsOf } from '../fields/document-number.ts'
import type { Count } from './last-numbered.ts'
import { numberOf, seriesField } from './numbering.ts'
import { formatNumber } from '../italian/numbers.ts'
import type { Problem } from '../problem/problem.ts'

/**
 * The first number of documents that a firm has begun elsewhere, by entity and by what its numbers begin with (`PV/2026/`): who comes in
 * the middle of a year goes on with his own count.
 */
export type FirstNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Greatest number that may be the first one here. */
export const MOST_FIRST = 999_999

/** The number that was given last elsewhere, as one of those kept: the count goes on after it. */
export function lastElsewhere(first: FirstNumbers | undefined, entity: string, begins: string): string | undefined {
  const count = first?.[entity]?.[begins]
  return count === undefined ? undefined : numberAfter(begins, count - 2)
}

/** The number that follows so many others of a count. */
export function numberAfter(begins: string, count: number): string {
  const { series, year } = partsOf(begins)
  return documentNumber(count + 1, year === '' ? undefined : Number(year), series || undefined)
}

/** The counts of a trade that go on in this year. Where each record chooses its series there is none to begin. */
export const countedIn = (entities: readonly AnyEntity[], today: string): readonly Count[] =>
  entities.flatMap((entity) => {
    const [key, field] = numberOf(entity) ?? []
    if (key === undefined || !field || seriesField(field) !== undefined) return []
    const { series = '', per } = field.numbering
    return [{ entity, key, begins: numbersOf(series, per === 'year' ? today.slice(0, 4) : '') }]
  })

const says = {
  wrong: `Scrivi un numero intero da 1 a ${formatNumber(MOST_FIRST)}.`,
  begun: (last: string) => `Qui è già stato dato il numero ${last}: da lì si va avanti senza salti.`,
}

const refusal = (message: string, code: Problem['code']): Problem => ({ path: 'first', code, message })

/** What is wrong with a first number; `last` is the greatest that was given here, and stands in its way. */
export function firstProblem({ entity }: Pick<Count, 'entity'>, first: number, last: string | undefined): Problem | undefined {
  const number = numberOf(entity)?.[1]
  if (last !== undefined && number) return refusal(says.begun(number.format(last)), 'rule')
  return Number.isInteger(first) && first >= 1 && first <= MOST_FIRST ? undefined : refusal(says.wrong, 'invalid')
}
