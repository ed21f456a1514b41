import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { centro } from '../../../../conformance/centro/index.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { phoneAsked, phoneFaults } from '../../ui/phone-room.fixture.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { viewLabel } from '../../screen/view-label.ts'

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
  ['Rendiconto', '/centro?scheda=rendiconto'] as const,
  ['Rendiconto dei maestri', '/centro?scheda=rendiconto&mostra=maestri'] as const,
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

const isAsWideAs = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

it.each(pages)(
  '%s is clean to axe in both themes, as wide as its screen, and stands in letters twice as large',
  { timeout: 60_000 },
  async (_, address) => {
    await open(address)
    for (const width of [1360, 768, 390]) {
      await page.viewport(width, 820)
      await settled()
      isAsWideAs(width)
      // Between a desk and a phone nothing is drawn that neither has.
      expect(width === 768 ? [] : await faultsInBothThemes(), `${width} px`).toEqual([])
    }
    document.documentElement.style.fontSize = '200%'
    for (const width of [390, 1360]) {
      await page.viewport(width, 820)
      await settled()
      isAsWideAs(width)
    }
  },
)

it.each(places)('%s, %s: a phone sees its rows soon, and each of them clear of the round button', async (tab, view) => {
  await page.viewport(390, 844)
  await open(`/centro?scheda=${tab}&mostra=${view}`)
  await settled()
  expect(phoneFaults(phoneAsked)).toEqual([])
})

it('keeps the views of a tab in one row of a desk, the last ones in a menu', async () => {
  const { address } = await open('/centro?scheda=agenda')
  await settled()
  const bar = document.querySelector('[data-toolbar]')
  expect(bar?.getBoundingClientRect().height).toBeLessThan(72)
  await page.getByRole('button', { name: 'Altre viste' }).click()
  await page.getByRole('menuitem').last().click()
  await expect.poll(address).toContain('mostra=')
  await expect.element(page.getByRole('button', { name: /^Vista: / }).first()).toBeVisible()
  expect(bar?.getBoundingClientRect().height).toBeLessThan(72)
})

it('offers more views than stand side by side on a phone in a menu', async () => {
  await page.viewport(390, 820)
  const { address } = await open('/centro?scheda=agenda&mostra=list')
  await page.getByRole('button', { name: 'Vista: Elenco' }).click()
  await page.getByRole('menuitem', { name: 'Calendario' }).click()
  await expect.element(page.getByRole('button', { name: 'Vista: Calendario' })).toBeVisible()
  expect(address()).toContain('mostra=month')
})

it('searches from a button where the view needs the room of a phone, and from a field once somebody does', async () => {
  await page.viewport(390, 820)
  const { address } = await open('/centro?scheda=agenda&mostra=day')
  await settled()
  const search = page.getByRole('searchbox', { name: 'Cerca agenda' })
  const width = () => search.element().closest('search')?.getBoundingClientRect().width ?? 0
  expect(width()).toBeLessThan(60)
  await search.click()
  expect(width()).toBeGreaterThan(300)
  await search.fill('marino')
  await expect.poll(address).toContain('cerca=marino')
  search.element().blur()
  expect(width()).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
  search.element().blur()
  expect(width()).toBeLessThan(60)
})
