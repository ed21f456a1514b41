import { describe, expect, it } from 'vitest'
import { referencesOf, valuesAt } from '../../src/kernel/entity/references.ts'
import { readySlugs } from '../../src/sectors/ready.ts'
import { manyOf } from './many.ts'
import { openTrade } from './open-trade.ts'

describe.each(readySlugs)('many records of %s', async (slug) => {
  const trade = await openTrade(slug)
  const many = manyOf(trade, 20_000)
  const rows = Object.values(many).flat()
  const ids = new Set(rows.map(({ id }) => id))

  it('are about as many as were asked for, each with an id of its own, and those of the sample among them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20_000)
    expect(rows.length).toBeLessThan(22_000)
    expect(ids.size).toBe(rows.length)
    const known = new Set(rows)
    expect(Object.values(trade.sample).flatMap((some) => some.filter((row) => !known.has(row)))).toEqual([])
  })

  it('refer to records that are there', () => {
    const lost = trade.sector.entities.flatMap((entity) =>
      (many[entity.name] ?? []).flatMap((row) =>
        referencesOf(entity).flatMap(({ path }) => valuesAt(row, path).filter(([, id]) => typeof id === 'string' && !ids.has(id))),
      ),
    )
    expect(lost).toEqual([])
  })
})
