import type { Field, Names } from '../../../kernel/fields/field.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'

/** «a,b»: values side by side; a comma inside a value is written «\,». */
export const joinValues = (values: readonly string[]): string => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',')
export const splitValues = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((part) => part.replace(/\\(.)/gs, '$1')).filter((part) => part !== '')

const isValue = (field: Field, value: string) => field.schema.safeParse(value).success

export function readAnyOf(text: string, name: string, field: Field): readonly Comparison[] | undefined {
  const values = splitValues(text).filter((value) => isValue(field, value))
  return values.length > 0 ? [{ field: name, op: 'in', value: values }] : undefined
}

/** `all` are the values that exist, where they are few enough to turn «not this one» into «all the others». */
export const writeAnyOf =
  (all: (field: Field) => readonly string[] = () => []) =>
  (conditions: readonly Comparison[], field: Field): string | undefined => {
    const [condition, ...others] = conditions
    if (!condition || others.length > 0) return undefined
    const { op, value } = condition
    if (op === 'eq' && typeof value === 'string') return joinValues([value])
    if (op === 'in' && Array.isArray(value)) return joinValues(value.map(String))
    const rest = op === 'ne' ? all(field).filter((candidate) => candidate !== value) : []
    return rest.length > 0 ? joinValues(rest) : undefined
  }

export function describeAnyOf(text: string, field: Field, names: Names): string {
  const words = splitValues(text).map((value) => field.format(value, names))
  return words.length > 2 ? `${words.length} scelti` : words.join(', ')
}
