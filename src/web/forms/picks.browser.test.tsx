import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInBothThemes } from '../ui/both-themes.fixture.ts'
import { openSlips, slip } from './picks.fixture.tsx'

beforeEach(() => {
  toast.dismiss()
})
const tile = (name: RegExp) => page.getByRole('option', { name })
const part = (name: string) => page.getByRole('region', { name: `Voci, ${name}` })
const search = () => page.getByRole('combobox', { name: 'Cerca voci' })
const count = (title: string) => page.getByLabelText(`Quantità, ${title}`, { exact: true })
const save = () => page.getByRole('button', { name: 'Salva buono' }).click()

describe.each([
  ['on a desk', 1360, 820],
  ['on a phone', 390, 844],
])('lines picked from a grid %s', (_where, width, height) => {
  it('take one more with each tap, and are kept as one record for each part', async () => {
    await page.viewport(width, height)
    const { store, form } = await openSlips()
    form.create(slip())
    await userEvent.fill(page.getByLabelText('Cliente'), 'Bruno')
    await expect.element(tile(/Polenta/)).toBeVisible()
    expect(tile(/Trippa/).elements()).toHaveLength(0)
    await expect.element(page.getByLabelText('Uscita', { exact: true })).not.toBeInTheDocument()
    for (const name of [/Birra/, /Polenta/, /Birra/, /Pizza/]) await tile(name).click()
    await expect.element(tile(/Birra/)).toMatchTextContent('presi 2')
    await expect.element(count('Birra')).toHaveValue(2)
    // The child's pizza comes with the first.
    await part('Forno').getByRole('button', { name: 'Pizza', exact: true }).click()
    await userEvent.fill(page.getByLabelText('Nota, Pizza'), 'tagliata')
    await page.getByLabelText('Uscita, Pizza').click()
    await page.getByRole('option', { name: 'Cucina', exact: true }).click()
    await expect.element(part('Cucina')).toMatchTextContent('tagliata')
    expect(await faultsInBothThemes('[role=dialog]')).toEqual([])
    await save()
    await expect.element(page.getByText('2 buoni salvati')).toBeVisible()
    const { rows } = await store.query({ entity: 'buono', where: [{ field: 'cliente', op: 'eq', value: 'Bruno' }] })
    expect(Object.fromEntries(rows.map((row) => [row['uscita'], row['righe']]))).toEqual({
      cucina: [
        { voce: 'voce_1', quantita: 1, fatto: false },
        { voce: 'voce_2', quantita: 1, nota: 'tagliata', fatto: false },
      ],
      bar: [{ voce: 'voce_3', quantita: 2, fatto: false }],
    })
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(async () => (await store.query({ entity: 'buono' })).rows.length).toBe(1)
  })

  it('say that there is none, and take one out again with what was said of it', async () => {
    await page.viewport(width, height)
    const { form } = await openSlips()
    form.create(slip(), { cliente: 'Bruno' })
    await expect.element(tile(/Birra/)).toBeVisible()
    await save()
    await expect.element(page.getByText(/Indica .*voci/i)).toBeVisible()
    await tile(/Birra/).click()
    await page.getByRole('button', { name: 'Birra', exact: true }).click()
    await userEvent.fill(page.getByLabelText('Nota, Birra'), 'chiara')
    await page.getByRole('button', { name: 'Togli Birra' }).click()
    await expect.element(part('Bar')).not.toBeInTheDocument()
    // Beside a dialog of this page the notices are out of reach for whoever listens; in the product they are not.
    const notice = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Tolto: Birra' })
    await notice.getByRole('button', { name: 'Annulla', includeHidden: true }).click()
    await expect.element(part('Bar')).toMatchTextContent('chiara')
  })
})

it('is written by keyboard alone', async () => {
  await page.viewport(1360, 820)
  const { store, form } = await openSlips()
  form.create(slip(), { cliente: 'Carla' })
  await expect.element(tile(/Birra/)).toBeVisible()
  await search().click()
  await userEvent.keyboard('pol{Enter}')
  await expect.element(count('Polenta')).toHaveValue(1)
  await expect.element(search()).toHaveValue('')
  // Whoever goes on at once walks among all, not among what was found before.
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.poll(() => document.querySelectorAll('[data-line]').length).toBe(2)
  await userEvent.keyboard('b{Escape}')
  await expect.element(search()).toHaveValue('')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await store.query({ entity: 'buono' })).rows.length).toBe(3)
})

it('takes nothing of what was found before, once the box is empty', async () => {
  await page.viewport(1360, 820)
  const { form } = await openSlips()
  form.create(slip(), { cliente: 'Carla' })
  await expect.element(tile(/Birra/)).toBeVisible()
  await search().fill('pol')
  await expect.element(tile(/Birra/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}{ArrowDown}{Enter}')
  await expect.element(count('Birra')).toHaveValue(1)
})

it('changes one that is kept where it is: nothing is parted again', async () => {
  await page.viewport(1360, 820)
  const { store, form } = await openSlips()
  form.edit(slip(), 'buono_1')
  await expect.element(page.getByLabelText('Uscita', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Uno in più: Birra' }).click()
  await tile(/Pizza/).click()
  await save()
  await expect
    .poll(async () => (await store.get('buono', 'buono_1'))?.['righe'])
    .toEqual([
      { voce: 'voce_3', quantita: 3, fatto: true },
      { voce: 'voce_2', quantita: 1, fatto: false },
    ])
})
