import type { Page } from '@playwright/test'
import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { middleOf } from './support/planning.ts'
import { press } from './support/press.ts'

test.use(withMotion)

const notice = (page: Page) => page.locator('[data-sonner-toast][data-front="true"]')

/** Stops the moment in which a notice has only just come, until the given call, and lets it stay: a busy machine would let both pass. */
async function stopComing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const wait = globalThis.setTimeout.bind(globalThis)
    const patient = (then: TimerHandler, ms = 0, ...given: unknown[]) => wait(then, ms < 4000 ? ms : ms * 20, ...given)
    Object.assign(globalThis, { setTimeout: patient })
    // oxlint-disable-next-line typescript/unbound-method -- it is given its element below
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how: Parameters<typeof animate>) {
      const animation = animate.apply(this, how)
      if (this.matches('[data-sonner-toast]')) {
        animation.pause()
        addEventListener('released', () => animation.play(), { once: true })
      }
      return animation
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('released')))
}

test('a press on a notice that has only just come counts for what lay there, a later one for the notice', async ({ page }, { project }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  const release = await stopComing(page)
  await press(page.getByRole('button', { name: 'Programmato, cambia stato' }).first())
  await press(page.getByRole('menuitem', { name: 'Inizia' }))
  await expect(notice(page)).toHaveAttribute('data-mounted', 'true')
  // The press on the menu is held for a moment of its own.
  await expect(page.locator('[data-hold]')).toHaveCount(0)
  const { x, y } = await middleOf(undo(page))
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ target }) => target instanceof Element && document.body.setAttribute('data-pressed', target.closest('main') ? 'page' : 'other'),
      { capture: true, once: true },
    )
  })
  await (project.name === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'page')
  await expect(page.getByText('Modifica annullata')).toHaveCount(0)

  // On a phone a job lies there, and its form takes a moment to come.
  if (project.name === 'phone') await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await release()
  await press(undo(page))
  await expect(page.getByText('Modifica annullata')).toBeVisible()
})

test('no notice covers «Salva schedina»', { tag: '@phone' }, async ({ page, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await openDashboardOf(page, 'hospitality', 'alloggiati')
  await press(page.getByRole('button', { name: 'Vismara Clara', exact: true }))
  const form = page.getByRole('dialog', { name: 'Modifica Schedina' })
  const save = form.getByRole('button', { name: 'Salva schedina' })
  await expect(save).toBeVisible()
  await page.context().setOffline(true)
  await press(form.getByRole('button', { name: /Compila da una foto/ }))
  await expect(notice(page)).toContainText('manca la connessione')
  await expect
    .poll(async () => {
      const [above, below] = [await notice(page).boundingBox(), await save.boundingBox()]
      if (!above || !below) return 'gone'
      return above.y + above.height <= below.y || above.x + above.width <= below.x ? 'clear' : 'covered'
    })
    .toBe('clear')
  // The button is what a press there reaches.
  await press(save)
  await expect(form).toHaveCount(0)
})
