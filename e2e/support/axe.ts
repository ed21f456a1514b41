import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 level AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours. A theme is a set of colour tokens and nothing else (`tokens.css`): it can break no other rule. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with the page as it is now, one readable line a finding. An empty list is the only good answer. */
export const accessibilityFaults = (page: Page, within?: string): Promise<string[]> => faultsOf(page, (axe) => axe.withTags(tags), within)

/** The same in both themes: every rule in the dark, and in the light every rule that looks at colours. The page stays light. */
export async function faultsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await setTheme(page, 'dark')
  const dark = await accessibilityFaults(page, within)
  await setTheme(page, 'light')
  const light = await faultsOf(page, (axe) => axe.withRules(colourRules), within)
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
}

/**
 * Only violations are written out in full: to describe every element that passes takes longer than to look at it. (Legacy
 * mode spares a second page per run, which only frames of other origins need, and we have none.)
 */
async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder, within?: string): Promise<string[]> {
  await settled(page)
  const builder = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] })).setLegacyMode()
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary ?? ''}`),
  )
}

/** Half-way through a fade every contrast is wrong: what moves and ends has ended. What never ends (a skeleton) is no reason to wait. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/**
 * Turns the theme as the theme script would have set it, without the walk to the toggle. Colours change at once: half-way
 * through a transition every contrast is wrong.
 */
async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(name)
  }, theme)
}
