import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { validateField } from '../../../kernel/derive/validate.ts'

/** The value that was typed, or the sentence about it; neither where there is no such field. */
export interface Checked {
  readonly value?: unknown
  readonly fault?: string | undefined
}

export function checkTyped(entity: AnyEntity, key: string | undefined, typed: unknown): Checked {
  const field = key === undefined ? undefined : entity.fields[key]
  const checked = key !== undefined && field ? validateField(key, field, typed) : undefined
  if (!checked) return {}
  return 'problems' in checked ? { fault: checked.problems[0]?.message } : { value: checked.value }
}
