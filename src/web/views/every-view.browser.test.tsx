import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { centro } from '../../../conformance/centro/index.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { openDashboard } from '../dashboard/library.fixture.tsx'
import { faultsInBothThemes } from '../ui/both-themes.fixture.ts'
import { viewLabel } from './view-label.ts'

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1360, 820)
})

const places = centro.screens
  .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  .flatMap((screen) => screen.views.map((view) => [screen.key, view, viewLabel(screen, view)] as const))
const pages = [
  ...places.map(([tab, view, label]) => [label, `/centro?scheda=${tab}&mostra=${view}`] as const),
  ['Panoramica', '/centro'] as const,
]

const open = (address: string) => openDashboard(centro, address, { clock: stillClock('2026-11-25') })
/** Nothing waits any longer: no skeleton is left, and what stands on the page is the same a moment later. */
const settled = async () => {
  let last = ''
  await expect
    .poll(
      () => {
        const [before, now] = [last, document.querySelector('main')?.innerHTML ?? '']
        last = now
        return now !== '' && now === before && !document.querySelector('main .animate-breathe, main [aria-busy="true"]')
      },
      { interval: 200 },
    )
    .toBe(true)
  // What has broken says so, and is clean to axe too.
  expect(page.getByRole('button', { name: /Riprova|Ricarica/ }).elements()).toEqual([])
}

describe.each(pages)('%s of %s', (_, address) => {
  it.each([1360, 768, 390])('is clean to axe in both themes, and as wide as its screen (%i px)', async (width) => {
    await page.viewport(width, 820)
    await open(address)
    await settled()
    expect(await faultsInBothThemes()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it.each([1360, 390])('stands in letters twice as large (%i px)', async (width) => {
    document.documentElement.style.fontSize = '200%'
    await page.viewport(width, 820)
    await open(address)
    await settled()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it('offers more views than stand side by side on a phone in a menu', async () => {
  await page.viewport(390, 820)
  const { address } = await open('/centro?scheda=agenda&mostra=list')
  await page.getByRole('button', { name: 'Vista: Elenco' }).click()
  await page.getByRole('menuitem', { name: 'Calendario' }).click()
  await expect.element(page.getByRole('button', { name: 'Vista: Calendario' })).toBeVisible()
  expect(address()).toContain('mostra=month')
})
