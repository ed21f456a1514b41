import type { Page } from '@playwright/test'
import { codeOf } from '../src/server/firms/one-time-code.fixture.ts'
import { browserOf, colleague, makeFirm, newOwner, PASSWORD, type Signed } from './support/firm.ts'
import { faultsInBothThemes } from './support/axe.ts'
import { expect, open, test } from './support/page-test.ts'

let owner: Signed
let anna: Signed
let slug = ''
let base = ''

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  owner = await newOwner(base, test.info().retry, { name: 'Dario Fermi', email: 'dario@fermi.example' })
  ;({ slug } = await makeFirm(owner, { name: 'Fermi Clima', trade: 'artigiani', start: 'esempi' }))
  const email = `anna.${test.info().retry}@fermi.example`
  anna = await colleague(base, owner, slug, { name: 'Anna Riva', email })
})

test.beforeEach(({ expectFault }) => {
  // A refusal is an answer like another, and browsers log it.
  expectFault(/the server responded with a status of 4\d\d/)
})

/** Turns codes on as a person does: password, the key that is written beside the picture, six digits. */
async function lightCodes(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'App con codici' })
  await part.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await part.getByRole('button', { name: 'Accendi' }).click()
  const secret = (await part.getByText('oppure scrivi questa chiave').locator('code').textContent()) ?? ''
  const now = await page.evaluate(async () => Date.parse((await fetch('/salute')).headers.get('date') ?? ''))
  await part.getByLabel('Le sei cifre di adesso').fill(codeOf(secret, now))
  await part.getByRole('button', { name: 'Conferma' }).press('Enter')
}

test('a firm asks everybody for a second step, and a colleague comes in once he has it', async ({ browser }) => {
  const [mine, hers] = await Promise.all([browserOf(browser, base, owner), browserOf(browser, base, anna)])
  const [desk, other] = await Promise.all([mine.newPage(), hers.newPage()])
  await open(other, `/app/${slug}?vista=dashboard&scheda=clienti`)
  await open(desk, `/app/${slug}?vista=dashboard&scheda=persone`)
  const ask = desk.getByRole('switch', { name: 'Secondo passo per tutti' })
  await expect(desk.getByText('Oggi entrano con la sola password: Dario e Anna.')).toBeVisible()
  await ask.press('Space')
  await expect(desk.getByText(/Prima accendi il tuo/)).toBeVisible()
  await expect(ask).not.toBeChecked()

  await open(desk, `/app/${slug}?vista=dashboard&scheda=account`)
  await lightCodes(desk)
  await expect(desk.getByText('Acceso')).toBeVisible()
  await open(desk, `/app/${slug}?vista=dashboard&scheda=persone`)
  await ask.press('Space')
  await expect(ask).toBeChecked()
  await expect(desk.getByText('Non entrano finché non lo accendono: Anna.')).toBeVisible()

  // Whoever is at work hears of it and keeps what he has typed.
  await other.getByRole('button', { name: 'Nuovo Cliente' }).click()
  const name = other.getByRole('dialog').getByLabel('Nome/Ragione Sociale')
  await name.fill('Ada Lolli')
  const [way] = await Promise.all([hers.waitForEvent('page'), other.getByRole('button', { name: 'Accendilo' }).click()])
  await expect(way.getByRole('heading', { name: 'Fermi Clima chiede un secondo passo' })).toBeVisible()
  expect(await faultsInBothThemes(way)).toEqual([])
  await lightCodes(way)
  await expect(way.getByRole('button', { name: 'Nuovo Cliente' })).toBeVisible()
  await expect(name).toHaveValue('Ada Lolli')
  await other.getByRole('dialog').getByLabel('Telefono').fill('333 1234567')
  await other.getByRole('dialog').getByLabel('Indirizzo').fill('Via Roma 1, Milano')
  await other.getByRole('dialog').getByRole('button', { name: 'Salva cliente' }).click()
  await expect(other.getByText('Ada Lolli').first()).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()
  await Promise.all([mine.close(), hers.close()])
})
