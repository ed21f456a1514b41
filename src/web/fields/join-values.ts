import { isBlank } from '../../kernel/fields/blank.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { isSameValue } from './same-value.ts'

/**
 * Two values of a field in one, one after the other: texts of several lines and lists can hold both. Nothing where the field cannot, or
 * where one value says all that both say. The ticks of a checklist are no list: the same thing would stand there twice.
 */
export function joinValues(field: Field, first: unknown, second: unknown): unknown {
  if (isBlank(first) || isBlank(second) || isSameValue(first, second) || isKind(field, 'checklist')) return undefined
  const joined = isKind(field, 'long_text') ? `${String(first)}\n${String(second)}` : joinLists(first, second)
  if (joined === undefined || isSameValue(joined, first) || isSameValue(joined, second)) return undefined
  return field.schema.safeParse(joined).success ? joined : undefined
}

/** Items of both lists, each as often as it stands in the one that has it more often. */
function joinLists(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return undefined
  const left: unknown[] = [...first]
  const more = second.filter((item) => {
    const at = left.findIndex((other) => isSameValue(item, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...(first as unknown[]), ...more]
}
