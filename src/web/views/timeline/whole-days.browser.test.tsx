import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice, practiceSample } from '../../../../conformance/access-sector.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'

const lane = (index: number) => document.querySelectorAll<HTMLElement>('[data-cells]')[index]

it('a span that counts days is drawn over the whole of them, and chosen from the first to the last', async () => {
  await page.viewport(1360, 820)
  const { store } = await openDashboard(practice, '/studio?scheda=turni&mostra=timeline&dal=2026-11-30', { sample: practiceSample })
  const bar = page.getByRole('button', { name: /^Ada.*da martedì 1 dicembre a mercoledì 2 dicembre, 2 giorni/ })
  await expect.element(bar).toBeVisible()
  const [cells, box] = [lane(0)?.getBoundingClientRect() ?? new DOMRect(), bar.element().getBoundingClientRect()]
  const day = cells.width / 14
  // A hair narrower than its days: the second and the third column.
  expect([Math.round((box.left - cells.left) / day), Math.round((box.right - cells.left) / day)]).toEqual([1, 3])
  expect(Math.abs(box.left - cells.left - day)).toBeLessThan(3)
  expect(Math.abs(box.right - cells.left - 3 * day)).toBeLessThan(3)

  const free = lane(2)
  if (!free) throw new Error('no third lane')
  // From the morning of the fourth to the evening of the sixth.
  await userEvent.dragAndDrop(free, free, {
    sourcePosition: { x: 4 * day + 4, y: 30 },
    targetPosition: { x: 7 * day - 4, y: 30 },
  })
  await page.getByRole('menuitem', { name: 'Nuovo Turno' }).click()
  const form = page.getByRole('dialog', { name: 'Nuovo Turno' })
  await expect.element(form.getByLabelText('Dal')).toHaveValue('2026-12-04')
  await expect.element(form.getByLabelText('Giorni')).toHaveValue(3)
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect
    .poll(
      async () => (await store.query({ entity: 'turno', where: [{ field: 'dal', op: 'eq', value: '2026-12-04' }] })).rows[0]?.['giorni'],
    )
    .toBe(3)
})
