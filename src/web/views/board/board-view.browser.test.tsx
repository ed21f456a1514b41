import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showWorkshop } from '../drag/show-workshop.fixture.ts'
import { screen } from '../drag/workshop.fixture.ts'
import { BoardView } from './board-view.tsx'

const show = (where: readonly { field: string; op: 'eq'; value: string }[] = [], today?: string) =>
  showWorkshop(<BoardView screen={screen} query={{ where, search: '', sort: [] }} />, undefined, today)
const column = (name: string) => page.getByRole('region', { name, exact: false })
const card = (name: string) => page.getByRole('button', { name, exact: true })
/** The keyboard sensor begins to listen a tick after the pick-up. */
const tick = () => new Promise((done) => setTimeout(done, 60))

async function carry(name: string, ...keys: readonly string[]) {
  await expect.element(card(name)).toBeVisible()
  card(name).element().focus()
  for (const key of [' ', ...keys, ' ']) {
    await userEvent.keyboard(key === ' ' ? '[Space]' : `{${key}}`)
    await tick()
  }
}

describe('BoardView', () => {
  it('shows a column for each state with its count and its sum', async () => {
    await show()
    await expect.poll(() => column('Fissata 3 Prove').element().textContent).toMatch(/150,00/)
    await expect.poll(() => column('Saltata').element().textContent).toMatch(/Niente qui\./)
    await expect
      .element(column('Fissata').getByText('23/11 09:00').or(column('Fissata').getByText('23/11/2026 09:00')).first())
      .toBeVisible()
  })

  it('moves a card by keyboard, keeps the focus on it, and can be undone', async () => {
    const { read } = await show()
    await carry('Abito blu', 'ArrowRight')
    await expect.element(column('In prova').getByRole('button', { name: 'Abito blu', exact: true })).toHaveFocus()
    await expect.poll(async () => (await read('prova_1'))?.['stato']).toBe('in_prova')
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(async () => (await read('prova_1'))?.['stato']).toBe('fissata')
    await expect.element(column('Fissata').getByRole('button', { name: 'Abito blu', exact: true })).toBeVisible()
  })

  it('refuses a column that the lifecycle does not reach, and says why', async () => {
    const { read } = await show()
    await carry('Abito blu', 'ArrowRight', 'ArrowRight')
    await expect.element(page.getByText(/Si può passare a: In prova, Saltata/).first()).toBeInTheDocument()
    expect((await read('prova_1'))?.['stato']).toBe('fissata')
    await expect.element(column('Fissata').getByRole('button', { name: 'Abito blu', exact: true })).toHaveFocus()
  })

  it('dims what is closed while a card is held, and Esc puts it back', async () => {
    const { read } = await show()
    await expect.element(card('Gonna')).toBeVisible()
    card('Gonna').element().focus()
    await userEvent.keyboard('[Space]')
    await tick()
    await expect.element(column('Fatta').getByText('Da «Fissata» non si passa qui.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Da «Fissata» non si passa qui.')).not.toBeInTheDocument()
    expect((await read('prova_2'))?.['stato']).toBe('fissata')
  })

  it('makes the same moves from the menu of the card, and no others', async () => {
    const { read } = await show()
    await page.getByRole('button', { name: 'Sposta «Gonna» in…' }).click()
    await expect.element(page.getByRole('menuitem', { name: /Fatta/ })).not.toBeInTheDocument()
    await page.getByRole('menuitem', { name: /In prova/ }).click()
    await expect.poll(async () => (await read('prova_2'))?.['stato']).toBe('in_prova')
    await expect.element(column('In prova').getByRole('button', { name: 'Gonna', exact: true })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Gonna')
  })

  it('leaves a card where it is until what the state needs has been given', async () => {
    const { read } = await show()
    await carry('Giacca', 'ArrowRight')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect((await read('prova_3'))?.['stato']).toBe('fissata')
  })

  it('is walked with the arrows: one stop for Tab, cards and columns, M for the menu, Enter opens', async () => {
    const { read } = await show()
    await expect.element(card('Abito blu')).toHaveAttribute('tabindex', '0')
    expect(document.querySelectorAll('[data-record][tabindex="0"]')).toHaveLength(1)
    card('Abito blu').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    const second = document.activeElement
    expect(second?.getAttribute('data-record')).toMatch(/^prova_/)
    expect(second).not.toBe(card('Abito blu').element())
    await expect.poll(() => second?.getAttribute('tabindex')).toBe('0')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(card('Abito blu')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const beside = document.activeElement
    expect(beside?.closest('section')).not.toBe(card('Abito blu').element().closest('section'))
    expect(beside?.getAttribute('data-record')).toMatch(/^prova_/)
    await userEvent.keyboard('{Home}')
    await expect.element(card('Abito blu')).toHaveFocus()
    await userEvent.keyboard('m')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await read('prova_1'))?.['stato']).toBe('in_prova')
  })

  it('folds what comes after today under a line with its first day, and opens it', async () => {
    await show([], '2026-11-23')
    await expect.element(column('Fissata 2 Prove')).toBeVisible()
    expect(card('Giacca').elements()).toEqual([])
    const later = column('Fissata').getByRole('button', { name: 'Un’altra più avanti, il 24/11' })
    await expect.element(later).toHaveAttribute('aria-expanded', 'false')
    await later.click()
    await expect.element(card('Giacca')).toBeVisible()
    // What has begun is in the shop, whatever its day says.
    await expect.element(column('In prova').getByRole('button', { name: 'Cappotto', exact: true })).toBeVisible()
  })

  it('says that nothing is there until today, and how many come', async () => {
    await show([], '2026-11-20')
    await expect.element(column('Fissata').getByText('Niente fino a oggi.')).toBeVisible()
    await expect.element(column('Fissata').getByRole('button', { name: '3 più avanti, dal 23/11' })).toBeVisible()
  })

  it('opens the fold for a card that goes back to a later day', async () => {
    await show([], '2026-11-24')
    await carry('Cappotto', 'ArrowLeft')
    await expect.element(column('Fissata').getByRole('button', { name: 'Un’altra più avanti, il 25/11' })).toBeVisible()
    await expect.element(column('Fissata').getByRole('button', { name: 'Cappotto', exact: true })).toHaveFocus()
  })

  it('does not fold what is asked for by its day', async () => {
    await show([{ field: 'giorno', op: 'eq', value: '2026-11-24' }], '2026-11-20')
    await expect.element(card('Giacca')).toBeVisible()
  })

  it('says so where filters leave a column empty', async () => {
    await show([{ field: 'cliente', op: 'eq', value: 'Rosa' }])
    await expect.element(column('Fissata 1 Prova')).toBeVisible()
    await expect.poll(() => column('Fatta').element().textContent).toMatch(/Niente con questi filtri\./)
  })
})
