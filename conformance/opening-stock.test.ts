import { describe, expect, it } from 'vitest'
import { cellText } from '../src/kernel/exchange/csv.ts'
import { recordsFor } from '../src/kernel/exchange/import-records.ts'
import { isImportable, matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { openingOf, readOpening, withOpening } from '../src/kernel/exchange/opening-stock.ts'
import { planImport, previewImport } from '../src/kernel/exchange/preview-import.ts'
import type { Table } from '../src/kernel/exchange/table.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { targetOf } from '../src/kernel/entity/references.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const at = { today: '2028-02-29', time: '10:00' }
const CHOSEN = { kinds: {}, rows: {} }

const ready = await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))
const moving = ready.flatMap(([slug, sector]) =>
  (sector?.entities ?? []).flatMap((movements) =>
    sector && movements.stock ? [[`${slug}.${movements.name}`, sector, movements, movements.stock] as const] : [],
  ),
)

it('finds the trades that sum their stock from movements', () => {
  expect(moving.length).toBeGreaterThan(0)
})

describe.each(moving)('the stock of %s', (_name, sector, movements, stock) => {
  const entities = new Map(sector.entities.map((entity) => [entity.name, entity]))
  const target = targetOf(movements.fields[stock.of])
  const article = entities.get(target)
  const opening = article && openingOf(article, entities)
  if (!article || !opening) throw new Error(`${target} opens no stock by an import: say stock.opening of ${movements.name}.`)
  const { counts, into } = opening
  const label = article.fields[counts]?.label ?? ''
  const open = () => new MemoryStore({ entities: sector.entities, sample: sector.sample(at.today, at.time), at: () => at })

  /** A sheet of one article as the trade would export it, under another name and without what belongs to one alone. */
  async function sheet(store: MemoryStore, name: string | undefined, counted: string): Promise<Table> {
    const [row] = (await store.query({ entity: target, page: { limit: 1 } })).rows
    if (!row || !article) throw new Error(`The sample has no ${target}.`)
    const alone = new Set((article.unique ?? []).flat())
    const keys = Object.entries(article.fields).flatMap(([key, field]) =>
      isImportable(field) && (name === undefined || !alone.has(key)) && !('target' in field) ? [key] : [],
    )
    const cells = keys.map((key) =>
      name !== undefined && key === article.title.flat()[0] ? name : cellText(article, key, row, () => undefined),
    )
    const headers = [...keys.map((key) => article.fields[key]?.label ?? key), label]
    return { headers, rows: [{ line: 2, cells: [...cells, counted] }] }
  }

  async function preview(store: MemoryStore, table: Table) {
    if (!article || !opening) throw new Error('There is no opening.')
    const entity = withOpening(article, opening)
    const mapping = matchColumns(entity, table.headers, table.rows)
    const records = await recordsFor({ store, entity, entities, table, mapping, at })
    const { read } = previewImport(entity, table, { ...records, mapping, createsMissing: true, newId }, at, CHOSEN)
    const rows = read.map(readOpening(opening, newId, at))
    return { rows, plan: planImport(entity, rows, CHOSEN), mapping }
  }

  it('begins with what a sheet of new articles counts, by a movement of today that an undo takes back', async () => {
    const store = open()
    const before = (await store.query({ entity: movements.name })).total
    const { plan, mapping } = await preview(store, await sheet(store, 'Zeta Prova 9', '40'))
    expect(mapping).toContain(counts)
    expect(plan).toMatchObject({ added: 1, opened: 1, rejected: 0 })
    const done = await store.commit(plan.changes, { via: 'import' })
    expect(done).toMatchObject({ ok: true })
    const find = async () => (await store.query({ entity: target, search: 'Zeta Prova 9' })).rows[0]
    expect(await find()).toMatchObject({ [counts]: 40 })
    const began = await store.query({ entity: into.name, where: [{ field: opening.link, op: 'eq', value: (await find())?.id }] })
    expect(began.rows).toEqual([expect.objectContaining(opening.values)])
    const moved = await store.query({ entity: movements.name, where: [{ field: stock.of, op: 'eq', value: (await find())?.id }] })
    expect(moved.rows).toEqual([expect.objectContaining({ giorno: at.today, [stock.quantity]: 40 })])
    if (done.ok) await store.undo(done.commit)
    expect((await store.query({ entity: movements.name })).total).toBe(before)
  })

  it('makes nothing of a count of zero, and refuses what is no count at its column', async () => {
    const store = open()
    const { plan } = await preview(store, await sheet(store, 'Zeta Prova 9', '0'))
    expect(plan).toMatchObject({ added: 1, opened: 0, rejected: 0 })
    expect(plan.changes.filter((change) => change.entity === into.name)).toEqual([])
    const wrong = await preview(store, await sheet(store, 'Zeta Prova 9', '-5'))
    expect(wrong.plan).toMatchObject({ added: 0, rejected: 1 })
    expect(wrong.rows[0]?.add.problems).toEqual([expect.objectContaining({ path: counts })])
  })

  it('leaves the count of an article that is there as it is, and says so', async () => {
    const store = open()
    const [held] = (await store.query({ entity: target, page: { limit: 1 } })).rows
    const { plan, rows } = await preview(store, await sheet(store, undefined, String(Number(held?.[counts]) + 7)))
    expect(rows[0]).toMatchObject({ kind: 'same', kept: true })
    expect(plan).toMatchObject({ added: 0, updated: 0, opened: 0, kept: 1 })
  })
})
