import { isBlank } from '../fields/blank.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Change } from '../door/change.ts'
import { entityOfId } from '../entity/entities.ts'
import type { Committed, Store } from '../door/store.ts'

/** More of them are a list, which no notice is. */
const MOST = 3

/**
 * What followed from some changes, in words, of the entities that are `told`: «Prestazione: Igiene orale, Eseguita, 80,00 €. Richiamo:
 * Igiene orale, 28/05/2027». Nothing where the commit wrote no other than it was asked for, or nothing that is told of it.
 */
export async function toldOf(
  store: Store,
  entities: readonly AnyEntity[],
  changes: readonly Change[],
  { commit, rows }: Extract<Committed, { readonly ok: true }>,
): Promise<string | undefined> {
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  const asked = new Set(changes.map(({ entity }) => entity))
  const others = rows.flatMap((row) => {
    const entity = entityOfId(known, row.id)
    return entity?.told && !asked.has(entity.name) ? [{ entity, told: entity.told, row }] : []
  })
  if (others.length === 0 || others.length > MOST) return undefined
  const said = await Promise.all(
    others.map(async ({ entity, told, row }) => {
      const last = (await store.history(entity.name, row.id)).at(-1)
      if (last?.commit !== commit || !told.some((key) => key in last.changed)) return undefined
      const words = told.flatMap((key) => (isBlank(row[key]) ? [] : [entity.fields[key]?.format(row[key])]))
      return `${entity.label.one}: ${words.join(', ')}`
    }),
  )
  return said.filter((one) => one !== undefined).join('. ') || undefined
}
