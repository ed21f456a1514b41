import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/page-test.ts'

/** A dashboard that somebody opened late in the evening and nobody touches from then on. */
async function leaveOpen(page: Page, at: string, address: string): Promise<void> {
  await page.clock.install({ time: new Date(at) })
  await page.goto(address)
  await hydrated(page)
  await page.locator('main').filter({ visible: true }).locator('table, ul, dl, form, [role=grid], [role=table]').first().waitFor()
}

const figure = (page: Page, label: string) => page.locator('dl').first().locator('div', { hasText: label }).first()
const panel = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
const day = (page: Page, name: RegExp) => page.getByRole('columnheader', { name })
const HOURS = 3_600_000

test.describe('a page left open over midnight, without a touch', () => {
  test('artigiani: the jobs of today are those of the new day', async ({ page }) => {
    await leaveOpen(page, '2026-11-24T23:58:00+01:00', '/artigiani?vista=dashboard')
    const jobs = panel(page, 'Interventi Oggi')
    await expect(jobs).toContainText('Perdita sotto il lavello')
    await page.clock.fastForward('03:00')
    await expect(jobs).not.toContainText('Perdita sotto il lavello')
  })

  test('artigiani: on the last night of the month its figures are those of the new month', async ({ page }) => {
    await leaveOpen(page, '2026-11-30T23:58:00+01:00', '/artigiani?vista=dashboard')
    await expect(figure(page, 'Fatturato del mese')).toContainText('12.400')
    await page.clock.fastForward('03:00')
    await expect(figure(page, 'Fatturato del mese')).not.toContainText('12.400')
  })

  test('hospitality: who comes today is who comes on the new day', async ({ page }) => {
    await leaveOpen(page, '2026-11-21T23:58:00+01:00', '/hospitality?vista=dashboard')
    await expect(figure(page, 'Check-in oggi')).toContainText('2')
    await page.clock.fastForward('03:00')
    await expect(figure(page, 'Check-in oggi')).toContainText('1')
    await expect(figure(page, 'Check-out oggi')).toContainText('0')
    const next = panel(page, 'Prossime prenotazioni')
    await expect(next.getByRole('listitem').filter({ hasText: 'Rocco Santarelli' })).toContainText('oggi')
  })

  test('hospitality: the hours left to declare who came go down, and «domani» becomes «oggi»', async ({ page }) => {
    await leaveOpen(page, '2026-11-21T22:58:00+01:00', '/hospitality?vista=dashboard&scheda=alloggiati')
    const clara = page.getByRole('region', { name: 'Vismara Clara', exact: true })
    await expect(clara).toContainText('entro le 11:20 di domani: mancano 12 ore e 2')
    await page.clock.fastForward('02:00:00')
    await expect(clara).toContainText('entro le 11:20 di oggi: mancano 10 ore e 2')
  })

  test('hospitality: a form that nobody has begun is one of the new day', async ({ page }) => {
    await leaveOpen(page, '2026-11-21T23:58:00+01:00', '/hospitality?vista=dashboard&scheda=alloggiati')
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await expect(form.getByLabel('Data di arrivo')).toHaveValue('2026-11-21')
    await page.clock.fastForward('03:00')
    await expect(form.getByLabel('Data di arrivo')).toHaveValue('2026-11-22')
    await expect(form.getByLabel('Ora di arrivo')).toHaveValue(/^00:0/)
  })

  test('what was typed meanwhile is there, and is saved', async ({ page }) => {
    await leaveOpen(page, '2026-11-24T23:58:00+01:00', '/artigiani?vista=dashboard&scheda=clienti')
    await page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome/Ragione Sociale').fill('Ferramenta di Notte')
    await page.clock.fastForward('03:00')
    await expect(dialog.getByLabel('Nome/Ragione Sociale')).toHaveValue('Ferramenta di Notte')
    await dialog.getByRole('button', { name: 'Salva cliente' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /Ferramenta di Notte/ })).toBeVisible()
  })
})

test.describe('a page left open over a change of the clocks', () => {
  test('artigiani, spring: the day has 23 hours', async ({ page }) => {
    await leaveOpen(page, '2026-03-29T00:30:00+01:00', '/artigiani?vista=dashboard&scheda=interventi&mostra=week')
    await expect(day(page, /domenica 29 marzo, oggi/)).toBeVisible()
    await page.clock.fastForward(22 * HOURS)
    await expect(day(page, /domenica 29 marzo, oggi/)).toBeVisible()
    await page.clock.fastForward(1 * HOURS)
    await expect(day(page, /lunedì 30 marzo, oggi/)).toBeVisible()
  })

  test('artigiani, autumn: the day has 25 hours', async ({ page }) => {
    await leaveOpen(page, '2026-10-24T23:30:00+02:00', '/artigiani?vista=dashboard&scheda=interventi&mostra=week')
    await expect(day(page, /sabato 24 ottobre, oggi/)).toBeVisible()
    await page.clock.fastForward(1 * HOURS)
    await expect(day(page, /domenica 25 ottobre, oggi/)).toBeVisible()
    await page.clock.fastForward(24 * HOURS)
    await expect(day(page, /domenica 25 ottobre, oggi/)).toBeVisible()
    await page.clock.fastForward(1 * HOURS)
    await expect(day(page, /lunedì 26 ottobre, oggi/)).toBeVisible()
  })

  for (const [season, at, sunday, hours, monday] of [
    ['spring', '2026-03-29T00:30:00+01:00', 'domenica 29 marzo', 22, 'lunedì 30 marzo'],
    ['autumn', '2026-10-25T00:30:00+02:00', 'domenica 25 ottobre', 24, 'lunedì 26 ottobre'],
  ] as const) {
    test(`hospitality, ${season}: the calendar stands on today`, async ({ page }) => {
      await leaveOpen(page, at, '/hospitality?vista=dashboard&scheda=pulizie')
      const today = (name: string) => page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^oggi, ${name}`) })
      await expect(today(sunday)).toBeVisible()
      await page.clock.fastForward(hours * HOURS)
      await expect(today(sunday)).toBeVisible()
      await page.clock.fastForward(1 * HOURS)
      await expect(today(monday)).toBeVisible()
    })
  }
})
