import type { Field, Names } from '../../../kernel/fields/field.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'

/** «a,b»: values side by side; a comma inside a value is written «\,». */
export const joinValues = (values: readonly string[]): string => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',')
export const splitValues = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((part) => part.replace(/\\(.)/gs, '$1')).filter((part) => part !== '')

/** What `has` looks for is one of what the field holds. */
const isValue = (field: Field, value: string, op: Any) => field.schema.safeParse(op === 'has' ? [value] : value).success

/** One of some: what a field is, or what it holds. */
type Any = 'in' | 'has'

export const readAnyOf =
  (op: Any = 'in') =>
  (text: string, name: string, field: Field): readonly Comparison[] | undefined => {
    const values = splitValues(text).filter((value) => isValue(field, value, op))
    return values.length > 0 ? [{ field: name, op, value: values }] : undefined
  }

/** `all` are the values that exist, where they are few enough to turn «not this one» into «all the others». */
export const writeAnyOf =
  (all: (field: Field) => readonly string[] = () => [], any: Any = 'in') =>
  (conditions: readonly Comparison[], field: Field): string | undefined => {
    const [condition, ...others] = conditions
    if (!condition || others.length > 0) return undefined
    const { op, value } = condition
    if ((op === 'eq' || op === any) && typeof value === 'string') return joinValues([value])
    if (op === any && Array.isArray(value)) return joinValues(value.map(String))
    const rest = op === 'ne' ? all(field).filter((candidate) => candidate !== value) : []
    return rest.length > 0 ? joinValues(rest) : undefined
  }

export function describeAnyOf(text: string, field: Field, names: Names, op: Any = 'in'): string {
  const words = splitValues(text).map((value) => field.format(op === 'has' ? [value] : value, names))
  return words.length > 2 ? `${words.length} scelti` : words.join(', ')
}
