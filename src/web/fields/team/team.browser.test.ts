import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

const squad = () => page.getByRole('combobox', { name: 'Squadra' })
const member = (name: string) => page.getByRole('button', { name: `Togli ${name}`, exact: true })

describe('several references', () => {
  it('are chosen one after the other by the keyboard, taken out, and kept in their order', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere')
    await page.getByRole('button', { name: 'Nuovo Lavoro' }).first().click()
    await page.getByLabelText('Nome', { exact: true }).fill('Scavo')
    await squad().click()
    // «Anna» is the name of one, and others begin with it: typing it chooses nobody.
    await userEvent.keyboard('Annalisa')
    await expect.element(page.getByRole('option', { name: /^Annalisa/ })).toBeVisible()
    expect(page.getByRole('button', { name: /^Togli / }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    await expect.element(member('Annalisa')).toBeVisible()
    await expect.element(squad()).toHaveValue('')
    await userEvent.keyboard('Anna')
    await expect.element(page.getByRole('option', { name: /^Anna / })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(member('Anna')).toBeVisible()
    await userEvent.keyboard('bru')
    await expect.element(page.getByRole('option', { name: /^Bruno/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await member('Annalisa').click()
    await expect.element(squad()).toHaveFocus()
    await page.getByRole('button', { name: 'Salva lavoro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const { rows } = await store.query({ entity: 'lavoro', where: [{ field: 'nome', op: 'eq', value: 'Scavo' }] })
    expect(rows[0]?.['squadra']).toEqual(['operaio_1', 'operaio_3'])
  })

  it('make one who is not there yet', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere')
    await page.getByRole('button', { name: 'Nuovo Lavoro' }).first().click()
    await page.getByLabelText('Nome', { exact: true }).fill('Scavo')
    await squad().click()
    await userEvent.keyboard('Carla')
    await page.getByRole('option', { name: 'Aggiungi «Carla»' }).click()
    await page.getByRole('dialog', { name: 'Nuovo Operaio' }).getByRole('button', { name: 'Salva operaio' }).click()
    await expect.element(member('Carla')).toBeVisible()
    await page.getByRole('button', { name: 'Salva lavoro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const [carla] = (await store.query({ entity: 'operaio', where: [{ field: 'nome', op: 'eq', value: 'Carla' }] })).rows
    expect(carla).toMatchObject({ lavori: 1 })
  })

  it('stand in the list by name, and filter it', async () => {
    const { address } = await openDashboard(cantiere, '/cantiere?f.squadra=operaio_3')
    await expect.element(page.getByText('Anna; Bruno')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Togli il filtro Squadra: Bruno' })).toBeVisible()
    await expect.element(page.getByText('Muro')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Togli il filtro Squadra: Bruno' }).click()
    await expect.element(page.getByText('Muro')).toBeVisible()
    await page.getByRole('button', { name: 'Filtri' }).click()
    await page.getByRole('checkbox', { name: 'Annalisa' }).click()
    await expect.element(page.getByText('Tetto')).not.toBeInTheDocument()
    expect(address()).toContain('f.squadra=operaio_2')
  })
})
