import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { issuedNumberIn, numberOf } from '../../kernel/derive/numbering.ts'
import { entityOfId } from '../../kernel/entity/entities.ts'
import type { Committed, Store } from '../../kernel/door/store.ts'

/** Of a commit over many documents the first ones are looked at; the store has the last word on what is undone. */
const MOST = 5

/** The number of a document that a commit has given, as it is read: such a commit is not taken back. */
export async function numberGiven(
  store: Store,
  entities: readonly AnyEntity[],
  { commit, rows }: Extract<Committed, { readonly ok: true }>,
): Promise<string | undefined> {
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  const numbered = rows.flatMap((row) => {
    const entity = entityOfId(known, row.id)
    const held = entity && issuedNumberIn(entity, row)
    return entity && held !== undefined ? [{ entity, id: row.id, held }] : []
  })
  for (const { entity, id, held } of numbered.slice(0, MOST)) {
    const [key, field] = numberOf(entity) ?? []
    const last = (await store.history(entity.name, id)).at(-1)
    if (field && key !== undefined && last?.commit === commit && key in last.changed) return field.format(held)
  }
  return undefined
}
