import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { archiveChange } from '../../kernel/derive/archive.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { business } from '../../sectors/business/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { clock, job, newStore, openForms, TODAY } from './form.fixture.tsx'

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

it('says that the record was put away, and brings it back', async () => {
  const store = new MemoryStore({ entities: business.entities, sample: business.sample(TODAY, '10:00'), at: clock.at })
  const forms = await openForms(store, business)
  const client = entityOf(business, 'cliente')
  const [row] = (await store.query({ entity: 'cliente', page: { limit: 1 } })).rows
  if (!row) throw new Error('The sample has no client.')
  await store.commit([archiveChange(client, row, true)], { via: 'form' })
  forms.look(client, row.id)
  const dialog = page.getByRole('dialog', { name: 'Dettagli' })
  await expect.element(dialog.getByText(/^Archiviato: non compare più/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Riporta in elenco' }).click()
  await expect.element(dialog.getByText(/^Archiviato:/)).not.toBeInTheDocument()
})

it('says so where the record has gone', async () => {
  const store = newStore()
  const forms = await openForms(store)
  forms.look(job, 'intervento_9')
  await expect.element(page.getByText('Non c’è più: qualcuno l’ha eliminato.')).toBeVisible()
})
