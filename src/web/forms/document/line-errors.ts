import { get, type FieldErrors } from 'react-hook-form'

/** The sentence about one value of a line. */
export function lineError(errors: FieldErrors, name: string, index: number, column: string): string | undefined {
  const message: unknown = get(errors, `${name}.${index}.${column}.message`)
  return typeof message === 'string' ? message : undefined
}

/** The sentence about the lines as a whole. */
export function linesError(errors: FieldErrors, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}

/** The first line with an error, and its first column that has one. */
export function firstInvalidLine(
  errors: FieldErrors,
  name: string,
): { readonly index: number; readonly column: string | undefined } | undefined {
  const told: unknown = get(errors, name)
  const index = Array.isArray(told) ? told.findIndex(Boolean) : -1
  return index < 0 ? undefined : { index, column: Object.keys((told as readonly object[])[index] ?? {})[0] }
}
