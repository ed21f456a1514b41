import type { Page } from '@playwright/test'
import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView } from './support/press.ts'

const word = 'Precipitevolissimevolmente'.repeat(5)

/** What is wider than the card, panel or bubble that holds it, and not cut on purpose. */
const leavers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li, article, section, tr, [role="log"] > *, form > *')]
      .filter((box) => box.checkVisibility() && box.clientWidth > 0 && !box.closest('.sr-only'))
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === 'visible')
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  )

test('a long word stays in its card: cards, board, list, week, overview', async ({ page, isMobile }) => {
  await openDashboard(page, 'interventi')
  await page
    .getByRole('button', { name: /^Perdita sotto il lavello/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrizione Problema').fill(`${word} oggi`)
  await dialog.getByLabel('Indirizzo').fill(word)
  expect(await leavers(page), 'the form').toEqual([])
  await dialog.getByRole('button', { name: 'Salva intervento' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(word).first()).toBeVisible()
  // A phone shows too little of the others for a job of today to be among what is drawn.
  for (const view of isMobile ? ['Schede'] : ['Schede', 'Bacheca', 'Elenco', 'Settimana']) {
    await chooseView(page, view)
    await expect(page.getByText(word).first()).toBeVisible()
    expect.soft(await leavers(page), view).toEqual([])
  }
  await page.getByText('Panoramica', { exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByText(word).first()).toBeVisible()
  expect(await leavers(page), 'overview').toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
})

test('a long word stays in its bubble', async ({ page }) => {
  await page.goto('/artigiani')
  await page.getByRole('textbox', { name: 'Messaggio' }).fill(word)
  await page.getByRole('textbox', { name: 'Messaggio' }).press('Enter')
  await expect(page.getByRole('log').getByText(word)).toBeVisible()
  expect(await leavers(page)).toEqual([])
})
