import type { AnyEntity } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isNaming } from '../entity/references.ts'
import type { Values } from '../door/change.ts'
import type { Condition } from '../expression/condition.ts'
import type { Query, Store } from '../door/store.ts'
import { keysOf, recogniser, traitKey, traitsOf, type Likeness, type Trait } from './same-record.ts'

/** Records looked at for one trait: those that share it come first, whether by search or by value. */
const LOOKED_AT = 20

/** How a store is asked for the records that may share a trait: by value where the value is kept one way, else by its words. */
function queryFor(entity: AnyEntity, trait: Trait, values: Values): Query {
  const isTitle = trait.fields.length === 0
  const where: Condition[] = []
  const words: string[] = []
  for (const key of keysOf(entity, trait)) {
    const field = entity.fields[key]
    const isLoose = field !== undefined && !isNaming(field) && (field.identity !== undefined || isTitle)
    const said = isLoose ? field.words(values[key]) : ''
    if (said) words.push(said)
    else where.push({ field: key, op: 'eq', value: values[key] })
  }
  return { entity: entity.name, where, page: { offset: 0, limit: LOOKED_AT }, ...(words.length > 0 && { search: words.join(' ') }) }
}

/**
 * The record that given values are probably about, asked of a store trait by trait; a record that is being edited is never its
 * own double, and only what was changed in it is compared.
 */
export async function findLikely(
  store: Pick<Store, 'query'>,
  entity: AnyEntity,
  values: Values,
  base?: AnyRow,
): Promise<Likeness | undefined> {
  const asked = traitsOf(entity).flatMap((trait) => {
    const key = traitKey(entity, trait, values)
    return key === undefined || (base && traitKey(entity, trait, base) === key) ? [] : [trait]
  })
  const pages = await Promise.all(asked.map((trait) => store.query(queryFor(entity, trait, values))))
  const met = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  const wanted = new Set(asked.map(({ fields }) => fields.join()))
  return recogniser(entity, [...met.values()])
    .find(values)
    .find(({ row, shared }) => row.id !== base?.id && shared.some(({ fields }) => wanted.has(fields.join())))
}
