import type { Page } from '@playwright/test'
import { NOW } from './dashboard.ts'
import { expect, open, test } from './page-test.ts'
import type { Seen } from './specifica.ts'

/** One journey for each place: go there, do what is said, and find the words. */
export function findWords(places: readonly Seen[]): void {
  for (const { path, steps, words } of places) {
    test(`${[path, ...steps].join(' › ')} shows the words of the specification`, async ({ page, expectFault }) => {
      if (path === '/non-esiste') expectFault(/404/)
      await page.clock.setFixedTime(NOW)
      await open(page, path)
      for (const step of steps) await take(page, step)
      // Words may follow one another (a typing line, then the answer): each counts once it was seen.
      const wanted = new Set(words.map(plain))
      await expect
        .poll(async () => {
          const text = plain(await wordsOnScreen(page))
          for (const word of wanted) if (text.includes(word)) wanted.delete(word)
          return [...wanted]
        })
        .toEqual([])
    })
  }
}

/** Spaces of every kind are one space, and letters are small: a style sheet may write them large. */
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').toLowerCase()

async function take(page: Page, step: string): Promise<void> {
  const [name = '', value] = step.split(' = ')
  if (value !== undefined) return page.getByPlaceholder(name).or(page.getByLabel(name)).filter({ visible: true }).first().fill(value)
  const control = (['button', 'link', 'tab', 'combobox'] as const)
    .map((role) => page.getByRole(role, { name }))
    .reduce((one, other) => one.or(other))
  await control.filter({ visible: true }).first().click()
}

/** What can be read, and what is read out: texts, hints inside boxes, names of controls, choices of lists. */
const wordsOnScreen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[placeholder], [aria-label], option, input, textarea')]
      .filter((element) => (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [
        element.getAttribute('placeholder'),
        element.getAttribute('aria-label'),
        element instanceof HTMLOptionElement ? element.textContent : '',
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
      ])
    return [document.body.innerText, ...said].join('\n')
  })
