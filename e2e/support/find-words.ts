import type { Page } from '@playwright/test'
import { NOW } from './dashboard.ts'
import { expect, open, test, withMotion } from './page-test.ts'
import type { Seen } from './specifica.ts'

/**
 * A journey for each page, and on it one for each place: go there, do what is said, and find the words. A place on the way to
 * another is seen on that way. What the browser has fetched for one place it has for the next.
 */
export function findWords(places: readonly Seen[]): void {
  const ends = places.filter((place) => !places.some((other) => isOnTheWay(place, other)))
  for (const [name, endsOfPage] of Map.groupBy(ends, ({ path }) => path.split(/[?#]/)[0])) {
    test(`${name} shows the words of the specification`, async ({ page, expectFault }) => {
      test.setTimeout(60_000 + endsOfPage.length * 60_000)
      if (name === '/non-esiste') expectFault(/404/)
      await page.clock.setFixedTime(NOW)
      // The words of the landing page change as they move.
      if (name === '/') await page.emulateMedia(withMotion.contextOptions)
      for (const end of endsOfPage) {
        const stops = places.filter((place) => place === end || isOnTheWay(place, end))
        await test.step(nameOf(end), () => seeOnTheWay(page, end, stops))
        await forget(page)
      }
    })
  }
}

async function seeOnTheWay(page: Page, { path, steps }: Seen, stops: readonly Seen[]): Promise<void> {
  await open(page, path)
  let taken = 0
  for (const stop of stops.toSorted((a, b) => a.steps.length - b.steps.length)) {
    for (; taken < stop.steps.length; taken++) await take(page, steps[taken] ?? '')
    await see(page, stop)
  }
}

/** The next place is come to as by a new visitor, and read anew though it differed by its fragment alone. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
}

const nameOf = ({ path, steps }: Seen) => [path, ...steps].join(' › ')

/** Whether the way to the other place leads over this one. */
function isOnTheWay(place: Seen, other: Seen): boolean {
  return place.path === other.path && place.steps.length < other.steps.length && place.steps.every((step, at) => step === other.steps[at])
}

/** Words may follow one another (a typing line, then the answer): each counts once it was seen. */
async function see(page: Page, place: Seen): Promise<void> {
  const wanted = new Set(place.words.map(plain))
  await expect
    .poll(
      async () => {
        const text = plain(await wordsOnScreen(page))
        for (const word of wanted) if (text.includes(word)) wanted.delete(word)
        return [...wanted]
      },
      { message: nameOf(place) },
    )
    .toEqual([])
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
