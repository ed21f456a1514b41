import { visible } from '../italian/words.ts'
import { isBlank } from '../fields/blank.ts'
import type { At } from '../italian/at.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isOptional, type Field } from '../fields/field.ts'
import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'
import { rulesOf } from './rules.ts'
import type { Values } from '../door/change.ts'

export type Validated = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Checks a whole draft against the fields and the rules of its entity. All problems are told at once. */
export function validate(entity: AnyEntity, draft: Values, at: At): Validated {
  const problems: Problem[] = []
  const values: Record<string, unknown> = {}
  for (const key of Object.keys(draft)) {
    if (!Object.hasOwn(entity.fields, key)) problems.push({ path: key, code: 'unknown_field', message: messages.unknownField(key) })
  }
  for (const [key, field] of Object.entries(entity.fields)) {
    const result = validateField(key, field, draft[key])
    if ('problems' in result) problems.push(...result.problems)
    else if (result.value !== undefined) values[key] = result.value
  }
  const isTold = (path: string) => problems.some((problem) => problem.path === path)
  problems.push(...stateProblems(entity, values).filter(({ path }) => !isTold(path)))
  for (const [{ field, message }, isBroken] of rulesOf(entity).local) {
    if (!isTold(field) && isBroken(values, at)) problems.push({ path: field, code: 'rule', message })
  }
  return problems.length === 0 ? { ok: true, values } : { ok: false, problems }
}

/** What a record in its state must have and has not: it holds for as long as the record is there, however it came. */
export function stateProblems(entity: AnyEntity, values: Values): Problem[] {
  const [key, field] = statusOf(entity) ?? []
  const state = key === undefined ? undefined : String(values[key])
  const label = state === undefined ? undefined : field?.states[state]?.label
  if (state === undefined || label === undefined) return []
  return missingFor(entity, state, values).map(([path, needed]) => ({
    path,
    code: 'state_requires',
    message: messages.stateRequires(label, needed),
  }))
}

/** The fields that a record still lacks to be in a state. */
export function missingFor(entity: AnyEntity, state: string, values: Values) {
  const requires = statusOf(entity)?.[1].states[state]?.requires ?? []
  return requires.flatMap((key) => {
    const field = entity.fields[key]
    return field && isStored(field) && (isBlank(values[key]) || field.isShort?.(values[key])) ? [[key, field] as const] : []
  })
}

/** One value of one field: cleaned by its schema, or what is wrong with it. */
export function validateField(
  path: string,
  field: Field,
  value: unknown,
): { readonly value: unknown } | { readonly problems: readonly Problem[] } {
  if (!isStored(field))
    return value === undefined ? { value: undefined } : { problems: [{ path, code: 'read_only', message: messages.readOnly(field) }] }
  if (isBlank(value) || isWhite(value)) {
    if (isOptional(field)) return { value: undefined }
    return {
      problems: [
        { path, code: 'required', message: field.operators.includes('lt') ? messages.required(field) : firstSentence(field, undefined) },
      ],
    }
  }
  const inner = field.problems?.(value) ?? []
  if (inner.length > 0) return { problems: inner.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })) }
  const result = field.schema.safeParse(value)
  if (result.success) return isBlank(result.data) && isOptional(field) ? { value: undefined } : { value: result.data }
  return { problems: [{ path, code: 'invalid', message: result.error.issues[0]?.message ?? messages.required(field) }] }
}

/** Spaces alone say nothing: a field that may stay empty takes them as empty. */
const isWhite = (value: unknown): boolean => typeof value === 'string' && visible(value).trim() === ''

const firstSentence = (field: Field, value: unknown): string => {
  const result = field.schema.safeParse(value)
  return result.success ? messages.required(field) : (result.error.issues[0]?.message ?? messages.required(field))
}
