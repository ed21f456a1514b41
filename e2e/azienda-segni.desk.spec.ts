import type { BrowserContext, Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { browserOf, colleague, makeFirm, newOwner, type Signed } from './support/firm.ts'
import { expect, hydrated, open, test } from './support/page-test.ts'

// What one journey opens, the next one would find marked.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let marta: BrowserContext
let at = ''

test.beforeAll(async ({ baseURL, browser }) => {
  const base = baseURL ?? ''
  const again = test.info().retry
  owner = await newOwner(base, again, { name: 'Elena Morandi', email: 'elena@morandi.example' })
  const { slug } = await makeFirm(owner, { name: 'Morandi Impianti', trade: 'artigiani', start: 'esempi' })
  at = `/app/${slug}`
  marta = await browserOf(
    browser,
    base,
    await colleague(base, owner, slug, { name: 'Marta Greco', email: `marta${again}@morandi.example` }),
  )
})
test.afterAll(() => marta.close())

test.beforeEach(async ({ context }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
})

const marked = (page: Page) => page.getByRole('img', { name: 'Marta sta modificando', exact: true })
/** How long a mark may stay once the form is closed: ten seconds, and what the way takes. */
const LINGER = 13_000
const form = (page: Page) => page.getByRole('dialog', { name: 'Modifica Cliente' })
/** A page of Marta's with the form of the second customer of the list open. */
async function martaOpens(): Promise<Page> {
  const page = await marta.newPage()
  await open(page, `${at}?vista=dashboard&scheda=clienti`)
  await page.getByRole('row').nth(2).click()
  await expect(form(page)).toBeVisible()
  return page
}

test('a row says within a second who is changing its record, and ten seconds longer than the form', async ({ page }) => {
  await open(page, `${at}?scheda=clienti`)
  const row = page.getByRole('row').nth(2)
  await expect(row).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  const hers = await martaOpens()
  await expect(row.getByRole('img', { name: 'Marta sta modificando' })).toHaveText('MG', { timeout: 1500 })
  await expect(marked(page)).toHaveCount(1)
  expect.soft(await faultsInBothThemes(page)).toEqual([])
  // Her other page is hers as well.
  const besides = await marta.newPage()
  await besides.goto(`${at}?vista=dashboard&scheda=clienti`)
  await hydrated(besides)
  await row.click()
  await expect(form(page).getByText('Marta sta modificando questa scheda')).toBeVisible()
  await expect(form(hers).getByText('Elena sta modificando questa scheda')).toBeVisible()
  await expect(besides.getByRole('img', { name: 'Elena sta modificando' })).toBeVisible()
  await expect(marked(besides)).toHaveCount(0)
  expect.soft(await faultsInBothThemes(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await hers.keyboard.press('Escape')
  await expect(form(hers)).toBeHidden()
  // Whoever looks up a moment later still sees who was at it.
  await expect(marked(page)).toHaveCount(1)
  await expect(marked(page)).toHaveCount(0, { timeout: LINGER })
  await expect(besides.getByRole('img', { name: /sta modificando/ })).toHaveCount(0)
  await hers.getByRole('row').nth(2).click()
  await expect(marked(page)).toHaveCount(1)
  await hers.close()
  await expect(marked(page)).toHaveCount(0, { timeout: LINGER })
  await besides.close()
})

test('whoever loses the network is no longer said to be at work, once the lease is over', async ({ page }) => {
  await open(page, `${at}?scheda=clienti`)
  const hers = await martaOpens()
  await expect(marked(page)).toHaveCount(1)
  await marta.setOffline(true)
  await expect(marked(page)).toHaveCount(0, { timeout: 25_000 })
  await marta.setOffline(false)
  await expect(marked(page)).toHaveCount(1, { timeout: 25_000 })
  await hers.close()
})

test('an owner who looks as somebody else sees marks and leaves none', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? ''
  const slug = at.slice('/app/'.length)
  const paola = await colleague(base, owner, slug, { name: 'Paola Riva', email: `paola${test.info().retry}@morandi.example` })
  const hers = await martaOpens()
  const context = await browserOf(browser, base, paola)
  const beside = await context.newPage()
  await open(beside, `${at}?scheda=clienti`)
  await expect(marked(beside)).toHaveCount(1)
  await open(page, `${at}?scheda=persone`)
  const words: string[] = []
  page.on('request', (request) => request.url().endsWith('/segno') && words.push(request.url()))
  await page.getByRole('button', { name: 'Guarda come Paola' }).click()
  await expect(page.getByText('Guardi come Paola Riva')).toBeVisible()
  await page.getByRole('link', { name: /^Clienti/ }).click()
  await expect(marked(page)).toHaveCount(1)
  await page.getByRole('row').nth(3).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(beside.getByRole('img', { name: /Elena sta modificando/ })).toHaveCount(0)
  expect(words).toEqual([])
  await context.close()
  await hers.close()
})

for (const width of [390, 1360]) {
  test(`cards and the board bear the mark at ${width} px and nothing grows wider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const hers = await marta.newPage()
    await open(hers, `${at}?vista=dashboard&scheda=interventi`)
    await hers.locator('[data-record]').first().click()
    await expect(hers.getByRole('dialog')).toBeVisible()
    for (const view of ['cards', 'board', 'list']) {
      await open(page, `${at}?scheda=interventi&mostra=${view}`)
      await expect(marked(page).first()).toBeVisible()
      expect.soft(await faultsInBothThemes(page), `${view}, ${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(overflow, `${view}, ${width} px`).toBe(0)
    }
    await hers.close()
  })
}
