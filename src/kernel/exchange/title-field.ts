import type { AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isText } from '../fields/text.ts'

/** The field that is an entity's title all by itself and can be written, where there is one: a customer is called by its name. */
export function titleField({ title, fields }: AnyEntity): string | undefined {
  const [key, ...others] = title.flat()
  const field = key === undefined || others.length > 0 ? undefined : fields[key]
  return field && isStored(field) && isText(field) ? key : undefined
}

/** Words of a name that stand before its last one: «De Luca» is one surname. */
const PARTICLE = /^(?:d[aeiou]|de[il]|del(?:la|lo)|degli|dal(?:la)?|dall|dell|l[aoi]|san|santa|van|von)$/i

/** What somebody typed as the beginning of a record: its title, in one field or parted between the two that a person's name has. */
export function titleDraft(entity: AnyEntity, typed: string): Readonly<Record<string, string>> {
  const text = typed.trim()
  const key = titleField(entity)
  if (key !== undefined) return text ? { [key]: text } : {}
  const keys = entity.title.flat()
  const isWritten = keys.every((one) => {
    const field = entity.fields[one]
    return field !== undefined && isStored(field) && isText(field)
  })
  const [first, second] = keys
  if (!isWritten || text === '' || first === undefined) return {}
  const words = text.split(/\s+/)
  const head = words.length > 2 && PARTICLE.test(words[0] ?? '') ? 2 : 1
  const rest = words.slice(head).join(' ')
  return { [first]: words.slice(0, head).join(' '), ...(second !== undefined && rest && { [second]: rest }) }
}
