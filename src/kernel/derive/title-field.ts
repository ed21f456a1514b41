import { titleOf, type AnyEntity } from '../define-entity.ts'
import { isStored } from '../fields/derived.ts'

const PROBE = 'Prova'
const known = new WeakMap<AnyEntity, string | undefined>()

/** The field that is an entity's title all by itself, where there is one: a customer is called by its name. Found by asking. */
export function titleField(entity: AnyEntity): string | undefined {
  if (!known.has(entity)) known.set(entity, findTitleField(entity))
  return known.get(entity)
}

const findTitleField = (entity: AnyEntity): string | undefined =>
  Object.keys(entity.fields).find((key) => {
    const field = entity.fields[key]
    return field && isStored(field) && field.parse(PROBE) === PROBE && isTitle(entity, key)
  })

function isTitle(entity: AnyEntity, key: string): boolean {
  try {
    return titleOf(entity, { id: '', version: 0, [key]: PROBE }) === PROBE
  } catch {
    // A title made of several fields may stumble over those that are missing here; then it is not this one alone.
    return false
  }
}
