import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { sociale } from '../../sectors/sociale/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { clock, openForms, TODAY } from './form.fixture.tsx'

const volunteer = entityOf(sociale, 'volontario')

beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
})

it('offers the end of the lifecycle to who is in use, and asks what it takes', async () => {
  const store = new MemoryStore({ entities: sociale.entities, sample: sociale.sample(TODAY, '10:00'), at: clock.at })
  const forms = await openForms(store, sociale)
  const { rows } = await store.query({ entity: 'volontario', where: [{ field: 'stato', op: 'eq', value: 'attivo' }] })
  const refused = await Promise.all(
    rows.map(async ({ id }) => ((await store.rehearse([{ type: 'remove', entity: 'volontario', id }], { via: 'form' })).ok ? [] : [id])),
  )
  const [id = ''] = refused.flat()
  forms.edit(volunteer, id)
  await page.getByRole('button', { name: 'Elimina volontario' }).click()
  await expect.element(page.getByText(/non si può eliminare/)).toBeVisible()
  await page.getByRole('button', { name: 'Passa a «Ex volontario»' }).click()
  const asked = page.getByRole('dialog', { name: 'Chiudi' })
  await asked.getByLabelText('Cessato il').fill(TODAY)
  await asked.getByRole('button', { name: 'Chiudi', exact: true }).last().click()
  await expect.poll(async () => (await store.get('volontario', id))?.['stato']).toBe('ex')
})
