import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { showTrade } from '../show-trade.fixture.tsx'

const RINAUDO = '&f.paziente=paziente_2'
const tooth = (number: string) => page.getByRole('group', { name: 'Odontogramma' }).getByRole('button', { name: new RegExp(`^${number},`) })
const nameOf = (number: string) => tooth(number).element().getAttribute('aria-label')

beforeEach(async () => {
  await page.viewport(1360, 900)
})

describe('The card of a patient', () => {
  it('begins with who comes today, and opens one', async () => {
    const { address } = await showTrade(dentisti, 'cartelle')
    await page.getByRole('button', { name: 'Rinaudo Amedeo' }).click()
    await expect.element(page.getByRole('heading', { name: 'Rinaudo Amedeo' })).toBeVisible()
    expect(address()).toContain('f.paziente=paziente_2')
    await expect.element(page.getByText('Allergie: penicillina')).toBeVisible()
    await expect.element(page.getByText('Farmaci: antipertensivo')).toBeVisible()
    await expect.element(page.getByText(/da saldare 140,00/)).toBeVisible()
    await page.getByRole('button', { name: 'Cambia paziente' }).click()
    await expect.element(page.getByRole('heading', { name: 'Di quale paziente?' })).toBeVisible()
  })

  it('says of every tooth what was seen and what is planned', async () => {
    await showTrade(dentisti, 'cartelle', RINAUDO)
    await expect.element(tooth('4.6')).toBeVisible()
    expect(nameOf('4.6')).toBe('4.6, primo molare inf. dx: carie O, otturazione in composito prevista, visita e radiografia eseguita')
    expect(nameOf('3.6')).toBe('3.6, primo molare inf. sx: mancante')
    expect(nameOf('1.1')).toBe('1.1, incisivo centrale sup. dx: niente da segnalare')
  })

  it('writes a finding on the surfaces that are chosen, and takes it back', async () => {
    const { store } = await showTrade(dentisti, 'cartelle', RINAUDO)
    await tooth('3.7').click()
    const card = page.getByRole('region', { name: 'Dente 3.7' })
    await card.getByRole('button', { name: 'Distale' }).click()
    await card.getByRole('button', { name: 'Occlusale' }).click()
    await card.getByRole('button', { name: 'Carie', exact: true }).click()
    await expect.poll(() => nameOf('3.7')).toBe('3.7, secondo molare inf. sx: carie OD')
    const { rows } = await store.query({
      entity: 'reperto',
      where: [
        { field: 'dente', op: 'eq', value: '3.7' },
        { field: 'paziente', op: 'eq', value: 'paziente_2' },
      ],
    })
    expect(rows).toMatchObject([{ tipo: 'carie', superfici: 'OD', data: '2026-11-21' }])
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect.poll(() => nameOf('3.7')).toBe('3.7, secondo molare inf. sx: niente da segnalare')
  })

  it('begins a treatment with patient, tooth and surfaces filled in', async () => {
    await showTrade(dentisti, 'cartelle', RINAUDO)
    await tooth('4.6').click()
    const card = page.getByRole('region', { name: 'Dente 4.6' })
    await card.getByRole('button', { name: 'Mesiale' }).click()
    await card.getByRole('button', { name: 'Aggiungi cura' }).click()
    const form = page.getByRole('dialog')
    await expect.element(form.getByLabelText('Superfici')).toHaveValue('M')
    await expect.element(form.getByLabelText('Paziente')).toHaveValue('Rinaudo Amedeo')
  })

  it('is walked with the arrows, opened with Enter, and has one tooth in the order of Tab', async () => {
    await showTrade(dentisti, 'cartelle', RINAUDO)
    await expect.element(tooth('1.8')).toBeVisible()
    const stops = () => [...document.querySelectorAll('[data-dente][tabindex="0"]')].map((one) => one.getAttribute('data-dente'))
    expect(stops()).toEqual(['1.8'])
    tooth('1.8').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(document.activeElement?.getAttribute('data-dente')).toBe('4.6')
    await userEvent.keyboard('{End}{ArrowUp}')
    expect(document.activeElement?.getAttribute('data-dente')).toBe('2.8')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Dente 2.8' })).toBeVisible()
    expect(stops()).toEqual(['2.8'])
  })

  it.each([1360, 390])('brings the tooth that is touched into view below whose mouth it is at %i px', async (width) => {
    await page.viewport(width, 700)
    await showTrade(dentisti, 'cartelle', RINAUDO)
    await tooth('2.6').click()
    const heading = page.getByRole('heading', { name: /^2\.6 ·/ })
    await expect.element(heading, { timeout: 5000 }).toBeVisible()
    const { bottom } = page.getByRole('heading', { name: 'Rinaudo Amedeo' }).element().parentElement?.getBoundingClientRect() ?? {
      bottom: 0,
    }
    expect(bottom).toBeGreaterThan(0)
    await expect.poll(() => heading.element().getBoundingClientRect().top, { timeout: 2000 }).toBeGreaterThanOrEqual(bottom)
  })

  it('has the teeth of milk', async () => {
    await showTrade(dentisti, 'cartelle', '&f.paziente=paziente_6')
    await page.getByText('Da latte').click()
    await expect.element(tooth('5.5')).toBeVisible()
    expect(document.querySelectorAll('[data-dente]')).toHaveLength(20)
  })

  it.each([1360, 768, 390])('is clean to axe at %i px, with a tooth in hand', async (width) => {
    await page.viewport(width, 844)
    await showTrade(dentisti, 'cartelle', RINAUDO)
    await tooth('4.6').click()
    await expect.element(page.getByRole('region', { name: 'Dente 4.6' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await faultsInBothThemes()).toEqual([])
  })
})
