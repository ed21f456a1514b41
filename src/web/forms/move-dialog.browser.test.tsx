import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { formazione } from '../../sectors/formazione/index.ts'
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

it('tells figures as they are by now, also those that change while it is open', async () => {
  const store = new MemoryStore({ entities: formazione.entities, sample: formazione.sample(TODAY), at: clock.at })
  const forms = await openForms(store, formazione)
  const { rows } = await store.query({ entity: 'lezione', where: [{ field: 'stato', op: 'eq', value: 'programmata' }] })
  const lesson = rows.find(({ data }) => data === TODAY)
  const read = await store.get('corso', String(lesson?.['corso']))
  if (!lesson || !read) throw new Error('no lesson of today')
  forms.move(entityOf(formazione, 'corso'), { ...read, ore_svolte: 77 }, 'completato', 'board')
  const hours = entityOf(formazione, 'corso').fields['ore_svolte']
  const before = hours?.format(read['ore_svolte']) ?? ''
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(before)
  await store.commit([{ type: 'move', entity: 'lezione', id: lesson.id, to: 'svolta' }], { id: 'held', via: 'board' })
  const after = hours?.format((await store.get('corso', read.id))?.['ore_svolte']) ?? ''
  expect(after).not.toBe(before)
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(after)
})
