import { describe, expect, it } from 'vitest'
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
  await userEvent.dragAndDrop(free, free, { sourcePosition: { x: 4 * day + 4, y: 30 }, targetPosition: { x: 7 * day - 4, y: 30 } })
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

describe('a span that counts days', () => {
  const open = async () => {
    await page.viewport(1360, 820)
    const { store } = await openDashboard(practice, '/studio?scheda=turni&mostra=timeline&dal=2026-11-30', { sample: practiceSample })
    await expect.poll(() => bar()).toBeTruthy()
    return { read: () => store.get('turno', 'turno_1') }
  }
  const bar = () => document.querySelector<HTMLElement>('[data-record="turno_1"]')
  const said = () =>
    page
      .getByRole('status')
      .elements()
      .map((element) => element.textContent)
      .join(' ')
  const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const touch = (type: string, { x, y }: { x: number; y: number }, on: Element | null) =>
    on?.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true }),
    )

  it('is carried and made longer by the keyboard, and says its last day', async () => {
    const { read } = await open()
    bar()?.focus()
    await keys(' ', '{ArrowRight}')
    expect(said()).toContain('da mercoledì 2 dicembre a giovedì 3 dicembre, 2 giorni.')
    await keys('{Shift>}{ArrowRight}{/Shift}')
    expect(said()).toContain('da mercoledì 2 dicembre a venerdì 4 dicembre, 3 giorni.')
    await keys('{Enter}')
    await expect.poll(read).toMatchObject({ dal: '2026-12-02', giorni: 3 })
  })

  it('ends with the day up to which its end is pulled', async () => {
    const { read } = await open()
    const [cells, box] = [lane(0)?.getBoundingClientRect() ?? new DOMRect(), bar()?.getBoundingClientRect() ?? new DOMRect()]
    const row = lane(0)
    if (!row) throw new Error('no lane')
    await userEvent.dragAndDrop(row, row, {
      sourcePosition: { x: box.right - cells.left - 3, y: box.top - cells.top + 8 },
      targetPosition: { x: box.right - cells.left - 3 + (cells.width / 14) * 2, y: box.top - cells.top + 8 },
    })
    await expect.poll(read).toMatchObject({ dal: '2026-12-01', giorni: 4 })
    await expect.element(page.getByText('Ora 4 giorni, fino a venerdì 4 dicembre')).toBeVisible()
  })

  it('is carried by a finger that waits, and a tap on a free day takes that day', async () => {
    const { read } = await open()
    const box = bar()?.getBoundingClientRect() ?? new DOMRect()
    const day = (lane(0)?.getBoundingClientRect().width ?? 0) / 14
    const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const to = { x: from.x + day * 3, y: from.y }
    touch('pointerdown', from, bar())
    await wait(300)
    touch('pointermove', to, document.body)
    touch('pointerup', to, document.body)
    await expect.poll(read).toMatchObject({ dal: '2026-12-04', giorni: 2 })
    const free = lane(2)
    const cells = free?.getBoundingClientRect() ?? new DOMRect()
    const tap = { x: cells.left + day * 5.3, y: cells.top + 20 }
    touch('pointerdown', tap, free ?? null)
    touch('pointerup', tap, free ?? null)
    await page.getByRole('menuitem', { name: 'Nuovo Turno' }).click()
    const form = page.getByRole('dialog', { name: 'Nuovo Turno' })
    await expect.element(form.getByLabelText('Dal')).toHaveValue('2026-12-05')
    await expect.element(form.getByLabelText('Giorni')).toHaveValue(1)
  })
})
