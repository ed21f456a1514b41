import { describe, expect, it } from 'vitest'
import { statusOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { proposedTo } from '../src/kernel/derive/proposal.ts'
import { isNaming, referencesOf } from '../src/kernel/entity/references.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readOf } from '../src/kernel/door/read-of.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { offeredTo } from '../src/web/fields/open-record.ts'

const TODAY = '2026-11-21'
/** Of each entity so many records are opened, in every state that it has. */
const MOST = 12

const sectors = (await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))).filter(
  (one): one is readonly [(typeof readySlugs)[number], Sector] => one[1] !== undefined,
)

/** A few records of each state. */
function someOf(entity: AnyEntity, rows: readonly AnyRow[]): readonly AnyRow[] {
  const [key = ''] = statusOf(entity) ?? []
  return [...Map.groupBy(rows, (row) => row[key]).values()].flatMap((group) => group.slice(0, MOST))
}

/** The record as its form has it, and with its references to records of its own kind emptied, which is when one is proposed. */
function draftsOf(entity: AnyEntity, row: AnyRow) {
  const own = new Set(referencesOf(entity).flatMap(({ field, path }) => (field.target === entity.name ? [path] : [])))
  const without = (left: (key: string) => boolean) => Object.fromEntries(Object.entries(row).filter(([key]) => !left(key)))
  return [without((key) => !(key in entity.fields)), without((key) => !(key in entity.fields) || own.has(key))]
}

describe.each(sectors)('%s', (_slug, sector) => {
  const { entities } = sector
  const sample = sector.sample(TODAY)
  const store = new MemoryStore({ entities, sample, at: () => ({ today: TODAY }) })
  const at = { today: TODAY, time: '10:30' }

  it('proposes to no open record the record itself', async () => {
    const found: string[] = []
    for (const entity of entities) {
      if (!entity.proposes) continue
      for (const row of someOf(entity, sample[entity.name] ?? []))
        for (const draft of draftsOf(entity, row)) {
          const proposal = await proposedTo(entity, draft, { read: readOf(store), at, id: row.id })
          if (JSON.stringify(proposal).includes(`"${row.id}"`)) found.push(`${row.id}: ${JSON.stringify(proposal)}`)
        }
    }
    expect(found).toEqual([])
  })

  it('offers an open record in no list of its own fields', async () => {
    const found: string[] = []
    for (const entity of entities)
      for (const [key, field] of Object.entries(entity.fields)) {
        if (!isNaming(field) || field.target !== entity.name) continue
        for (const row of someOf(entity, sample[entity.name] ?? [])) {
          const where = offeredTo({ entity: entity.name, id: row.id }, field.target, field.among?.(row))
          const { rows } = await store.query({ entity: entity.name, where })
          if (rows.some(({ id }) => id === row.id)) found.push(`${row.id}.${key}`)
        }
      }
    expect(found).toEqual([])
  })
})
