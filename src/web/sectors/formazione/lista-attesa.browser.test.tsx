import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formazione } from '../../../sectors/formazione/index.ts'
import { showTrade } from '../show-trade.fixture.tsx'

it('offers the waiting list to who finds a course full, and puts him there at one press', async () => {
  await showTrade(formazione, 'studenti')
  await userEvent.click(page.getByRole('button', { name: 'Nuovo Studente' }))
  const form = page.getByRole('dialog', { name: 'Nuovo Studente' })
  await form.getByLabelText('Nome', { exact: true }).fill('Gianni Rota')
  await form.getByLabelText('Email', { exact: true }).fill('gianni.rota@posta.example')
  await form.getByLabelText('Corso', { exact: true }).fill('Primo soccorso')
  await userEvent.click(page.getByRole('option', { name: /^Primo soccorso/ }).first())
  await userEvent.click(form.getByRole('button', { name: 'Salva studente' }))
  await userEvent.click(form.getByRole('button', { name: 'Metti in lista d’attesa' }))
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('searchbox'), 'Gianni Rota')
  await expect.element(page.getByRole('row', { name: /Gianni Rota/ }).getByText('In lista')).toBeVisible()
})
