import { describe, expect, it } from 'vitest'
import { readCsv, toCsv } from '../src/kernel/exchange/csv.ts'
import { recordsFor } from '../src/kernel/exchange/import-records.ts'
import { lookupOf } from '../src/kernel/exchange/import-row.ts'
import { isImportable, matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { previewImport } from '../src/kernel/exchange/preview-import.ts'
import { allRows } from '../src/kernel/door/all-rows.ts'
import { overheard } from '../src/kernel/door/ask.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { artigiani } from '../src/sectors/artigiani/index.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'

const at = { today: '2026-11-21' }
const newId = () => 'x'

/** A file of some records of an entity, as somebody exports and brings it back, with or without the column of ids. */
async function file(sector: Sector, name: string, withIds: boolean) {
  const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(at.today), at: () => at })
  const entities = new Map(sector.entities.map((entity) => [entity.name, entity]))
  const entity = entities.get(name)
  if (!entity) throw new Error(`There is no ${name}.`)
  const { rows, names } = await allRows(store, { entity: name })
  const columns = Object.keys(entity.fields).filter((key) => entity.fields[key] && isImportable(entity.fields[key]))
  const table = readCsv(toCsv(entity, rows.slice(0, 12), (id) => names[id], { columns }))
  const mapping = matchColumns(entity, table.headers, table.rows).map((key) => (key === 'id' && !withIds ? undefined : key))
  return { store, entities, entity, rows, table, mapping }
}

const cases = [artigiani, hospitality].flatMap((sector) =>
  sector.entities.flatMap(({ name }) => [true, false].map((withIds) => [sector.card.slug, name, withIds, sector] as const)),
)

describe('what an import reads of the records that are there', () => {
  it.each(cases)('%s: %s, ids %s: it takes rows for the same records as if it had read all', async (_slug, name, withIds, sector) => {
    const { store, entities, entity, rows, table, mapping } = await file(sector, name, withIds)
    const records = await recordsFor({ store, entity, entities, table, mapping, at })
    const lookups: Record<string, ReturnType<typeof lookupOf>> = {}
    for (const other of sector.entities) lookups[other.name] = lookupOf(other, (await allRows(store, { entity: other.name })).rows)
    const kinds = (setting: typeof records) =>
      previewImport(entity, table, { ...setting, mapping, createsMissing: false, newId }, at).read.map(({ kind, match, add }) => [
        kind,
        match?.row.id,
        add,
      ])
    expect(kinds(records)).toEqual(kinds({ existing: rows, lookups }))
  })

  it('reads of hundreds of bookings only those that the file is about', async () => {
    const { store, entity, entities, table, mapping, rows } = await file(hospitality, 'prenotazione', false)
    let read = 0
    const counted = overheard(store, () => undefined)
    const counting = {
      ...counted,
      query: async (...of: Parameters<typeof counted.query>) => {
        const page = await counted.query(...of)
        read += page.rows.length
        return page
      },
    }
    await recordsFor({ store: counting, entity, entities, table, mapping, at })
    expect(rows.length).toBeGreaterThan(100)
    expect(read).toBeLessThanOrEqual(60)
  })
})
