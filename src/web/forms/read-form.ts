import { set, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import type { At } from '../../kernel/italian/at.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { linesIn } from '../../kernel/fields/lines.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { apartOf, type Apart } from '../../kernel/derive/parts.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { missingFor, validate } from '../../kernel/derive/validate.ts'
import { readTyped } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'
import { keptValue, storedValues } from './form-shape.ts'

interface Reading {
  readonly entity: AnyEntity
  /** The fields that stand in the form. */
  readonly fields: Fields
  readonly typed: Values
  /** The record as it was when the form was opened; absent for a new one. */
  readonly base: AnyRow | undefined
  readonly at: At
}

export type Read = { readonly values: Values; readonly problems: readonly Problem[] }

/** A whole record out of a form: what was typed over what is kept, checked by the rules that the store will apply. */
export function readForm({ entity, fields, typed, base, at }: Reading): Read {
  // What a new record brings along from the one before it stands in the form unseen.
  const unseen = Object.entries(base ? storedValues(entity, base) : typed).filter(([key]) => key in entity.fields && !(key in fields))
  const draft: Record<string, unknown> = { ...Object.fromEntries(unseen), ...readTyped(fields, typed) }
  const apart = base ? undefined : apartOf(entity)
  if (apart && isBlank(draft[apart.by])) draft[apart.by] = firstOf(apart, typed)
  const status = statusOf(entity)
  if (status && isBlank(draft[status[0]])) draft[status[0]] = status[1].initial
  const result = validate(entity, draft, at)
  const values = result.ok ? result.values : draft
  const problems = result.ok ? [] : result.problems.map((problem) => toldAtLines(entity, apart, problem))
  const early = moveProblems(entity, base, values)
  // A move that comes too early is told as a move, not as a state that it has not reached.
  const others = problems.filter(({ path, code }) => code !== 'state_requires' || !early.some((problem) => problem.path === path))
  return { values, problems: [...others, ...early.filter(({ path }) => !others.some((problem) => problem.path === path))] }
}

/** Which part each line of a new record is of, as it was said in the form. */
export const kindsIn = ({ lines, by }: Apart, typed: Values): readonly unknown[] => linesIn(typed[lines]).map((line) => line[by])

/** The first part that has a line. */
const firstOf = (apart: Apart, typed: Values): string | undefined => {
  const kinds = kindsIn(apart, typed)
  return apart.values.find((value) => kinds.includes(value))
}

/** Without a line there is no part: it is the lines that are missing. */
function toldAtLines({ fields }: AnyEntity, apart: Apart | undefined, problem: Problem): Problem {
  const lines = apart && fields[apart.lines]
  return apart && lines && problem.path === apart.by ? { ...problem, path: apart.lines, message: messages.required(lines) } : problem
}

/** What the state that a person chose still lacks, told at the fields that lack it. */
function moveProblems(entity: AnyEntity, base: AnyRow | undefined, values: Values): Problem[] {
  const status = statusOf(entity)
  if (!base || !status) return []
  const [key, field] = status
  const to = String(values[key])
  const state = field.states[to]
  if (!state || base[key] === to) return []
  return missingFor(entity, to, values).map(([path, needed]) => ({
    path,
    code: 'move_requires',
    message: messages.moveRequires(state.label, [needed]),
  }))
}

/** The fields that differ from the record, `null` where they were emptied: what an update sends. */
export function changedValues(fields: Fields, values: Values, base: AnyRow): Values {
  const changed = Object.entries(fields).flatMap(([key, field]) => (isSameValue(values[key], keptValue(field, base[key])) ? [] : [key]))
  return Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
}

export const rootOf = (path: string): string => path.split('.')[0] ?? ''

/** Problems as the form library keeps them: a tree of sentences by field and line. */
export function toErrors(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, code, message } of problems) {
    if (path) set(errors, path, { type: code, message })
  }
  return errors
}

/** Says at their fields what is wrong there; the rest is for whoever asked. */
export function tellAtFields(
  form: Pick<UseFormReturn, 'setError'>,
  problems: readonly Problem[],
  isAtField: (problem: Problem) => boolean,
): readonly Problem[] {
  for (const { path, code, message } of problems.filter(isAtField)) form.setError(path, { type: code, message })
  return problems.filter((problem) => !isAtField(problem))
}
