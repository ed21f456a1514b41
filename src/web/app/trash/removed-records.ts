import { entityOfId } from '../../../kernel/entity/entities.ts'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { namedIn } from '../../../kernel/entity/references.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { daysBetween, today } from '../../../kernel/italian/dates.ts'
import type { Entry, Store } from '../../../kernel/door/store.ts'
import { titlesOf } from '../../data/use-names.ts'

/** How long what was removed can be brought back, in days. */
export const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000
const MOST = 500

/** What went in one commit: a record, and what hung on it. */
export interface Removed {
  readonly commit: number
  readonly title: string
  readonly label: string
  /** Records that went with it. */
  readonly others: number
  readonly by: string
  readonly at: string
  readonly daysLeft: number
}

/** What was removed of late and has not come back, the newest first. */
export async function removedOfLate(store: Store, entities: readonly AnyEntity[], now: Date): Promise<readonly Removed[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const entries = (await store.lately({ type: 'remove', since, limit: MOST })).filter(({ via }) => via !== 'undo' && via !== 'sample')
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  const back = new Set<string>()
  for (const [name, some] of Map.groupBy(entries, ({ entity }) => entity)) {
    const ids = some.map(({ id }) => id)
    for (const { id } of known.has(name) ? await store.getMany(name, ids) : []) back.add(id)
  }
  const gone = entries.filter(({ id, entity }) => !back.has(id) && known.has(entity))
  const rows = new Map(gone.map((entry) => [entry.id, rowBefore(entry)]))
  const named = gone.flatMap(({ id, entity }) => {
    const { fields = {}, title = [] } = known.get(entity) ?? {}
    return namedIn(fields, title.flat(), rows.get(id))
  })
  const titles = await titlesOf(
    store,
    entities,
    named.filter((id) => !rows.has(id)),
  )
  const called = (id: string): string | undefined => {
    const [row, entity] = [rows.get(id), entityOfId(known, id)]
    return row && entity ? titleOf(entity, row, called) : titles[id]
  }
  return [...Map.groupBy(gone, ({ commit }) => commit)].flatMap(([commit, [first, ...others]]) => {
    if (!first) return []
    const { id, entity, by, at } = first
    const daysLeft = KEPT_DAYS - daysBetween(today(new Date(at)), today(now))
    return [{ commit, title: called(id) ?? '', label: known.get(entity)?.label.one ?? '', others: others.length, by, at, daysLeft }]
  })
}

/** A record as it was when it went. */
const rowBefore = ({ id, version, changed }: Entry): AnyRow => ({
  ...Object.fromEntries(Object.entries(changed).map(([key, { before }]) => [key, before])),
  id,
  version,
})
