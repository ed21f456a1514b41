import { openDashboardOf } from './support/dashboard.ts'
import { expect, hydrated, test, withMotion } from './support/page-test.ts'
import { press } from './support/press.ts'

test.use(withMotion)

test.describe('Back', () => {
  test('closes the form and leaves the page behind it; what was typed is offered again', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await page.getByPlaceholder(/Cerca/).fill('rossi')
    await expect(page).toHaveURL(/cerca=rossi/)
    const address = page.url()
    await press(page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first())
    const form = page.getByRole('dialog', { name: 'Nuovo Cliente' })
    await form.getByRole('textbox', { name: 'Nome' }).first().fill('Rosa Bianchi')
    await page.goBack()
    await expect(form).toHaveCount(0)
    expect(page.url()).toBe(address)
    await press(page.getByRole('button', { name: 'Riprendi' }))
    await expect(form.getByRole('textbox', { name: 'Nome' }).first()).toHaveValue('Rosa Bianchi')

    await page.goForward()
    await expect(form).toBeVisible()
    await page.goBack()
    await expect(form).toHaveCount(0)
    await page.goForward()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(address)
  })

  test('closes the topmost only', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await press(page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first())
    await press(page.getByRole('button', { name: /Compila da una foto/ }))
    const scan = page.getByRole('dialog', { name: /Compila da una foto/ })
    await expect(scan).toBeVisible()
    await page.goBack()
    await expect(scan).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Nuovo Cliente' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=clienti/)
  })

  test('closes the photos that are looked at, and leaves the list', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'interventi')
    const job = page.getByRole('listitem').filter({ hasText: 'Perdita sotto il lavello' }).first()
    const photo = { name: 'lavello.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await job.locator('[data-picture-input=choose]').setInputFiles(photo)
    await expect(page.getByText('Foto aggiunta')).toBeVisible()
    await press(job.getByRole('button', { name: 'Foto 1' }))
    await press(page.getByRole('menuitem', { name: /^Vedi/ }))
    const viewer = page.getByRole('dialog').filter({ hasText: 'Foto 1 di 1' })
    await expect(viewer.getByRole('img')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=interventi/)
    await expect(job).toBeVisible()
  })

  test('goes to the tab before, once a sheet was closed otherwise', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await press(
      page
        .getByRole('link', { name: /Materiali/ })
        .filter({ visible: true })
        .first(),
    )
    await expect(page).toHaveURL(/scheda=materiali/)
    for (const close of ['Escape', 'Annulla']) {
      await press(page.getByRole('button', { name: 'Nuovo Materiale' }).filter({ visible: true }).first())
      const form = page.getByRole('dialog', { name: 'Nuovo Materiale' })
      await expect(form).toBeVisible()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await press(form.getByRole('button', { name: close }))
      await expect(form).toHaveCount(0)
    }
    await page.goBack()
    await expect(page).toHaveURL(/scheda=clienti/)
    await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/scheda=materiali/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps what was filtered while the sheet of filters was open', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'interventi')
    await press(page.getByRole('button', { name: 'Filtri' }))
    await press(page.getByRole('checkbox', { name: 'Completato' }).locator('xpath=ancestor::label'))
    await expect(page).toHaveURL(/f\./)
    const filtered = new URL(page.url()).search
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => new URL(page.url()).search).toBe(filtered)
  })

  test('closes the palette and the voice', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Cerca e comandi' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=clienti/)
    await press(page.getByRole('button', { name: 'Vocal Agent' }).filter({ visible: true }).first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=clienti/)
  })

  test('leads on from a sheet that opened a page, and after a reload with a form open', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('materiali')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/scheda=materiali/)
    await page.goBack()
    await expect(page).toHaveURL(/scheda=clienti/)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await press(
      page
        .getByRole('link', { name: /Materiali/ })
        .filter({ visible: true })
        .first(),
    )
    await press(page.getByRole('button', { name: 'Nuovo Materiale' }).filter({ visible: true }).first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Materiali' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/scheda=clienti/)
  })

  test('takes a sheet’s step away once, however long the browser is about it', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await press(page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.addInitScript(() => {
      const go = history.go.bind(history)
      const steps: (number | undefined)[] = []
      Reflect.set(globalThis, 'steps', steps)
      history.go = (by) => {
        steps.push(by)
        setTimeout(go, 2500, by)
      }
    })
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => Number(history.state?.sheets ?? 0))).toBe(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'steps'))).toEqual([-1])
    await expect(page).toHaveURL(/scheda=clienti/)
  })
})
