import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { autofficine } from '../../sectors/autofficine/index.ts'
import { dentisti } from '../../sectors/dentisti/index.ts'
import { farmacie } from '../../sectors/farmacie/index.ts'
import { hospitality } from '../../sectors/hospitality/index.ts'
import { showTrade } from './show-trade.fixture.tsx'

const TODAY = '2026-11-27'

beforeEach(() => page.viewport(1360, 820))

it('a prescription to be handed out has «Eroga» on its card, with its day and its doctor', async () => {
  await showTrade(farmacie, 'ricetta', '', { today: TODAY })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Eroga: / }) })
  await expect.element(card.first()).toMatchTextContent(/Data/)
  await expect.element(card.first()).toMatchTextContent(/Medico|Dott/)
  await card
    .first()
    .getByRole('button', { name: /^Eroga: / })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('the list of rooms in a new booking says which are free for its nights, and what they cost', async () => {
  await showTrade(hospitality, 'prenotazioni', '&mostra=list', { today: TODAY })
  await page.getByRole('button', { name: 'New Booking' }).first().click()
  const form = page.getByRole('dialog', { name: 'New Booking' })
  await userEvent.fill(form.getByLabelText('Arrivo', { exact: true }), TODAY)
  await userEvent.fill(form.getByLabelText('Notti', { exact: true }), '2')
  await form.getByLabelText('Camera', { exact: true }).click()
  await expect.element(page.getByRole('option', { name: /€ · libera/ }).first()).toBeVisible()
  await expect.element(page.getByRole('option', { name: /€ · occupata/ }).first()).toBeVisible()
})

it('short cards of a day say treatment or hour beside safety data', async () => {
  await showTrade(dentisti, 'appuntamenti', '', { today: TODAY })
  const card = page.getByRole('button', { name: /^Balducci Serena/ }).first()
  await expect.element(card).toMatchTextContent(/lattice.*Igiene/)
  const { bottom } = card.element().getBoundingClientRect()
  for (const part of card.element().querySelectorAll('span')) expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1)
})

it('late cards of a day name the whole patient', async () => {
  await showTrade(dentisti, 'appuntamenti', '', { today: TODAY, time: '19:40' })
  await expect.element(page.getByRole('button', { name: /^Balducci Serena.*In ritardo di 10 h 40/ }).first()).toBeVisible()
  const names = [...document.querySelectorAll('[data-record]:has([data-late]) .font-medium.truncate')]
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect([name.textContent, name.scrollWidth]).toEqual([name.textContent, name.clientWidth])
})

it.each([1360, 390])('cards keep how late a job is and its state within their edges, %i px wide', async (width) => {
  await page.viewport(width, 820)
  await showTrade(artigiani, 'interventi', '&mostra=cards', { today: TODAY, time: '15:32' })
  await expect.element(page.getByText('In ritardo di 32 minuti').first()).toBeVisible()
  for (const badge of document.querySelectorAll('li [data-late]')) {
    const edge = badge.closest('li')?.getBoundingClientRect().right ?? 0
    for (const part of badge.parentElement?.children ?? []) expect(part.getBoundingClientRect().right).toBeLessThan(edge)
  }
})

it('the bays of a workshop stand side by side on a desk, each with its whole name', async () => {
  await showTrade(autofficine, 'riparazioni', '&mostra=day', { today: TODAY })
  await expect.element(page.getByRole('columnheader', { name: /Ponte 3/ })).toBeVisible()
  const box = document.querySelector('[data-box]')
  expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  for (const head of document.querySelectorAll('[role="columnheader"] > .font-medium'))
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth)
})

it('a closed document shows what was answered, and no empty answer before its lines', async () => {
  await showTrade(autofficine, 'fatture', '&mostra=list:preventivi', { today: TODAY })
  await page
    .getByRole('row')
    .filter({ hasText: 'Inviato' })
    .first()
    .getByRole('button', { name: /^Modifica/ })
    .click()
  await expect.element(page.getByRole('dialog').getByRole('list', { name: 'Passi' })).toBeVisible()
  const outputs = [...document.querySelectorAll('[role="dialog"] form output')]
  expect(outputs.length).toBeGreaterThan(0)
  expect(outputs.filter(({ textContent }) => textContent === '–')).toEqual([])
})
