import type { Field, Fields } from '../../kernel/fields/field.ts'
import { isAsked, isProposed, startsOut } from '../../kernel/fields/proposed.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Values } from '../../kernel/door/change.ts'
import { readTyped } from '../fields/typing.ts'

/** A proposed line as it stands in a form: its columns as they are typed, and whether somebody has left it out. */
export type TypedLine = Values & { readonly isOut?: boolean }

export const linesOf = (typed: unknown): readonly TypedLine[] => (Array.isArray(typed) ? typed : [])

const keptOf = (typed: unknown) => linesOf(typed).flatMap((line, at) => (line.isOut ? [] : [{ line, at }]))

/** How many lines stay, of a field that proposes them. */
export const keptCount = (typed: unknown): number => keptOf(typed).length

/** The candidate values of the inputs of an action, without the lines that were left out. */
export function readInputs(inputs: Fields, typed: Values): Values {
  const kept = Object.entries(inputs).flatMap(([key, field]) => {
    if (!isProposed(field)) return [[key, typed[key]]]
    return isAsked(field, typed) ? [[key, keptOf(typed[key]).map(({ line }) => line)]] : []
  })
  return readTyped(inputs, Object.fromEntries(kept))
}

/** What a form begins with, where the lines that begin left out are marked so. */
export const leaveOut = (inputs: Fields, typed: Values, begun: Values): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([key, value]) => {
      const field = inputs[key]
      if (!field || !isProposed(field)) return [key, value]
      const lines = linesOf(begun[key])
      return [key, linesOf(value).map((line, at) => (startsOut(field, lines[at] ?? {}) ? { ...line, isOut: true } : line))]
    }),
  )

/** Where problems with what was read stand in the form, which still holds the lines that were left out. */
export const placedIn = (inputs: Fields, typed: Values, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => {
    const [key = '', index, ...rest] = problem.path.split('.')
    const field: Field | undefined = inputs[key]
    if (!field || !isProposed(field) || index === undefined) return problem
    const at = keptOf(typed[key])[Number(index)]?.at
    return { ...problem, path: [key, at ?? index, ...rest].join('.') }
  })
