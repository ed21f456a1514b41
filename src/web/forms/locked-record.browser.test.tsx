import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { formazione } from '../../sectors/formazione/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { clock, openForms, TODAY } from './form.fixture.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

it('has its correction in place of saving, until a field that it leaves open is written in', async () => {
  const store = new MemoryStore({ entities: formazione.entities, sample: formazione.sample(TODAY), at: clock.at })
  const forms = await openForms(store, formazione)
  forms.edit(entityOf(formazione, 'versamento'), 'versamento_1')
  const dialog = page.getByRole('dialog', { name: /^(Modifica )?Versamento$/ })
  await expect.element(dialog.getByRole('button', { name: 'Storna versamento' })).toBeInViewport({ ratio: 1 })
  await expect.element(button(/^Salva/)).not.toBeInTheDocument()
  const foot = dialog.element().querySelector('footer')
  expect(foot?.lastElementChild?.textContent).toBe('Storna versamento')

  // It is not for changing, and one way out is enough.
  await expect.element(page.getByRole('heading', { name: 'Versamento', exact: true })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Chiudi' }).elements()).toHaveLength(1)

  await page.getByLabelText('Nota').fill('Pagato dal padre')
  await expect.element(page.getByRole('heading', { name: 'Modifica Versamento' })).toBeVisible()
  await button(/^Salva/).click()
  await expect.poll(async () => (await store.get('versamento', 'versamento_1'))?.['nota']).toBe('Pagato dal padre')
})
