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
  test('tells in Italian what is missing and loses nothing', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel('Email').fill('agata')
    await form.getByRole('button', { name: 'Prepara l’e-mail' }).click()
    await expect(form.getByText(/serve una forma come nome@dominio.it/)).toBeVisible()
    await expect(form.getByText('Per scriverci serve il tuo consenso a essere ricontattato.')).toBeVisible()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')
  })

  test('puts the finger on the first field that lacks, and lets the browser fill in who writes', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/#contatti')
    const form = page.getByRole('form', { name: 'Parliamo della tua attività' })
    await form.getByRole('button', { name: 'Prepara l’e-mail' }).click()
    await expect(form.getByLabel('Nome')).toBeFocused()
    await expect(form.getByLabel('Nome')).toBeInViewport()
    // With its name, under the bar that stays at the top.
    await expect
      .poll(async () => {
        const bar = await page.getByRole('banner').boundingBox()
        const name = await form.getByText('Nome', { exact: true }).boundingBox()
        return (name?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
    for (const [label, token] of [
      ['Nome', 'name'],
      ['Azienda', 'organization'],
      ['Email', 'email'],
      ['Telefono', 'tel'],
    ] as const)
      await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', token)
  })

  test('looks like every form of the suite: labels over boxes, a message of several lines, the tick beside its words', async ({ page }) => {
    await open(page, '/#contatti')
    const form = page.getByRole('form', { name: 'Parliamo della tua attività' })
    const parts = await Promise.all(
      [
        form.getByText('Nome', { exact: true }),
        form.getByLabel('Nome'),
        form.getByLabel('Messaggio'),
        form.getByRole('checkbox'),
        form.getByText(/^Ho letto l’informativa/).last(),
      ].map((part) => part.elementHandle()),
    )
    // At one moment: the page may still be on its way to the form.
    const [label, box, area, tick, words] = await page.evaluate(
      (all) => all.map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined),
      parts,
    )
    if (!label || !box || !area || !tick || !words) throw new Error('A part of the form has no box.')
    expect(box.y - (label.y + label.height), 'between the label and its box').toBeGreaterThanOrEqual(4)
    expect(box.height).toBeGreaterThanOrEqual(40)
    expect(area.height, 'lines of the message').toBeGreaterThan(70)
    expect(Math.abs(words.x - (tick.x + tick.width)), 'between the tick and its words').toBeLessThan(24)
    const border = await form.getByLabel('Nome').evaluate((input) => getComputedStyle(input.closest('.field-box') ?? input).borderTopWidth)
    expect(border).toBe('1px')
  })

  test('is posted where a server takes it', { tag: '@desk' }, async ({ page }) => {
    let posted: unknown
    await page.route('**/api/contatti', async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { accoglie: true } })
      posted = route.request().postDataJSON()
      return route.fulfill({ status: 201, json: { ricevuto: true } })
    })
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel(/Ho letto l’informativa/).check()
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(form.getByText(/Messaggio ricevuto/)).toBeVisible()
    expect(posted).toEqual({ nome: 'Àgata D’Angelò', email: 'agata@posta.example', messaggio: 'Vorrei una prova.', consenso: true })
    await expect(form.getByLabel('Messaggio')).toHaveValue('')
  })

  test('says when a message did not arrive, keeps it and lets it be copied', { tag: '@phone' }, async ({ page, context, expectFault }) => {
    expectFault(/status of 500/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/api/contatti', async (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { accoglie: true } }) : route.fulfill({ status: 500 }),
    )
    await open(page, '/#contatti')
    const form = await fill(page)
    await form.getByLabel(/Ho letto l’informativa/).check()
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(form.getByText(/Il messaggio non è arrivato/)).toBeVisible()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')
    await form.getByRole('button', { name: 'Copia il messaggio' }).click()
    await expect(form.getByText(/Messaggio copiato/)).toBeVisible()
  })

  test('says beforehand that a message goes by e-mail where no server takes it, copies it, and loses nothing on the way', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/#contatti')
    const form = page.getByRole('form', { name: 'Parliamo della tua attività' })
    await expect(form.getByText(/Questo sito non riceve messaggi da solo/)).toBeVisible()
    await fill(page)
    await form.getByRole('button', { name: 'Copia il messaggio' }).click()
    await expect(form.getByText(/Messaggio copiato: incollalo in un’e-mail per ciao@bottega.example/)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const part of ['Nome: Àgata D’Angelò', 'Email: agata@posta.example', 'Messaggio: Vorrei una prova.'])
      expect(copied).toContain(part)

    await form.getByRole('link', { name: 'Informativa sulla privacy' }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await page.goBack()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')

    await form.getByLabel(/Ho letto l’informativa/).check()
    await form.getByRole('button', { name: 'Prepara l’e-mail' }).click()
    await expect(form.getByText(/Se il programma di posta si è aperto/)).toBeVisible()
    await expect(form.getByLabel('Messaggio')).toHaveValue('Vorrei una prova.')
  })

  test(
    'takes a static host, which knows no such address, for one that takes no messages',
    { tag: '@desk' },
    async ({ page, expectFault }) => {
      expectFault(/status of 404/)
      await page.route('**/api/contatti', async (route) => route.fulfill({ status: 404, body: '<!doctype html>' }))
      await open(page, '/#contatti')
      await expect(page.getByText(/Questo sito non riceve messaggi da solo/)).toBeVisible()
    },
  )
})
