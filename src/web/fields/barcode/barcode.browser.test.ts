import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

const code = () => page.getByLabelText('Codice a barre')

describe('a barcode', () => {
  it('comes from a reader, whose Enter goes on and saves nothing', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere')
    await page.getByRole('button', { name: 'Nuovo Lavoro' }).first().click()
    await code().click()
    await userEvent.keyboard('8001234567897{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Nuovo Lavoro' })).toBeVisible()
    await expect.element(code()).toHaveValue('8001234567897')
    await page.getByLabelText('Nome', { exact: true }).fill('Scavo')
    await page.getByRole('button', { name: 'Salva lavoro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect((await store.query({ entity: 'lavoro', where: [{ field: 'codice', op: 'eq', value: '8001234567897' }] })).rows).toHaveLength(1)
  })

  it('tells a digit that was misread, and a code that is another’s however it is written', async () => {
    await openDashboard(cantiere, '/cantiere')
    await page.getByRole('button', { name: 'Nuovo Lavoro' }).first().click()
    await page.getByLabelText('Nome', { exact: true }).fill('Scavo')
    await code().fill('8001234567890')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(/con queste cifre l’ultima sarebbe 7/)).toBeVisible()
    await code().fill('0012345678905')
    await page.getByRole('button', { name: 'Salva lavoro' }).click()
    await expect.element(page.getByText(/C’è già un lavoro con lo stesso codice a barre: «Tetto»/).first()).toBeVisible()
  })
})
