import type { AnyEntity } from '../entity.ts'
import { isStored } from '../fields/derived.ts'
import { isText } from '../fields/text.ts'

/** The field that is an entity's title all by itself and can be written, where there is one: a customer is called by its name. */
export function titleField({ title, fields }: AnyEntity): string | undefined {
  const [key, ...others] = title.flat()
  const field = key === undefined || others.length > 0 ? undefined : fields[key]
  return field && isStored(field) && isText(field) ? key : undefined
}
