import { expect, hydrated, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

test.use({ fetchesAhead: true })

test('nothing of the application is asked for before the first paint', async ({ page }) => {
  await page.goto('/artigiani')
  await hydrated(page)
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(paint).toBeGreaterThan(0)
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint)
})

test('a first touch does not wait: it starts the application itself', async ({ page }) => {
  // A picture that never arrives keeps `load` from firing: only a touch can start the application before its patience ends.
  await page.route('**/never.png', () => undefined)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/never.png' })))
  })
  // And its patience never ends, for its clock stands still.
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+01:00') })
  await page.clock.pauseAt(new Date('2026-11-21T09:00:01+01:00'))
  await page.goto('/artigiani', { waitUntil: 'domcontentloaded' })
  // What is not painted yet cannot be touched: until then Chromium drops every touch.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((entries) => {
          if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  const asked = page.waitForRequest('**/assets/start-*.js')
  await page.mouse.click(5, 5)
  await asked
  await page.clock.resume()
  await hydrated(page)
})

test('what is typed, sent and tapped before the application arrives is not lost', async ({ page }) => {
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/start-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/artigiani')
  const message = page.getByRole('textbox', { name: 'Messaggio' })
  await message.pressSequentially('Cosa ho in programma oggi?')
  await message.press('Enter')
  await page.getByRole('button', { name: /^Voca/ }).first().click()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)

  arrive()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-author="persona"]')).toContainText('Cosa ho in programma oggi?')
  expect(new URL(page.url()).pathname).toBe('/artigiani')
})
