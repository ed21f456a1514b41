import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const tabs = {
  artigiani: [
    ['panoramica'],
    ['interventi'],
    ['interventi', '&mostra=list'],
    ['interventi', '&mostra=board'],
    ['interventi', '&mostra=week'],
    ['clienti'],
    ['materiali'],
  ],
  hospitality: [
    ['panoramica'],
    ['prenotazioni'],
    ['prenotazioni', '&mostra=list'],
    ['prenotazioni', '&mostra=timeline'],
    ['ospiti'],
    ['ospiti', '&mostra=groups'],
    ['alloggiati'],
    ['pulizie'],
    ['istat'],
  ],
} as const

for (const [slug, views] of Object.entries(tabs)) {
  for (const [tab, more = ''] of views) {
    test(`${slug} ${tab} ${more}: no focus ring is cut`, async ({ page }) => {
      await openDashboardOf(page, slug, tab, more)
      // From here on focus is a keyboard's, and shows its ring.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(cutRings)).toEqual([])
    })
  }
}

/** Every control on the screen whose ring reaches beyond a box that cuts it, though the control itself does not. */
function cutRings(): string[] {
  const faults: string[] = []
  const pane = document.querySelector('[data-pane="dashboard"]') ?? document.body
  for (const control of pane.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]')) {
    // As Tab does: what lies at the fold is brought into view.
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
      const over = Math.max(
        overflowX === 'visible' ? 0 : Math.max(left - (own.left - reach), own.right + reach - right),
        overflowY === 'visible' ? 0 : Math.max(top - (own.top - reach), own.bottom + reach - bottom),
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
