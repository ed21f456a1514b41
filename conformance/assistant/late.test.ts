import { describe, expect, it } from 'vitest'
import { lateText, lateWhere } from '../../src/kernel/derive/delay.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { loaderOf } from '../../src/sectors/loaders.ts'
import { readySlugs } from '../../src/sectors/ready.ts'
import { openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'
const EVENING = '20:45'

const late = (await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))).flatMap(
  ([slug, sector]): readonly (readonly [SectorSlug, string, string])[] =>
    (sector?.entities ?? []).flatMap((entity) =>
      entity.slot?.time !== undefined && lateWhere(entity, { today: FRIDAY, time: EVENING })
        ? [[slug, entity.name, entity.label.many.toLowerCase()] as const]
        : [],
    ),
)

describe('what is late in the evening', () => {
  it('is known in every trade whose work has hours', () => {
    expect([...new Set(late.map(([slug]) => slug))].toSorted()).toEqual([
      'artigiani',
      'autofficine',
      'dentisti',
      'estetica',
      'formazione',
      'hospitality',
      'palestre',
      'pulizie',
      'ristorazione',
      'sociale',
    ])
  })

  it.each(late)('%s: «%s in ritardo» lists those that a row marks, and no other', async (slug, name, many) => {
    // Records as they stand in the morning, looked at in the evening.
    const { sector, store, assistant, at } = await openAssistant(slug, FRIDAY, '08:00')
    at.time = EVENING
    const entity = sector.entities.find((one) => one.name === name)
    if (!entity) throw new Error(name)
    const { rows } = await allRows(store, { entity: name })
    const marked = rows.filter((row) => lateText(entity, row, at) !== undefined).map(({ id }) => id)
    const { found } = await assistant.ask(`quali ${many} sono in ritardo?`)
    expect(found).toMatchObject({ is: 'records', entity: name })
    expect('ids' in found ? [...(found.ids ?? [])].toSorted() : []).toEqual(marked.toSorted())
    expect(marked.length).toBeGreaterThan(0)
  })
})
