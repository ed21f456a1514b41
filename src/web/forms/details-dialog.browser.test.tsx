import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { job, newStore, openForms } from './form.fixture.tsx'

it('shows the paper of a record, live, and leads to its form', async () => {
  await page.viewport(1360, 860)
  const store = newStore()
  const forms = await openForms(store)
  forms.look(job, 'intervento_1')
  const dialog = page.getByRole('dialog', { name: 'Dettagli' })
  await expect.element(dialog.getByText('Salta il differenziale').first()).toBeVisible()
  await store.commit([{ type: 'update', entity: 'intervento', id: 'intervento_1', values: { descrizione: 'Salta di notte' } }], {
    via: 'form',
  })
  await expect.element(dialog.getByText('Salta di notte').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Modifica' }).click()
  await expect.element(page.getByLabelText('Descrizione Problema', { exact: true })).toHaveValue('Salta di notte')
})

it('says so where the record has gone', async () => {
  const store = newStore()
  const forms = await openForms(store)
  forms.look(job, 'intervento_9')
  await expect.element(page.getByText('Non c’è più: qualcuno l’ha eliminato.')).toBeVisible()
})
