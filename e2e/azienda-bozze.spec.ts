import type { Browser, BrowserContext, Page } from '@playwright/test'
import { FIRMS_PATH } from '../src/kernel/firm/firm-door.ts'
import { browserOf, makeFirm, newOwner, signedIn, type Signed } from './support/firm.ts'
import { expect, open, test } from './support/page-test.ts'

// One owner, and drafts of one form: a journey would find those of the next.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let at = ''
let slug = ''
let base = ''

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  owner = await newOwner(base, test.info().retry, { name: 'Irene Lodi', email: 'irene@lodi.example' })
  ;({ slug } = await makeFirm(owner, { name: 'Lodi Impianti', trade: 'artigiani', start: 'esempi' }))
  at = `/app/${slug}?vista=dashboard&scheda=clienti`
})

/** A page in a browser that has never been here, after signing in. */
async function anew(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browserOf(browser, base, await signedIn(base, owner))
  const page = await context.newPage()
  await open(page, at)
  return { context, page }
}

const form = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => form(page).getByLabel('Nome/Ragione Sociale')
const offer = (page: Page) => form(page).getByText(/^C’è una bozza/)
const openNew = async (page: Page) => {
  await page.getByRole('button', { name: 'Nuovo Cliente' }).click()
  await expect(name(page)).toBeVisible()
}
/** Answer of the server to a draft that was kept. */
const kept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/bozze/') && answer.request().method() === 'PUT' && answer.ok())

test('half a customer survives a browser that was closed without a warning, and goes with saving', async ({ browser }) => {
  const first = await anew(browser)
  await openNew(first.page)
  const arrived = kept(first.page)
  await name(first.page).fill('Quercetani Impianti')
  await form(first.page).getByLabel('Telefono').fill('333 12')
  await arrived
  await first.context.close()

  const second = await anew(browser)
  await openNew(second.page)
  await expect(offer(second.page)).toBeVisible()
  await expect(name(second.page)).toHaveValue('')
  await form(second.page).getByRole('button', { name: 'Riprendi' }).press('Enter')
  await expect(name(second.page)).toHaveValue('Quercetani Impianti')
  await expect(form(second.page).getByLabel('Telefono')).toHaveValue(/333 12/)
  await form(second.page).getByLabel('Telefono').fill('333 1234567')
  await form(second.page).getByLabel('Indirizzo').fill('Via Roma 1, Milano')
  await form(second.page).getByRole('button', { name: 'Salva cliente' }).click()
  await expect(form(second.page)).toBeHidden()
  await expect(second.page.getByText('Quercetani Impianti').first()).toBeVisible()
  await second.context.close()

  const third = await anew(browser)
  const looked = third.page.waitForResponse((answer) => answer.url().includes('/bozze?scheda='))
  await openNew(third.page)
  expect(await (await looked).json()).toEqual({ drafts: [] })
  await expect(name(third.page)).toHaveValue('')
  await expect(offer(third.page)).toHaveCount(0)
  await third.context.close()
})

test('the last key before a page goes is kept, and what is dropped is gone', async ({ browser }) => {
  const first = await anew(browser)
  await openNew(first.page)
  await name(first.page).fill('Olmi Giardini')
  // Before the pause after which it is sent; the browser asks, and is told to go.
  const { context, page } = first
  page.on('dialog', (asked) => void asked.accept())
  await page.goto('about:blank')
  await expect(async () => {
    const answer = await owner.request.get(`${FIRMS_PATH}/${slug}/bozze?scheda=${encodeURIComponent('cliente create ')}`)
    expect(await answer.json()).toMatchObject({ drafts: [{ typed: { nome: 'Olmi Giardini' } }] })
  }).toPass({ timeout: 20_000 })
  await open(page, at)
  await openNew(page)
  await form(page).getByRole('button', { name: 'Scarta' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await openNew(page)
  await expect(offer(page)).toHaveCount(0)
  await context.close()
})

test('a change that was begun meets the one that somebody else has saved meanwhile', async ({ browser }) => {
  const first = await anew(browser)
  await first.page.getByRole('row').nth(2).click()
  await expect(form(first.page).getByLabel('Note')).toBeVisible()
  const was = await name(first.page).inputValue()
  const arrived = kept(first.page)
  await name(first.page).fill(`${was} e figli`)
  const { base: before } = (await arrived).request().postDataJSON() as { readonly base: { readonly id: string; readonly version: number } }
  await first.context.close()
  const changes = [{ type: 'update', entity: 'cliente', id: before.id, values: { nome: `${was} S.p.A.` } }]
  const changed = await owner.request.post(`${FIRMS_PATH}/${slug}/store/commit`, {
    data: { changes, options: { via: 'form', id: crypto.randomUUID() } },
  })
  expect(await changed.json()).toMatchObject({ ok: true })

  const second = await anew(browser)
  await second.page
    .getByRole('row')
    .filter({ hasText: `${was} S.p.A.` })
    .click()
  await expect(name(second.page)).toHaveValue(`${was} S.p.A.`)
  await form(second.page).getByRole('button', { name: 'Riprendi' }).click()
  await expect(name(second.page)).toHaveValue(`${was} e figli`)
  await form(second.page).getByRole('button', { name: 'Salva cliente' }).click()
  const both = second.page.getByRole('dialog', { name: 'Due modifiche allo stesso cliente' })
  await expect(both.getByText(`${was} S.p.A.`).first()).toBeVisible()
  await expect(both.getByText(`${was} e figli`).first()).toBeVisible()
  await second.context.close()
})
