import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { safetyKeys } from '../../../kernel/derive/safety.ts'
import { isListedView, isOwnView, type CollectionScreen } from '../../../kernel/screens/screen.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import { isKind } from '../../../kernel/fields/field.ts'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { ristorazione } from '../../../sectors/ristorazione/index.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { shownScreen } from '../../screen/shown-screen.ts'

afterEach(async () => {
  await page.viewport(1360, 820)
})

const TODAY = '2026-11-27'
const LONG = 'penicillina, lattice, lidocaina con adrenalina e tutti i FANS'

/** Every record of a sample with safety data in it. */
function endangered(sector: typeof dentisti) {
  const sample = sector.sample(TODAY) as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  return Object.fromEntries(
    sector.entities.map((entity) => {
      const keys = safetyKeys(entity).filter((key) => isStored(entity.fields[key] as never))
      const valueOf = (key: string) =>
        isKind(entity.fields[key] as never, 'team') ? (sample['allergene'] ?? []).slice(0, 6).map(({ id }) => id) : LONG
      return [
        entity.name,
        (sample[entity.name] ?? []).map((row) => ({ ...row, ...Object.fromEntries(keys.map((key) => [key, valueOf(key)])) })),
      ]
    }),
  )
}

const trades = { dentisti, ristorazione }
const places = Object.entries(trades).flatMap(([slug, sector]) =>
  sector.screens
    .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    .flatMap((screen) =>
      screen.views
        .filter((view) => !isOwnView(view) && view !== 'plan' && view !== 'counter' && view !== 'month')
        .flatMap((view) => {
          const shown = isListedView(view) ? shownScreen(screen, view).entity : screen.entity
          const entity = sector.entities.find(({ name }) => name === shown)
          return entity && safetyKeys(entity).length > 0 ? [[slug, screen.key, view] as const] : []
        }),
    ),
)

describe('safety data', () => {
  it.each(places)(
    '%s, %s as %s says it with every record and cuts nothing, at a desk and on a phone',
    { timeout: 60_000 },
    async (slug, tab, view) => {
      const sector = trades[slug as keyof typeof trades]
      await openDashboard(sector, `/${slug}?scheda=${tab}&mostra=${view}`, {
        clock: stillClock(TODAY),
        sample: endangered(sector) as never,
      })
      for (const width of [1360, 390]) {
        await page.viewport(width, 820)
        await expect.poll(() => document.querySelectorAll('main [data-safety]').length, { timeout: 15_000 }).toBeGreaterThan(0)
        const cut = [...document.querySelectorAll<HTMLElement>('main [data-safety]')].flatMap((word) => {
          const style = getComputedStyle(word)
          return word.scrollWidth > word.clientWidth + 1 || style.textOverflow === 'ellipsis' ? [word.textContent] : []
        })
        expect(cut, `${width} px`).toEqual([])
      }
    },
  )

  it('stands in the column of safety data, and not under a surname', async () => {
    await openDashboard(dentisti, '/dentisti?scheda=pazienti&mostra=list', {
      clock: stillClock(TODAY),
      sample: endangered(dentisti) as never,
    })
    await expect.element(page.getByText(`Farmaci: ${LONG}`).first()).toBeVisible()
    const heads = [...document.querySelectorAll('thead tr > *')].map(({ textContent }) => textContent)
    const columns = [...document.querySelectorAll('td [data-safety]')].map((word) => heads[word.closest('td')?.cellIndex ?? -1])
    expect(new Set(columns)).toEqual(new Set(['Allergie']))
  })

  it('stands in the form of an appointment, and in the row of the overview', async () => {
    await openDashboard(dentisti, '/dentisti', { clock: stillClock(TODAY), sample: endangered(dentisti) as never })
    await expect.element(page.getByText(`Allergie: ${LONG}`).first()).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ hasText: `Allergie: ${LONG}` })
      .first()
      .getByRole('button')
      .first()
      .click()
    await expect.element(page.getByRole('dialog').getByText(`Allergie: ${LONG}`)).toBeVisible()
  })
})
