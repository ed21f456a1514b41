import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

const item = (name: string) => page.getByRole('checkbox', { name, exact: true })
const add = () => page.getByLabelText('Aggiungi a Controlli')
const save = () =>
  page
    .getByRole('button', { name: /^Salva/ })
    .last()
    .click()

describe('a checklist', () => {
  it('begins with the usual items, and is ticked, added to and taken from by the keyboard', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere')
    await page.getByRole('button', { name: 'Nuovo Lavoro' }).first().click()
    await page.getByLabelText('Nome', { exact: true }).fill('Scavo')
    await expect.element(page.getByText('0/2 fatti')).toBeVisible()
    item('Ponteggio').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(item('Ponteggio')).toBeChecked()
    await add().click()
    await userEvent.keyboard('Recinto{Enter}')
    await expect.element(page.getByText('1/3 fatti')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Togli Corrente staccata' }).click()
    await expect.element(add()).toHaveFocus()
    await userEvent.keyboard('Non confermata')
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const [row] = (await store.query({ entity: 'lavoro', where: [{ field: 'nome', op: 'eq', value: 'Scavo' }] })).rows
    expect(row?.['controlli']).toEqual([{ text: 'Ponteggio', done: true }, { text: 'Recinto' }, { text: 'Non confermata' }])
  })

  it('says in the list how far it has come', async () => {
    await openDashboard(cantiere, '/cantiere')
    await expect.element(page.getByText('1/2', { exact: true })).toBeVisible()
  })
})
