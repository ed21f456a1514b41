import { script } from '../src/sectors/artigiani/script.ts'
import { openWithClock } from './support/artigiani.ts'
import { expect, open, test } from './support/page-test.ts'

const placeholder = 'Chiedi info su progetti, scadenze, magazzino...'
const holding = 'Sto controllando progetti, scadenze e magazzino. Preparo subito i dati aggiornati...'

test.describe('chat of the craftspeople', () => {
  test('says what the specification says, to the letter', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/artigiani')
    await expect(page.getByPlaceholder(placeholder)).toBeVisible()
    for (const hint of ['Progetti attivi', 'Ordina materiali', 'Pianificazione'])
      await expect(page.getByRole('button', { name: hint })).toBeVisible()
    expect(script.holding).toBe(holding)
    expect(script.typing).toBe('Verifico i progetti...')
  })

  test('sends on Enter, thinks for 1500 ms, answers, and keeps the newest line in view', { tag: '@desk' }, async ({ page }) => {
    await openWithClock(page)
    const box = page.getByPlaceholder(placeholder)
    await box.fill('Che cosa scade oggi?')
    await box.press('Enter')
    await expect(box).toHaveValue('')
    const log = page.getByRole('log')
    await expect(log.getByText('Che cosa scade oggi?')).toBeVisible()
    await expect(log.getByText('Verifico i progetti...')).toBeVisible()
    await page.clock.runFor(1400)
    await expect(log.getByText(holding)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(log.getByText(holding)).toBeInViewport()
    await expect(log.getByText('Verifico i progetti...')).toHaveCount(0)
    await expect(log.locator('time').last()).toHaveText('10:05')
  })

  test('ignores what is blank, keeps Shift+Enter for a new line, shows markup as text', { tag: '@desk' }, async ({ page }) => {
    await open(page, '/artigiani')
    const box = page.getByPlaceholder(placeholder)
    const send = page.getByRole('button', { name: 'Invia' })
    await expect(send).toBeDisabled()
    await box.fill('   ')
    await expect(send).toBeDisabled()
    await box.press('Enter')
    await expect(page.locator('[data-author="persona"]')).toHaveCount(0)
    await box.fill('<b>uno</b> 🔧')
    await box.press('Shift+Enter')
    await box.pressSequentially('due')
    await send.click()
    await expect(page.locator('[data-author="persona"] p')).toHaveText('<b>uno</b> 🔧\ndue')
  })

  test('sends a suggestion with one press, and bubbles keep to their share of the width', async ({ page, isMobile }) => {
    await open(page, '/artigiani')
    await page.getByRole('button', { name: 'Progetti attivi' }).click()
    await expect(page.locator('[data-author="persona"]')).toHaveText(/Progetti attivi/)
    await page.getByPlaceholder(placeholder).fill('parola '.repeat(400))
    await page.getByPlaceholder(placeholder).press('Enter')
    const share = await page
      .locator('[data-author="persona"]')
      .last()
      .evaluate((bubble) => bubble.getBoundingClientRect().width / (bubble.parentElement?.getBoundingClientRect().width ?? 1))
    expect(share).toBeLessThanOrEqual(isMobile ? 0.851 : 0.701)
  })
})
