import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sociale } from '../../../sectors/sociale/index.ts'
import { showTrade } from '../show-trade.fixture.tsx'

it('says what a new donation means for the taxes of who gives, while it is written and before it is kept', async () => {
  await showTrade(sociale, 'donazioni')
  await userEvent.click(page.getByRole('button', { name: 'Nuova Donazione' }))
  const form = page.getByRole('dialog', { name: 'Nuova Donazione' })
  const choose = async (field: string, option: string) => {
    await userEvent.click(form.getByRole('combobox', { name: field }))
    await userEvent.click(page.getByRole('option', { name: option, exact: true }))
  }
  await expect.element(form.getByText(/dà diritto alla detrazione/)).toBeVisible()
  await choose('Ricevuta con', 'Contanti')
  await expect.element(form.getByText(/Contanti: non danno diritto/)).toBeVisible()
  await choose('Tipo', 'Servizi')
  await expect.element(form.getByText(/non danno mai diritto/)).toBeVisible()
})
