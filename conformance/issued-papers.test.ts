import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { isStored } from '../src/kernel/fields/derived.ts'
import { isText } from '../src/kernel/fields/text.ts'
import { meets } from '../src/kernel/evaluation/meets.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { isKind, type Field } from '../src/kernel/fields/field.ts'
import { issuedNumberIn, numberOf } from '../src/kernel/derive/numbering.ts'
import { firmAt } from '../src/kernel/paper/firm-at.ts'
import type { Print } from '../src/kernel/paper/print.ts'
import { heldAt, referencesOf } from '../src/kernel/entity/references.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const TODAY = '2026-11-21'
const STEPS = 2

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors: readonly (readonly [string, Sector])[] = ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : []))

/** The value of a field after somebody has corrected it: words get one more, anything else is what another record says. */
function corrected(field: Field, value: unknown, others: readonly unknown[]): unknown {
  if (isText(field)) return typeof value === 'string' ? `${value} bis` : 'Altro'
  return others.find((other) => other !== undefined && JSON.stringify(other) !== JSON.stringify(value))
}

describe.each(sectors)('%s', (_slug, sector) => {
  const { entities } = sector
  const sample = sector.sample(TODAY)
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  const at = { today: TODAY }

  /** Cards that a record names, those that they name, and the settings of the firm. */
  function cardsOf(entity: AnyEntity, row: AnyRow): ReadonlyMap<string, AnyRow> {
    const found = new Map<string, AnyRow>()
    let edge: readonly (readonly [AnyEntity, AnyRow])[] = [[entity, row]]
    for (let step = 0; step < STEPS; step += 1) {
      edge = edge.flatMap(([from, one]) =>
        referencesOf(from).flatMap(({ path, field }) => {
          const target = byName.get(field.target)
          const ids = new Set(heldAt(one, path))
          const named = (sample[field.target] ?? []).filter(({ id }) => ids.has(id))
          return target ? named.map((card) => [target, card] as const) : []
        }),
      )
      for (const [, card] of edge) found.set(card.id, card)
    }
    // The settings of the firm, which nothing refers to.
    for (const rows of Object.values(sample)) if (rows.length === 1 && rows[0]) found.set(rows[0].id, rows[0])
    found.delete(row.id)
    return found
  }

  async function correctCard(store: MemoryStore, card: AnyRow): Promise<void> {
    const entity = entities.find(({ name }) => card.id.startsWith(`${name}_`) && sample[name]?.some(({ id }) => id === card.id))
    if (!entity) return
    for (const [key, field] of Object.entries(entity.fields)) {
      if (!isStored(field) || isKind(field, 'document_number') || isKind(field, 'status')) continue
      const others = (sample[entity.name] ?? []).map((one) => one[key])
      const value = corrected(field, card[key], others)
      if (value === undefined) continue
      await store.commit([{ type: 'update', entity: entity.name, id: card.id, values: { [key]: value } }], { via: 'form' })
    }
  }

  /** A paper with its head, as it comes out of the printer. */
  async function paperOf(print: Print, row: AnyRow, store: MemoryStore): Promise<string> {
    const made = await firmAt(sector, store, at)
    const paper = await print.paper(row, store, made)
    return JSON.stringify([paper.firm ?? made.firm, paper])
  }

  it('prints a document with a number as it was issued, whatever its cards say later', async () => {
    const wrong: string[] = []
    for (const print of sector.prints) {
      const entity = byName.get(print.entity)
      if (!entity || !numberOf(entity) || print.asOf === 'today') continue
      const rows = (sample[entity.name] ?? []).filter((row) => issuedNumberIn(entity, row) !== undefined)
      for (const { id } of rows.slice(0, 3)) {
        const store = new MemoryStore({ entities, sample, at: () => at })
        const before = await store.get(entity.name, id)
        if (!before || (print.when && !meets(entity, print.when, before, TODAY))) continue
        const said = await paperOf(print, before, store)
        for (const card of cardsOf(entity, before).values()) await correctCard(store, card)
        const after = await store.get(entity.name, id)
        if (after && (await paperOf(print, after, store)) !== said) {
          wrong.push(`${print.key} ${id}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
