import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { pulizie } from '../../sectors/pulizie/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { clock, openForms, TODAY } from './form.fixture.tsx'

it('a list that a state wants done stands in the dialog as far as it has come, and is not asked for anew', async () => {
  const store = new MemoryStore({ entities: pulizie.entities, sample: pulizie.sample(TODAY), at: clock.at })
  const forms = await openForms(store, pulizie)
  const row = await store.get('intervento', 'intervento_2')
  if (!row) throw new Error('no record')
  forms.move(entityOf(pulizie, 'intervento'), row, 'completato', 'form')
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(box('Pavimenti')).toBeChecked()
  await expect.element(box('Bagni e ricambi')).not.toBeChecked()
  await page.getByLabelText('Ore di lavoro').fill('2')
  for (const left of ['Bagni e ricambi', 'Cestini e raccolta']) await box(left).click()
  await page.getByRole('button', { name: 'Completa' }).click()
  await expect.element(page.getByText(/lista di controllo/i).first()).toBeVisible()
  expect((await store.get('intervento', 'intervento_2'))?.['stato']).toBe('in_corso')
  await box('Luci spente e allarme').click()
  await page.getByRole('button', { name: 'Completa' }).click()
  await expect.poll(async () => (await store.get('intervento', 'intervento_2'))?.['stato']).toBe('completato')
})
