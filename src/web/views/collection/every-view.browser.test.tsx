import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { phoneAsked, phoneFaults } from '../../ui/phone-room.fixture.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { openCentro, pages, places, settled } from '../../../../conformance/centro/pages.ts'

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1360, 820)
})

const isAsWideAs = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

it.each(pages)(
  '%s is clean to axe in both themes, as wide as its screen, and stands in letters twice as large',
  { timeout: 60_000 },
  async (_, address) => {
    await openCentro(address)
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
  await openCentro(`/centro?scheda=${tab}&mostra=${view}`)
  await settled()
  expect(phoneFaults(phoneAsked)).toEqual([])
})

it('keeps the views of a tab in one row of a desk, the last ones in a menu', async () => {
  const { address } = await openCentro('/centro?scheda=agenda')
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
  const { address } = await openCentro('/centro?scheda=agenda&mostra=list')
  await page.getByRole('button', { name: 'Vista: Elenco' }).click()
  await page.getByRole('menuitem', { name: 'Calendario' }).click()
  await expect.element(page.getByRole('button', { name: 'Vista: Calendario' })).toBeVisible()
  expect(address()).toContain('mostra=month')
})

it('searches from a button where the view needs the room of a phone, and from a field once somebody does', async () => {
  await page.viewport(390, 820)
  const { address } = await openCentro('/centro?scheda=agenda&mostra=day')
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
