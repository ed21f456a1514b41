import { DefinitionError } from './problem.ts'

type Optional<T, K extends keyof T> = object extends Pick<T, K> ? '?' : ''
/** What of a description is a list or a part with words of its own; no list of `T` may be forgotten. */
type Shape<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends readonly unknown[] ? K : never]-?: `list${Optional<T, K>}`
} & { readonly [K in keyof T]?: `${'list' | 'part'}${Optional<T, K>}` }

/** Looks for what the compiler asks for, so that whoever got past it is told what lacks, and where. */
export function checkShape<T extends object>(place: string, described: T, shape: Shape<T>): void {
  for (const [key, wanted] of Object.entries<string>(shape)) {
    const isOptional = wanted.endsWith('?')
    if (isOptional && !Object.hasOwn(described, key)) continue
    const value: unknown = described[key as keyof T]
    const isList = wanted.startsWith('list')
    checkThere(`${place}.${key}`, value, isList, isOptional ? ', or leave the word out' : isList ? ', [] where there is nothing' : '')
    if (isList) for (const [at, one] of (value as readonly unknown[]).entries()) checkThere(`${place}.${key}.${at}`, one)
  }
}

/** Something, and a list where one is wanted. */
export function checkThere(place: string, value: unknown, isList = false, or = ''): void {
  if (isList ? Array.isArray(value) : value !== undefined && value !== null) return
  const found = value instanceof Object ? 'an object' : value === undefined || value === null ? String(value) : `a ${typeof value}`
  throw new DefinitionError(place, `is ${found}${isList ? ', and no list' : ''}.`, `Write ${isList ? 'a list' : 'it'}${or}.`)
}

/** A kind that there is, of screens say. */
export function checkOneOf(place: string, what: string, kinds: readonly string[], kind: string): void {
  if (kinds.includes(kind)) return
  throw new DefinitionError(place, `'${kind}' is no kind of ${what}.`, `Kinds: ${kinds.join(', ')}.`)
}
