import { describe, expect, it } from 'vitest'
import { isDerived } from '../src/kernel/fields/derived.ts'
import { allRows } from '../src/kernel/door/all-rows.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors = ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : []))

describe.each(sectors)('%s', (_slug, sector) => {
  it.each(['2026-11-27', '2028-02-29'])('has no last visit, stay or entry that lies ahead of %s', async (today) => {
    const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(today), at: () => ({ today }) })
    const ahead: string[] = []
    for (const entity of sector.entities) {
      const last = Object.entries(entity.fields).filter(
        ([, field]) => isDerived(field) && field.kind === 'date' && /^ultim[aoie]\b/i.test(field.label),
      )
      if (last.length === 0) continue
      const { rows } = await allRows(store, { entity: entity.name })
      for (const row of rows)
        for (const [key] of last) {
          const day = row[key]
          if (typeof day === 'string' && day > today) ahead.push(`${row.id}.${key}: ${day}`)
        }
    }
    expect(ahead).toEqual([])
  })
})
