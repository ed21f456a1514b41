import { describe, expect, it } from 'vitest'
import { statusOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import { isDerived, isStored } from '../src/kernel/fields/derived.ts'
import { isKind } from '../src/kernel/fields/field.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { isOver } from '../src/kernel/fields/status.ts'
import { numberOf } from '../src/kernel/derive/numbering.ts'
import { referencesOf } from '../src/kernel/entity/references.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { isClosed } from '../src/kernel/derive/closure.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const TODAY = '2026-11-21'
const ALL = { offset: 0, limit: 5000 } as const

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors: readonly (readonly [string, Sector])[] = ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : []))

/** Money of one piece, hour, night or course, as a card says it: what a price list holds. */
const pricesOf = ({ fields }: AnyEntity): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isKind(field, 'money') && isStored(field) && /prezzo|costo|tariffa/.test(key) ? [key] : [],
  )

const figuresOf = ({ fields }: AnyEntity): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => (isKind(field, 'money') && isDerived(field) ? [key] : []))

/** Whether a record lies behind, or somebody else counts on it: done, paid, enrolled. */
function isSettled(entity: AnyEntity, row: AnyRow): boolean {
  const [key, status] = statusOf(entity) ?? []
  const state = key === undefined ? undefined : status?.states[String(row[key])]
  return isClosed(entity, row) || state?.begun === true || (state !== undefined && isOver(state))
}

describe.each(sectors)('%s', (_slug, sector) => {
  it('keeps the money of what is done as it was when a price list changes', async () => {
    const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(TODAY), at: () => ({ today: TODAY, time: '12:00' }) })
    const rowsOf = async ({ name }: AnyEntity) => (await store.query({ entity: name, page: ALL })).rows
    const named = new Set(sector.entities.flatMap((entity) => referencesOf(entity).map(({ field }) => field.target)))
    const cards = sector.entities.filter(
      (entity) => named.has(entity.name) && pricesOf(entity).length > 0 && !numberOf(entity) && !entity.stock && !entity.slot,
    )
    const others = sector.entities.filter((entity) => !cards.includes(entity) && figuresOf(entity).length > 0)
    const before = new Map((await Promise.all(others.map(rowsOf))).flat().map((row) => [row.id, row]))
    for (const card of cards) {
      for (const row of await rowsOf(card)) {
        for (const key of pricesOf(card)) {
          const held = row[key]
          if (typeof held !== 'number') continue
          await store.commit([{ type: 'update', entity: card.name, id: row.id, values: { [key]: held * 2 + 100 } }], { via: 'form' })
        }
      }
    }
    const changed: string[] = []
    for (const entity of others) {
      for (const row of await rowsOf(entity)) {
        const was = before.get(row.id)
        if (!was || !isSettled(entity, was)) continue
        for (const key of figuresOf(entity)) if (was[key] !== row[key]) changed.push(`${row.id}.${key}`)
      }
    }
    expect(changed).toEqual([])
  })
})
