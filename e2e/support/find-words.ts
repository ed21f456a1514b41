import type { Page } from '@playwright/test'
import { NOW } from './dashboard.ts'
import { expect, open, test } from './page-test.ts'
import type { Seen } from './specifica.ts'

/** One journey for each place: go there, do what is said, and find the words. A place on the way to another is seen on that way. */
export function findWords(places: readonly Seen[]): void {
  const ends = places.filter((place) => !places.some((other) => isOnTheWay(place, other)))
  const journeys = Map.groupBy(places, (place) => ends.find((end) => end === place || isOnTheWay(place, end)))
  for (const [end, stopsOfIt] of journeys) {
    if (!end) continue
    const { path, steps } = end
    const stops = stopsOfIt.toSorted((a, b) => a.steps.length - b.steps.length)
    test(`${nameOf(end)} shows the words of the specification`, async ({ page, expectFault }) => {
      if (path === '/non-esiste') expectFault(/404/)
      await page.clock.setFixedTime(NOW)
      await open(page, path)
      let taken = 0
      for (const stop of stops) {
        for (; taken < stop.steps.length; taken++) await take(page, steps[taken] ?? '')
        await see(page, stop)
      }
    })
  }
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
