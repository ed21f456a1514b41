import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

test.describe('a tablet held upright', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('a booking’s row says who, from when to when, where, how it stands and what it costs', async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni', '&mostra=list')
    const row = page.getByRole('list', { name: 'Prenotazioni' }).getByRole('listitem').filter({ hasText: 'Rocco Santarelli' }).first()
    await expect(row.getByRole('button', { name: 'Rocco Santarelli', exact: true })).toBeVisible()
    for (const text of ['22/11 – 23/11 · 1 notte · Camera 201', 'Confermata', '132,50 €']) await expect(row).toContainText(text)
    await expect(row).not.toContainText('22/11/2026')
  })

  test('names are read whole', async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    const cut = await page
      .getByRole('list', { name: 'Clienti' })
      .getByRole('listitem')
      .getByRole('button', { name: /^(?!Altro)/ })
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))
    expect(cut).toEqual([])
  })

  test('the title of the page is read whole', async ({ page }) => {
    for (const tab of ['panoramica', 'alloggiati']) {
      await openDashboardOf(page, 'hospitality', tab)
      const title = page.getByRole('heading', { level: 1 }).filter({ visible: true })
      const cut = await title.evaluate((heading) => [
        heading.scrollWidth - heading.clientWidth,
        heading.scrollHeight - heading.clientHeight,
      ])
      // A line that is cut is missing whole; the tail of a letter is not a line.
      expect(Math.max(...cut)).toBeLessThan(8)
    }
  })
})
