import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { chosenDay } from '../../../kernel/expression/chosen-day.ts'
import type { Screen } from '../../../kernel/screens/screen.ts'
import { showWorkshop } from '../drag/show-workshop.fixture.ts'
import { entities, screen } from '../drag/workshop.fixture.ts'
import { MonthView } from './month-view.tsx'

const plain = { row: { heading: 'capo', details: ['cliente', 'sarta'] }, empty: 'Nessuna prova in questo giorno' } as const
const parted = {
  ...plain,
  colours: { by: 'stato', legend: 'Colori degli stati' },
  sections: [
    { title: 'Da fare', where: [{ field: 'stato', op: 'in', value: ['fissata', 'in_prova'] }] },
    {
      title: 'Fatte',
      where: [
        { field: 'stato', op: 'eq', value: 'fatta' },
        { field: 'giorno', op: 'eq', value: chosenDay },
      ],
      amounts: [{ text: 'prezzo', field: 'prezzo' }],
    },
  ],
} as const
const screens: readonly Screen[] = defineScreens({ entities, metrics: [] }, [
  { ...screen, views: ['month'], month: plain },
  { ...screen, key: 'parti', views: ['month'], month: parted },
] as const)
const [bare, full] = screens
if (bare?.kind !== 'collection' || full?.kind !== 'collection') throw new Error('no lists')

const show = (address = '/', on = bare) => showWorkshop(<MonthView screen={on} query={{ where: [], search: '', sort: [] }} />, address)
const panel = (name: RegExp) => page.getByRole('region', { name })
const day = (name: RegExp) => page.getByRole('button', { name })
const row = (id: string) => document.querySelector<HTMLElement>(`button[data-record="${id}"]`)
/** The keyboard sensor begins to listen a tick after the pick-up. */
const tick = () => new Promise((done) => setTimeout(done, 60))

async function focusOn(id: string) {
  await expect.poll(() => row(id)).toBeTruthy()
  row(id)?.focus()
}

afterEach(() => page.viewport(1360, 820))

describe('MonthView', () => {
  it('counts the records of each day and shows those of the chosen one by the hour', async () => {
    await show('/?giorno=2026-11-23')
    await expect.element(day(/^lunedì 23 novembre 2026, selezionato: 2 prove, 0 concluse$/)).toBeVisible()
    await expect.element(day(/^giovedì 26 novembre 2026: 1 prova, 1 conclusa$/)).toBeVisible()
    await expect.element(panel(/^Prove di lunedì 23 novembre/)).toMatchTextContent(/Abito blu.*Rosa · Ada Bruni.*Gonna/)
    expect(page.getByRole('list', { name: 'Colori degli stati' }).elements()).toEqual([])
  })

  it('parts the day into its sections, with the colours of the states in words', async () => {
    await show('/?giorno=2026-11-26', full)
    await expect.element(page.getByRole('region', { name: 'Fatte, 1' })).toMatchTextContent(/Camicia.*prezzo 80,00 €.*Fatta/)
    await expect.element(page.getByRole('region', { name: /^Da fare/ })).not.toBeInTheDocument()
    await expect.element(day(/^mercoledì 25 novembre 2026: 1 prova \(1 In prova\)|^oggi, mercoledì 25 .*\(1 In prova\)/)).toBeVisible()
    const legend = page.getByRole('list', { name: 'Colori degli stati' }).getByRole('listitem')
    // What fell through takes no day, and still has its colour for who asks for it.
    expect(legend.elements().map(({ textContent }) => textContent)).toEqual(['Fissata', 'In prova', 'Fatta', 'Saltata'])
  })

  it('says that a day is empty, and begins a record on it', async () => {
    await show('/?giorno=2026-11-28')
    await expect.element(page.getByText('Nessuna prova in questo giorno')).toBeVisible()
    await panel(/^Prove di sabato/)
      .getByRole('button', { name: 'Nuova Prova' })
      .click()
    await expect.element(page.getByRole('dialog').getByLabelText('Giorno')).toHaveValue('2026-11-28')
  })

  it('moves a record by mouse onto a day, and takes it back', async () => {
    const { read, store } = await show('/?giorno=2026-11-23')
    await expect.poll(() => row('prova_1')).toBeTruthy()
    await userEvent.dragAndDrop(page.getByRole('button', { name: 'Abito blu', exact: true }), day(/^venerdì 27 novembre 2026/), {
      steps: 12,
    })
    await expect.element(page.getByText('Spostata a venerdì 27 novembre')).toBeVisible()
    await expect.poll(() => read('prova_1')).toMatchObject({ giorno: '2026-11-27', ora: '09:00' })
    expect((await store.history('prova', 'prova_1')).at(-1)).toMatchObject({ via: 'calendar' })
    await expect.element(day(/^venerdì 27 novembre 2026: 1 prova/)).toBeVisible()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(() => read('prova_1')).toMatchObject({ giorno: '2026-11-23' })
  })

  it('moves a record by keyboard, announced, and leaves it with Esc', async () => {
    const { read } = await show('/?giorno=2026-11-23')
    await focusOn('prova_1')
    await userEvent.keyboard('[Space]')
    await tick()
    await userEvent.keyboard('{ArrowLeft}')
    await tick()
    await expect.element(page.getByText(/^domenica \d+ (ottobre|novembre|dicembre)\.$/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Spostamento annullato. Abito blu resta al suo posto.')).toBeInTheDocument()
    expect(await read('prova_1')).toMatchObject({ version: 1 })
    await focusOn('prova_1')
    for (const key of ['[Space]', '{ArrowLeft}', '{ArrowLeft}', '[Space]']) {
      await userEvent.keyboard(key)
      await tick()
    }
    await expect.element(page.getByText(/^Spostata a sabato \d+/)).toBeVisible()
    await expect.poll(() => read('prova_1')).toMatchObject({ version: 2 })
  })

  it('keeps what is over on its day, with a sentence', async () => {
    const { read } = await show('/?giorno=2026-11-26')
    await focusOn('prova_5')
    await userEvent.keyboard('m')
    await expect.element(page.getByText('È «Fatta» e resta dov’è: prima cambia lo stato.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sposta o apri «Camicia»' })).not.toBeInTheDocument()
    expect(await read('prova_5')).toMatchObject({ version: 1 })
  })

  it('moves by words, with M and from the menu of a phone', async () => {
    await page.viewport(390, 844)
    const { read } = await show('/?giorno=2026-11-24')
    await focusOn('prova_3')
    await userEvent.keyboard('m')
    await expect.element(page.getByRole('dialog', { name: 'Sposta a…' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Sposta o apri «Giacca»' }).click()
    await page.getByRole('menuitem', { name: 'Sposta a…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sposta a…' })
    await userEvent.fill(dialog.getByLabelText('Giorno'), '30/11/2026')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.poll(() => read('prova_3')).toMatchObject({ giorno: '2026-11-30' })
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})
