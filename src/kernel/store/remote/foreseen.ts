import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { meets } from '../../evaluation/meets.ts'
import { pathsOfConditions } from '../../expression/paths.ts'
import { localKeys, refreshed } from '../../evaluation/worked-fields.ts'
import { isDerived } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Page, Query } from '../../door/store.ts'

/** A commit that is on its way, and the versions of the records that it was made over. */
export interface Wish {
  readonly changes: readonly Change[]
  readonly over: ReadonlyMap<string, number>
}

/** A record as it will be once the wishes are granted; nothing where it will be gone. Where the server has moved on, it knows better. */
export function foreseenRow(entity: AnyEntity, row: AnyRow, wishes: readonly Wish[], today: string): AnyRow | undefined {
  let after: AnyRow | undefined = row
  for (const { changes, over } of wishes) {
    if (over.get(row.id) !== row.version) continue
    for (const change of changes) if (after && 'id' in change && change.id === row.id) after = changed(entity, after, change)
  }
  return after === row || !after ? after : refreshed(entity, after, today)
}

function changed(entity: AnyEntity, row: AnyRow, change: Change): AnyRow | undefined {
  if (change.type === 'remove') return undefined
  if (change.type === 'create') return row
  const next: Record<string, unknown> & AnyRow = { ...row }
  if (change.type === 'adjust') {
    for (const [key, by] of Object.entries(change.by)) next[key] = Number(next[key] ?? 0) + by
    return next
  }
  for (const [key, value] of Object.entries(change.values ?? {})) {
    if (value === null || value === undefined) delete next[key]
    else next[key] = value
  }
  const [status] = statusOf(entity) ?? []
  if (change.type === 'move' && status !== undefined) next[status] = change.to
  return next
}

/** A page as it will be: what is gone or no longer belongs to the list is left out. What is new comes with the server's answer. */
export function foreseenPage(entities: Entities, query: Query, page: Page, wishes: readonly Wish[], today: string): Page {
  const entity = entities.get(query.entity)
  // Of a record that was read in part nothing can be worked out.
  if (!entity || query.select || wishes.length === 0) return page
  const belongs = membership(entity, query, today)
  const rows = page.rows.flatMap((row) => {
    const after = foreseenRow(entity, row, wishes, today)
    return after && (after === row || belongs(after)) ? [after] : []
  })
  const total = page.total === undefined ? undefined : page.total - (page.rows.length - rows.length)
  return { ...page, rows, ...(total !== undefined && { total }) }
}

/** Whether a record that has changed still belongs to a list, as far as the record alone can tell. */
function membership(entity: AnyEntity, { where = [] }: Query, today: string): (row: AnyRow) => boolean {
  const local = localKeys(entity)
  const isKnown = (path: string) => {
    const field = entity.fields[path]
    return path === 'id' || (field !== undefined && (!isDerived(field) || local.has(path)))
  }
  return pathsOfConditions(where).every(isKnown) ? (row) => meets(entity, where, row, today) : () => true
}
