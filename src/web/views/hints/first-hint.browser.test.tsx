import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice, practiceSample } from '../../../../conformance/access-sector.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'

it('says how a view is worked until it has been read, and not again in this visit', async () => {
  await page.viewport(1360, 820)
  await openDashboard(practice, '/studio?scheda=turni&mostra=timeline&dal=2026-11-30', { sample: practiceSample })
  const hint = page.getByText(/una barra per spostarla/).first()
  await expect.element(hint).toBeVisible()
  const read = page.getByRole('button', { name: 'Ho capito' })
  read.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(hint).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Elenco' }).click({ force: true })
  await expect.element(page.getByRole('table')).toBeVisible()
  await page.getByRole('radio', { name: 'Planning' }).click({ force: true })
  await expect.element(page.getByRole('button', { name: /^Ada.*da martedì 1 dicembre/ })).toBeVisible()
  await expect.element(read).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})
