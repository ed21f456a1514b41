import { NOW } from './support/dashboard.ts'
import { expect, open, test } from './support/page-test.ts'

const holding = 'Sto controllando progetti, scadenze e magazzino. Preparo subito i dati aggiornati...'
const wish = 'sposta l’intervento di Bice Lombardi a lunedì alle 9'

test.describe('the assistant of the craftspeople', () => {
  test.use({ fetchesAhead: true })

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await open(page, '/artigiani')
  })

  test('answers after its fixed reply, and leads to the same records in the dashboard', async ({ page }) => {
    const box = page.getByRole('textbox', { name: 'Messaggio' })
    await box.fill('Che interventi ho oggi?')
    await box.press('Enter')
    const log = page.getByRole('log')
    await expect(log.getByText(holding)).toBeVisible()
    await log.getByRole('link', { name: 'Vedi nell’elenco' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Interventi' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('f.data')).toBe('oggi')
  })

  test('changes nothing before a yes, and Ctrl Z takes back what was confirmed', { tag: '@desk' }, async ({ page }) => {
    const box = page.getByRole('textbox', { name: 'Messaggio' })
    const log = page.getByRole('log')
    await box.fill(wish)
    await box.press('Enter')
    await log.getByRole('button', { name: 'Conferma' }).click()
    await expect(log.getByText('Fatto.')).toBeVisible()
    await page.getByRole('button', { name: 'Dashboard' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artigiani', exact: true })).toBeFocused()
    const moved = page.locator('main').filter({ visible: true }).getByText('Perdita sotto il lavello')
    await expect(page.getByText('Quadro elettrico che scatta')).toBeVisible()
    await expect(moved).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(moved).toBeVisible()
  })

  test('without a network it says so, keeps the question and asks it again', { tag: '@phone' }, async ({ page, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|did not/)
    const box = page.getByRole('textbox', { name: 'Messaggio' })
    const log = page.getByRole('log')
    await page.context().setOffline(true)
    await box.fill('Che interventi ho oggi?')
    await box.press('Enter')
    await expect(log.getByText(/manca la connessione/)).toBeVisible()
    await page.context().setOffline(false)
    await log.getByRole('button', { name: 'Riprova' }).click()
    await expect(log.getByRole('group', { name: /^Interventi di sabato/ })).toBeVisible()
  })
})
