import type { Page } from '@playwright/test'
import { expect, open, test } from './support/page-test.ts'

const fill = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Parliamo della tua attività' })
  await form.getByLabel('Nome').fill('Àgata D’Angelò')
  await form.getByLabel('Email').fill('agata@posta.example')
  await form.getByLabel('Messaggio').fill('Vorrei una prova.')
  return form
}

test.describe('our own contact form', () => {
  test('tells in Italian what is missing and loses nothing', async ({ page }) => {
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel('Email').fill('agata')
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(form.getByText(/serve una forma come nome@dominio.it/)).toBeVisible()
    await expect(form.getByText('Per scriverci serve il tuo consenso a essere ricontattato.')).toBeVisible()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')
  })

  test('is posted where a server takes it', async ({ page }) => {
    let posted: unknown
    await page.route('**/api/contatti', async (route) => {
      posted = route.request().postDataJSON()
      await route.fulfill({ status: 201, json: { ricevuto: true } })
    })
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel(/Ho letto l’informativa/).check()
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(form.getByText(/Messaggio ricevuto/)).toBeVisible()
    expect(posted).toEqual({ nome: 'Àgata D’Angelò', email: 'agata@posta.example', messaggio: 'Vorrei una prova.', consenso: true })
    await expect(form.getByLabel('Messaggio')).toHaveValue('')
  })

  test('becomes an e-mail where no server takes it, and stays in the form', async ({ page, expectFault }) => {
    expectFault(/status of 40[45]/)
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel(/Ho letto l’informativa/).check()
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(form.getByText(/Abbiamo preparato l’e-mail/)).toBeVisible()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')
  })
})
