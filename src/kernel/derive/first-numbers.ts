import type { AnyEntity } from '../entity/entity.ts'
import { numberAmong } from '../fields/document-number.ts'
import type { Count } from './last-numbered.ts'
import { countOn, numberOf } from './numbering.ts'
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
  return count === undefined ? undefined : numberAmong(begins, count - 1)
}

/** The counts of a trade that go on in this year. Where each record chooses its series there is none to begin. */
export const countedIn = (entities: readonly AnyEntity[], today: string): readonly Count[] =>
  entities.flatMap((entity) => {
    const [key, number] = numberOf(entity) ?? []
    const of = number?.numbering.of
    const counted = countOn(entity, of === undefined ? {} : { [of]: today }, today)
    return key !== undefined && 'begins' in counted ? [{ entity, key, begins: counted.begins }] : []
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
