import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { statusOf } from '../../../kernel/entity/entity.ts'
import { meeting } from '../../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { lateWhere } from '../../../kernel/derive/delay.ts'
import { isListedView, isOwnView, type CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { readySlugs } from '../../../sectors/ready.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { shownScreen } from '../../screen/shown-screen.ts'

afterEach(async () => {
  await page.viewport(1360, 820)
})

/** A Friday evening on which nothing that was planned for the day has begun. */
const AT = { today: '2026-11-27', time: '20:45' }
type Rows = Readonly<Record<string, readonly AnyRow[]>>

const sectors = (await Promise.all(readySlugs.map(async (slug) => loaderOf(slug)?.sector()))).filter((sector) => sector !== undefined)

function neverBegun(sector: Sector): Rows {
  const sample = sector.sample(AT.today) as unknown as Rows
  return Object.fromEntries(
    Object.entries(sample).map(([name, rows]) => {
      const entity = sector.entities.find((one) => one.name === name)
      const [key, status] = (entity && statusOf(entity)) ?? []
      const day = entity?.slot?.day
      if (key === undefined || !status || day === undefined) return [name, rows]
      return [name, rows.map((row) => (row[day] === AT.today ? { ...row, [key]: status.initial } : row))]
    }),
  )
}
const samples = new Map(sectors.map((sector) => [sector, neverBegun(sector)]))

/** Entities with a slot of which a view shows a record that is late today. */
const places = sectors.flatMap((sector) => {
  const isLateToday = (name: string) => {
    const entity = sector.entities.find((one) => one.name === name)
    const [where, day] = [entity && lateWhere(entity, AT), entity?.slot?.day]
    if (!entity || !where || day === undefined) return false
    const isLate = meeting(entity, where, AT.today)
    return (samples.get(sector)?.[name] ?? []).some((row) => row[day] === AT.today && isLate(row))
  }
  return sector.screens
    .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    .flatMap((screen) =>
      screen.views
        .filter((view) => !isOwnView(view) && view !== 'counter')
        .flatMap((view) =>
          isLateToday(isListedView(view) ? shownScreen(screen, view).entity : screen.entity)
            ? [[sector.card.slug, screen.key, view] as const]
            : [],
        ),
    )
})

describe('what is late', () => {
  it('is looked at in every trade with hours', () => {
    expect([...new Set(places.map(([slug]) => slug))].toSorted()).toEqual([
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

  it.each(places)('%s, %s says so in words as %s, at a desk and on a phone', { timeout: 60_000 }, async (slug, tab, view) => {
    const sector = sectors.find(({ card }) => card.slug === slug)
    if (!sector) throw new Error(slug)
    await openDashboard(sector, `/${slug}?scheda=${tab}&mostra=${view}`, {
      clock: stillClock(AT.today, AT.time),
      sample: samples.get(sector) as never,
    })
    // A day on a phone shows one lane at a time: the first need not be the late one.
    for (const width of view === 'day' ? [1360] : [1360, 390]) {
      await page.viewport(width, 820)
      await expect.poll(() => document.querySelectorAll('main [data-late]').length, { timeout: 15_000 }).toBeGreaterThan(0)
      const words = [...document.querySelectorAll('main [data-late]')].map(({ textContent }) => textContent.trim())
      expect(words.filter((text) => !text.startsWith('In ritardo'))).toEqual([])
    }
  })
})
