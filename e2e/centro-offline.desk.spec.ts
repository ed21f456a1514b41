import { expect, test } from './support/page-test.ts'

test.use({ fetchesAhead: true })

/** Its records come through HTTP: without a network there are none to read. */
test('a view that cannot read its records says what a part that cannot come says, and reads them when the network is back', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/centro?scheda=agenda&mostra=week')
  const week = page.getByRole('grid', { name: /^Settimana/ })
  await expect(week.locator('[data-record]').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Settimana precedente' }).click()
  await expect(page.getByRole('alert')).toContainText('Manca la connessione')
  await expect(page.getByText('Questa parte si apre da sola appena la rete torna.', { exact: false })).toHaveCount(1)
  await expect(page.getByText(/Non riesco|^0 partite/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(week.locator('[data-record]').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
