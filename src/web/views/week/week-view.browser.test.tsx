import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showWorkshop } from '../drag/show-workshop.fixture.ts'
import { screen } from '../drag/workshop.fixture.ts'
import { WeekView } from './week-view.tsx'

const show = (address?: string) => showWorkshop(<WeekView screen={screen} query={{ where: [], search: '', sort: [] }} />, address)
const block = (id: string) => document.querySelector<HTMLElement>(`button[data-record="${id}"]`)
/** The keyboard sensor begins to listen a tick after the pick-up. */
const tick = () => new Promise((done) => setTimeout(done, 60))

async function focusOn(id: string) {
  await expect.poll(() => block(id)).toBeTruthy()
  block(id)?.focus()
}
async function carry(id: string, ...keys: readonly string[]) {
  await focusOn(id)
  for (const key of ['[Space]', ...keys.map((name) => `{${name}}`), '[Space]']) {
    await userEvent.keyboard(key)
    await tick()
  }
}

afterEach(async () => {
  await page.viewport(1360, 820)
})

describe('WeekView', () => {
  it('has a row for each person and one for what waits, and seven days', async () => {
    await show()
    await expect.element(page.getByRole('rowheader', { name: /Ada Bruni/ })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: /Da assegnare/ })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: /mercoledì 25 novembre, oggi/ })).toHaveAttribute('aria-current', 'date')
    expect(page.getByRole('gridcell').elements()).toHaveLength(21)
    expect(block('prova_1')?.textContent).toContain('Si sovrappone alle 09:30')
    expect(block('prova_3')?.textContent).not.toContain('sovrappone')
  })

  it('carries a record to another day and person by keyboard, and can be undone', async () => {
    const { read, store } = await show()
    await carry('prova_1', 'ArrowRight', 'ArrowDown')
    await expect.element(page.getByText('È di ieri: sposta lo stesso?')).toBeVisible()
    await page.getByRole('button', { name: 'Sì, sposta' }).click()
    await expect.element(page.getByText('Spostata a martedì 24 novembre, Ilde Ferro')).toBeVisible()
    expect(await read('prova_1')).toMatchObject({ giorno: '2026-11-24', sarta: 'sarta_2' })
    expect((await store.history('prova', 'prova_1')).at(-1)).toMatchObject({ via: 'calendar' })
    await expect.poll(() => document.activeElement).toBe(block('prova_1'))
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(() => read('prova_1')).toMatchObject({ giorno: '2026-11-23', sarta: 'sarta_1' })
  })

  it('takes the person away on «Da assegnare»', async () => {
    const { read } = await show()
    await carry('prova_2', 'ArrowDown', 'ArrowDown')
    await expect.element(page.getByText('Spostata a lunedì 23 novembre, Da assegnare')).toBeVisible()
    expect(await read('prova_2')).not.toHaveProperty('sarta')
  })

  it('leaves what is done where it is, with a sentence', async () => {
    const { read } = await show()
    await carry('prova_5', 'ArrowLeft')
    await expect.element(page.getByText('È «Fatta» e resta dov’è: prima cambia lo stato.').first()).toBeInTheDocument()
    expect(await read('prova_5')).toMatchObject({ giorno: '2026-11-26', version: 1 })
  })

  it('moves by words with M, to a day of another week too', async () => {
    const { read } = await show()
    await focusOn('prova_3')
    await userEvent.keyboard('m')
    const dialog = page.getByRole('dialog', { name: 'Sposta a…' })
    await userEvent.fill(dialog.getByLabelText('Giorno'), '31/02/2026')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.element(dialog.getByText(/non è nel calendario/)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Giorno'), '29/02/2028')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.element(dialog.getByText('Il giorno è il 29/02/2028, fra 15 mesi: è giusto?')).toBeVisible()
    expect(await read('prova_3')).toMatchObject({ version: 1 })
    await dialog.getByRole('button', { name: 'Sì, sposta' }).click()
    await expect.poll(() => read('prova_3')).toMatchObject({ giorno: '2028-02-29' })
  })

  it('walks with the arrows and makes a record in the square where one stands', async () => {
    await show()
    await focusOn('prova_1')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(block('prova_2'))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nuova Prova: martedì 24 novembre, Ada Bruni')
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByLabelText('Giorno')).toHaveValue('2026-11-24')
  })

  it('keeps days and people in view however far one scrolls, and what has the focus from beneath them', async () => {
    await page.viewport(1360, 400)
    const { store } = await show()
    const many = Array.from({ length: 14 }, (_, at) => ({
      type: 'create' as const,
      entity: 'prova',
      values: { capo: `Orlo ${at + 1}`, cliente: 'Rosa', giorno: '2026-11-25', sarta: 'sarta_1' },
    }))
    const made = await store.commit(many, { via: 'form' })
    expect(made.ok).toBe(true)
    const head = page.getByRole('columnheader', { name: /mercoledì 25 novembre/ })
    await expect.element(page.getByRole('button', { name: /Orlo 14/ }).first()).toBeInTheDocument()
    const [days, people] = [
      head.element().getBoundingClientRect(),
      page.getByRole('rowheader', { name: /Ada Bruni/ }).getByText('Ada Bruni'),
    ]
    const last = page
      .getByRole('button', { name: /Orlo 14/ })
      .first()
      .element() as HTMLElement
    last.focus()
    expect(head.element().getBoundingClientRect().top).toBe(days.top)
    expect(people.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(days.bottom)
    const first = page
      .getByRole('button', { name: /Orlo 1(?!\d)/ })
      .first()
      .element() as HTMLElement
    first.focus()
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(days.bottom)
  })

  it('draws the lanes that are not in sight too, one after the other', async () => {
    const { store } = await show()
    const people = Array.from({ length: 9 }, (_, at) => ({
      type: 'create' as const,
      entity: 'sarta',
      id: `sarta_z${at}`,
      values: { nome: `Zita ${at}` },
    }))
    const work = people.map(({ id }) => {
      return {
        type: 'create' as const,
        entity: 'prova',
        values: { capo: `Orlo di ${id}`, cliente: 'Rosa', giorno: '2026-11-25', sarta: id },
      }
    })
    expect(await store.commit([...people, ...work], { via: 'form' })).toMatchObject({ ok: true })
    await expect.element(page.getByRole('button', { name: /Orlo di sarta_z8/ }).first()).toBeInTheDocument()
  })

  it('turns the pages of the weeks in the address', async () => {
    await show('/')
    await expect.element(page.getByRole('heading', { name: '23 – 29 novembre 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Settimana precedente' }).click()
    await expect.poll(() => page.getByLabelText('Indirizzo').element().textContent).toMatch(/settimana=2026-11-16/)
    await page.getByRole('button', { name: 'Oggi' }).click()
    await expect.poll(() => page.getByLabelText('Indirizzo').element().textContent).not.toMatch(/settimana/)
  })

  it('orders a day on a phone by its hours, whoever they belong to', async () => {
    await page.viewport(390, 844)
    const { store } = await show('/?settimana=2026-11-24')
    const made = await store.commit(
      [
        ['Cappa', '19:00', 'sarta_1'],
        ['Gilet', '07:15', 'sarta_2'],
      ].map(([capo, ora, sarta]) => ({
        type: 'create' as const,
        entity: 'prova',
        values: { capo, cliente: 'Rosa', giorno: '2026-11-24', ora, sarta },
      })),
      { via: 'form' },
    )
    expect(made.ok).toBe(true)
    await expect.element(page.getByRole('button', { name: 'Cappa', exact: true })).toBeVisible()
    const hours = () => [...document.querySelectorAll('section li > span:first-child')].map(({ textContent }) => textContent.slice(0, 5))
    await expect.poll(() => hours().at(-1)).toBe('19:00')
    expect(hours()[0]).toBe('07:15')
  })

  it('shows a phone one day at a time and moves from the menu', async () => {
    await page.viewport(390, 844)
    const { read } = await show('/?settimana=2026-11-24')
    await expect.element(page.getByRole('button', { name: 'Giacca' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Gonna' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Sposta o apri «Giacca»' }).click()
    await page.getByRole('menuitem', { name: 'Sposta a…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Sarta' }).click()
    await page.getByRole('option', { name: 'Ilde Ferro' }).click()
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.poll(() => read('prova_3')).toMatchObject({ sarta: 'sarta_2' })
  })
})
