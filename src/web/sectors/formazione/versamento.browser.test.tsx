import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formazione } from '../../../sectors/formazione/index.ts'
import { showTrade } from '../show-trade.fixture.tsx'

it('asks about a payment far above what a student owes before it is kept', async () => {
  const { store } = await showTrade(formazione, 'studenti', '&mostra=list:versamenti')
  const count = async () => (await store.measure({ entity: 'versamento', fn: 'count' })).value
  const before = (await count()) ?? 0
  await userEvent.click(page.getByRole('button', { name: /^Nuovo Versamento/i }).first())
  const form = page.getByRole('dialog', { name: /Nuovo Versamento/i })
  await userEvent.click(form.getByRole('combobox', { name: 'Studente' }))
  await userEvent.click(page.getByRole('option').first())
  await userEvent.fill(form.getByLabelText('Importo'), '100000')
  await userEvent.click(form.getByRole('button', { name: /^Salva/ }))
  await expect.element(page.getByText(/più di quanto resta da pagare: salva lo stesso\?/)).toBeVisible()
  expect(await count()).toBe(before)
})
