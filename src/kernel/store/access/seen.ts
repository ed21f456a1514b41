import type { Sight } from '../../access/sight.types.ts'
import { heldAt, referencesOf } from '../../entity/references.ts'
import { entityOfId } from '../../entity/entities.ts'
import type { Committed, Entry, Page } from '../../door/store.ts'

/** A page as somebody sees it; named are only those whom its rows still name. */
export function seenPage(sight: Sight, name: string, page: Page): Page {
  const entity = sight.entities.get(name)
  if (sight.isWhole || !entity) return page
  const rows = page.rows.map((row) => sight.row(name, row))
  const named = new Set(referencesOf(entity).flatMap(({ path }) => rows.flatMap((row) => heldAt(row, path))))
  return { ...page, rows, names: Object.fromEntries(Object.entries(page.names).filter(([id]) => named.has(id))) }
}

export function seenCommitted(sight: Sight, committed: Committed): Committed {
  if (sight.isWhole || !committed.ok) return committed
  const rows = committed.rows.flatMap((row) => {
    const entity = entityOfId(sight.all, row.id)
    return entity && sight.sees(entity.name) ? [sight.row(entity.name, row)] : []
  })
  return { ...committed, rows }
}

/** Of what happened only what is seen. */
const seenEntries = (sight: Sight, entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => {
    if (!sight.sees(entry.entity)) return []
    const changed = Object.entries(entry.changed).filter(([key]) => sight.sees(entry.entity, key))
    return [{ ...entry, changed: Object.fromEntries(changed) }]
  })

/** What happened to a record; a change of which nothing is seen is left out. */
export function seenHistory(sight: Sight, entries: readonly Entry[]): readonly Entry[] {
  if (sight.isWhole) return entries
  return seenEntries(sight, entries).filter(({ type, changed }) => type !== 'update' || Object.keys(changed).length > 0)
}

/** What happens. That a record has another version is told even where nothing of the change is seen: who holds it must ask again. */
export function seenChanges(sight: Sight, told: AsyncIterable<readonly Entry[]>): AsyncIterable<readonly Entry[]> {
  if (sight.isWhole) return told
  return {
    [Symbol.asyncIterator]() {
      const changes = told[Symbol.asyncIterator]()
      return {
        next: async () => {
          for (;;) {
            const step = await changes.next()
            if (step.done) return step
            const value = seenEntries(sight, step.value)
            if (value.length > 0) return { done: false, value }
          }
        },
        return: async () => changes.return?.() ?? { done: true, value: undefined },
      }
    },
  }
}
