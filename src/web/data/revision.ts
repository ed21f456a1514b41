import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { revisionOf, stateBefore } from '../../kernel/derive/revision.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import type { Store } from '../../kernel/door/store.ts'
import { readOf } from '../../kernel/door/read-of.ts'

/** What a record still says of an older state of itself: the sum of a night where there are three by now. Nothing where all follows. */
export async function readRevision(store: Store, entity: AnyEntity, stored: AnyRow, row = stored): Promise<Values> {
  return entity.revises ? revisionOf(entity, { stored, row }, await store.history(entity.name, stored.id), readOf(store)) : {}
}

/** «importo 390,00 €, imposta 7,50 €». */
export const revisionText = ({ fields }: AnyEntity, revision: Values): string =>
  Object.entries(revision)
    .flatMap(([key, value]) => {
      const field = fields[key]
      return field ? [`${(field.short ?? field.label).toLowerCase()} ${field.format(value)}`] : []
    })
    .join(', ')

/** What a change leaves to be written besides, as a change of its own; nothing where the change itself has said it. */
export async function revisionAfter(
  store: Store,
  entities: readonly AnyEntity[],
  changes: readonly Change[],
): Promise<{ readonly text: string; readonly change: Change } | undefined> {
  const [change] = changes
  const entity = entities.find(({ name }) => name === change?.entity)
  if (changes.length !== 1 || change?.type !== 'update' || !entity?.revises) return undefined
  const row = await store.get(entity.name, change.id)
  if (!row) return undefined
  const history = await store.history(entity.name, row.id)
  const was = stateBefore(row, history.at(-1))
  const asked = was ? await revisionOf(entity, { stored: was, row: was }, history.slice(0, -1), readOf(store)) : {}
  // What was open before is offered where the record is looked at, and not after every change.
  const open = Object.entries(await revisionOf(entity, { stored: row, row }, history, readOf(store))).filter(
    ([key, value]) => !(key in change.values) && asked[key] !== value,
  )
  if (open.length === 0) return undefined
  const values = Object.fromEntries(open)
  return { text: revisionText(entity, values), change: { type: 'update', entity: entity.name, id: row.id, values, expect: row.version } }
}
