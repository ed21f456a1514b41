import { uncapital } from '../../kernel/italian/capital.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Status } from '../../kernel/fields/status.ts'

/** Moves that are proposed at once; more of them are no slip of who forgot to say that something had begun. */
const MOST_STEPS = 3

/**
 * The states through which one comes from one state to another, that one last: begun, and then done. They lie in the order of the life
 * cycle and call nothing off, and of several ways the shortest is taken. Empty where none leads there, or where a state gives a number
 * that cannot be taken back.
 */
export function stepsTo({ fields }: AnyEntity, { states }: Status<string>, from: string, to: string): readonly string[] {
  const order = Object.keys(states)
  if (Object.values(fields).some((field) => isKind(field, 'document_number')) || states[to]?.away)
    return states[from]?.next.includes(to) ? [to] : []
  let ways: readonly (readonly string[])[] = [[from]]
  for (let count = 0; count < MOST_STEPS; count++) {
    ways = ways.flatMap((way) => (states[way.at(-1) ?? '']?.next ?? []).map((next) => [...way, next]))
    const found = ways.find((way) => way.at(-1) === to)
    if (found) return found.slice(1)
    const isAhead = (way: readonly string[]) => {
      const [before, last] = [order.indexOf(way.at(-2) ?? ''), order.indexOf(way.at(-1) ?? '')]
      return last > before && last < order.indexOf(to) && !states[way.at(-1) ?? '']?.away
    }
    ways = ways.filter(isAhead)
  }
  return []
}

/** «Inizia e completa»: some moves as one order; what they lead to, where a state has no verb. */
export function stepsInWords({ states }: Status<string>, steps: readonly string[]): string {
  const verbs = steps.map((key) => states[key]?.verb ?? states[key]?.label ?? key)
  const [first = '', ...rest] = verbs.map((one, at) => (at === 0 ? one : uncapital(one)))
  const last = rest.pop()
  return last === undefined ? first : `${[first, ...rest].join(', ')} e ${last}`
}
