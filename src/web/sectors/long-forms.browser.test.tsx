import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readySlugs } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { documentOf } from '../data/sector-context.tsx'
import { isTall } from '../forms/form-shape.ts'
import { openForms } from '../forms/form.fixture.tsx'

const TODAY = '2026-11-24'
const ready = await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))
/** Records whose form is tall: most of them grow with the work. */
const cases = ready.flatMap(([slug, sector]): readonly (readonly [string, Sector, AnyEntity])[] =>
  (sector?.entities ?? []).flatMap((entity) =>
    sector && isTall(entity, 'edit') && !documentOf(sector, entity.name) ? [[`${slug}: ${entity.label.one}`, sector, entity] as const] : [],
  ),
)

/** Parts of a field that lie over the one before them: sums over a hint. */
const fallenUpon = () =>
  [...document.querySelectorAll('[data-dialog-body] .field')].flatMap((field) => {
    const parts = [...field.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
    return parts.some(
      (part, at) =>
        at > 0 &&
        part.top < (parts[at - 1]?.bottom ?? 0) - 0.5 &&
        part.left < (parts[at - 1]?.right ?? 0) - 0.5 &&
        part.right > (parts[at - 1]?.left ?? 0) + 0.5,
    )
      ? [field.textContent]
      : []
  })

beforeEach(() => page.viewport(1360, 820))
afterEach(() => page.viewport(1360, 820))

it.each(cases)('%s: its tall form stands in two columns of a desk, and in one of a phone', async (_, sector, entity) => {
  const sample = sector.sample(TODAY)
  const rows = sample[entity.name] ?? []
  const row = rows.find((one) => 'righe' in one) ?? rows[0]
  if (!row) return
  const store = new MemoryStore({ entities: sector.entities, sample, at: stillClock(TODAY).at, by: 'Prova' })
  const form = await openForms(store, sector)
  form.edit(entity, row.id)
  await expect.poll(() => document.querySelector('[data-dialog-body] form')).not.toBeNull()
  const body = document.querySelector('[data-dialog-body]')
  const columns = [...(body?.querySelectorAll(':scope form > .grid > *') ?? [])].map((column) => column.getBoundingClientRect())
  expect(columns).toHaveLength(2)
  const [first, second] = columns
  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity)
  // What comes with the work begins on the first screen, beside what was there before it.
  expect(second?.top).toBe(first?.top)
  expect(second?.top).toBeLessThan(body?.getBoundingClientRect().bottom ?? 0)
  expect(fallenUpon()).toEqual([])
  await page.viewport(390, 844)
  await expect.poll(() => body?.querySelector(':scope form > .grid')?.lastElementChild?.getBoundingClientRect().left).toBeLessThan(60)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
