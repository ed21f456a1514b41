import type { Page } from '@playwright/test'
import { isListedView, type Screen } from '../src/kernel/screens/screen.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readySlugs } from '../src/sectors/ready.ts'
import { viewLabel } from '../src/web/screen/view-label.ts'
import { phoneAsked, phoneFaults } from '../src/web/ui/phone-room.fixture.ts'
import { faultsInTheme } from './support/axe.ts'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView } from './support/press.ts'

/**
 * A desk in the dark and a phone in the light: colours do not change with the width, nor the layout with the colours
 * (`axe-rules.fixture.ts`). How a view is built is the view's, not the trade's: of a trade the first view of each screen is asked
 * for everything, and on a desk the first of each kind; the others for colours, room and focus. The sports centre, which has every
 * view, is looked at in both themes at every width.
 */
const WIDTHS = [1360, 390] as const
type Width = (typeof WIDTHS)[number]

for (const slug of readySlugs) {
  const sector = await loaderOf(slug)?.sector()
  const screens = sector?.screens ?? []
  test(`${slug}, every view: clean to axe in both themes, as wide as its screen, no focus ring is cut`, async ({ page }) => {
    test.setTimeout(180_000 + screens.length * 180_000)
    await openDashboardOf(page, slug)
    const known = new Set<string>()
    for (const [at, screen] of screens.entries()) {
      await page.setViewportSize({ width: 1360, height: 844 })
      // The first link leads home.
      const tab = page
        .getByRole('navigation', { name: 'Schede' })
        .getByRole('link')
        .nth(at + 1)
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await test.step(screen.label, () => lookAtViews(page, screen, known))
    }
  })
}

/** `known` are the kinds of view that were looked at in screens before. */
async function lookAtViews(page: Page, screen: Screen, known: Set<string>): Promise<void> {
  const views = screen.kind === 'collection' ? screen.views : []
  if (views.length === 0) await lookAt(page, WIDTHS, screen.label)
  for (const [at, view] of views.entries()) {
    const label = screen.kind === 'collection' ? viewLabel(screen, view) : ''
    await page.setViewportSize({ width: 1360, height: 844 })
    const choice = page.getByRole('radio', { name: label, exact: true }).filter({ visible: true })
    if (views.length > 1) {
      await chooseView(page, label)
      await expect(
        page
          .getByRole('button', { name: `Vista: ${label}`, exact: true })
          .or(choice)
          .filter({ visible: true }),
      ).toBeVisible()
      if ((await choice.count()) > 0) await expect(choice).toBeChecked()
    }
    // What lists another entity is a list like its neighbour, which is looked at in the light on a phone too.
    const kind = isListedView(view) ? 'list' : view
    const asks = { 1360: at === 0 || !known.has(kind), 390: at === 0 }
    known.add(kind)
    await lookAt(page, isListedView(view) ? [1360] : WIDTHS, `${screen.label}, ${label}`, asks)
  }
}

/** A look at every width; at those of `asksAll` every rule is asked. */
async function lookAt(
  page: Page,
  widths: readonly Width[],
  view: string,
  asksAll: Readonly<Record<Width, boolean>> = { 1360: true, 390: true },
): Promise<void> {
  await arrived(page)
  for (const width of widths) {
    const said = `${view} ${width} px`
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(overflow, `${said}: the page is wider than the window`).toBe(0)
    const faults = await faultsInTheme(page, width === 1360 ? 'dark' : 'light', asksAll[width] ? 'everything' : 'colours')
    expect.soft(faults, said).toEqual([])
    if (width === 390) expect.soft(await page.evaluate(phoneFaults, phoneAsked), said).toEqual([])
    // From here on focus is a keyboard's, and shows its ring.
    await page.keyboard.press('Tab')
    expect.soft(await page.evaluate(cutRings), said).toEqual([])
  }
}

/** No skeleton is left, and what stands on the page is the same a moment later. */
async function arrived(page: Page): Promise<void> {
  const main = page.locator('main').filter({ visible: true })
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await main.innerHTML()
        return before === last && (await main.locator('.animate-breathe, [aria-busy="true"]').count()) === 0
      },
      { intervals: [100] },
    )
    .toBe(true)
  await expect(main).toContainText(/\w/)
}

/** Every control on the screen whose ring reaches beyond a box that cuts it, though the control itself does not. */
function cutRings(): string[] {
  const faults: string[] = []
  const pane = document.querySelector('[data-pane="dashboard"]') ?? document.body
  for (const control of pane.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]')) {
    // As Tab does: what lies at the fold is brought into view, and what only arrows reach has its turn as they come to it.
    if (control.tabIndex < 0) continue
    control.focus()
    const own = control.getBoundingClientRect()
    if (own.width < 8 || own.height < 8 || own.bottom < 0 || own.top > innerHeight || own.right < 0 || own.left > innerWidth) continue
    if (!control.matches(':focus-visible')) continue
    const style = getComputedStyle(control)
    if (style.outlineStyle === 'none') continue
    const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const clip = box.getBoundingClientRect()
      const [left, top] = [clip.left + box.clientLeft, clip.top + box.clientTop]
      const [right, bottom] = [left + box.clientWidth, top + box.clientHeight]
      // What the box itself cuts or scrolls away is another matter.
      const isInside = own.left >= left - 0.5 && own.right <= right + 0.5 && own.top >= top - 0.5 && own.bottom <= bottom + 0.5
      if (!isInside) break
      // At a fold that more lies behind the browser brings the control alone into view: what is cut there is not cut for good.
      const [above, below] = [box.scrollTop > 0, box.scrollTop + box.clientHeight < box.scrollHeight - 1]
      const over = Math.max(
        overflowX === 'visible' ? 0 : Math.max(left - (own.left - reach), own.right + reach - right),
        overflowY === 'visible' ? 0 : Math.max(above ? 0 : top - (own.top - reach), below ? 0 : own.bottom + reach - bottom),
      )
      if (over > 0.5) {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        faults.push(
          `${control.tagName} «${name.trim().slice(0, 40)}» ${over.toFixed(1)} px by ${box.tagName}.${box.className.slice(0, 60)}`,
        )
        break
      }
    }
  }
  return [...new Set(faults)]
}
