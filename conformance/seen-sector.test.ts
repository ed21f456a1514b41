import { describe, expect, it } from 'vitest'
import { seenSector } from '../src/kernel/sector/sight/seen-sector.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { columnsOf } from '../src/kernel/fields/lines.ts'
import { isStored } from '../src/kernel/fields/derived.ts'
import { readMetric } from '../src/kernel/metric/metric.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Store } from '../src/kernel/door/store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { practice, practiceSample } from './access-sector.ts'

const TODAY = '2026-11-21'
const at = { today: TODAY }
const trades = await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))
const sectors = [
  ...trades.flatMap(([slug, sector]) => (sector ? [[slug, sector, sector.sample(TODAY)] as const] : [])),
  ['the fixture', practice, practiceSample] as const,
]

type Ask = () => Promise<unknown>

/** Every question that the screens of a sector put to its store. */
function asksOf(sector: Sector, store: Store): readonly Ask[] {
  const { screens, metrics, prints, actions, entities } = sector
  const entityOf = (name: string): AnyEntity => {
    const entity = entities.find((one) => one.name === name)
    if (!entity) throw new Error(`${name} is gone, and something names it.`)
    return entity
  }
  const fieldsIn = (name: string, keys: readonly (string | undefined)[]) => async () => {
    const { fields } = entityOf(name)
    for (const key of keys) if (key !== undefined && !(key in fields)) throw new Error(`${name}.${key} is gone, and something shows it.`)
  }
  return [
    ...metrics.map((metric) => () => readMetric(store, metric, at)),
    ...actions.map(
      ({ entity, where = [] }) =>
        () =>
          store.query({ entity, where }),
    ),
    ...prints.map(
      ({ entity, when = [] }) =>
        () =>
          store.query({ entity, where: when }),
    ),
    ...screens.flatMap((screen): readonly Ask[] => {
      if (screen.kind === 'own') return []
      if (screen.kind === 'report')
        return screen.parts.map(({ load }) => async () => {
          const tools = await load()
          const { first } = await tools.asks(store, at)
          await tools.read(store, { period: first }, at)
        })
      if (screen.kind === 'overview')
        return screen.panels.flatMap((panel): readonly Ask[] => {
          if (panel.kind === 'bars') return [() => panel.read(store, at)]
          const { entity, where } = panel
          if (panel.kind === 'attention')
            return [() => store.query({ entity, where }), fieldsIn(entity, [panel.have, panel.need, panel.unit])]
          if (panel.kind === 'chart') {
            const { fn, field, by, day } = panel
            return [
              () => store.measure({ entity, fn, ...(field && { field }), where, groupBy: { field: by } }),
              fieldsIn(entity, [by, day]),
            ]
          }
          const { sort, lead, heading, details, amount, status } = panel
          return [
            () => store.query({ entity, where: [...where, ...(panel.ahead ?? [])], sort }),
            fieldsIn(entity, [lead, heading, ...details, amount, status]),
          ]
        })
      const { entity: name, filters, card, headings = {} } = screen
      const entity = entityOf(name)
      const columns = [...new Set([...filters, ...entity.table])]
      return [
        () => store.query({ entity: name, total: true, search: 'a' }),
        ...columns
          .filter((key) => (entity.fields[key]?.operators.length ?? 0) > 0)
          .flatMap((field) => [
            () => store.query({ entity: name, where: [{ field, op: 'filled' }] }),
            () => store.query({ entity: name, sort: [{ field, direction: 'asc' }] }),
          ]),
        () =>
          store.query({ entity: name, select: Object.entries(entity.fields).flatMap(([key, field]) => (isStored(field) ? [key] : [])) }),
        fieldsIn(name, [...columns, ...Object.keys(headings), ...entity.form.flatMap(({ fields }) => fields)]),
        ...(card ? [fieldsIn(name, [card.heading, ...card.details, card.address, card.photo, card.amount, card.phone?.through])] : []),
        async () => {
          for (const field of Object.values(entity.fields))
            for (const one of [field, ...Object.values(columnsOf(field) ?? {})]) {
              if ('target' in one) entityOf(String(one.target))
            }
        },
      ]
    }),
  ]
}

describe.each(sectors)('what is seen of %s', (_name, sector, sample) => {
  const store = new MemoryStore({ entities: sector.entities, sample, at: () => at })
  const somebody = (groups: readonly string[]) => store.openedBy('Bruno', groups)

  it('is for the owner the very sector', () => {
    expect(seenSector(sector, { groups: 'all' })).toBe(sector)
    expect(seenSector(sector, { groups: Object.keys(sector.groups) })).toBe(sector)
  })

  it.each([[], ...Object.keys(sector.groups).map((group) => [group])])('can be asked of the store by who is in %s', async (...groups) => {
    const asker = somebody(groups)
    const seen = seenSector(sector, asker)
    const asks = asksOf(seen, asker)
    expect(asks.length).toBeGreaterThan(seen.screens.length)
    const faults = (await Promise.allSettled(asks.map((ask) => ask()))).flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    )
    expect(faults).toEqual([])
  })
})

it('would fail without it', async () => {
  const store = new MemoryStore({ entities: practice.entities, sample: practiceSample, at: () => at }).openedBy('Bruno', [])
  const answers = await Promise.allSettled(asksOf(practice, store).map((ask) => ask()))
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true)
})
