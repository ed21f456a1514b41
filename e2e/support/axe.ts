import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { asked, levelAA, oneOfEachLook, saidFaults } from '../../src/web/ui/axe-rules.fixture.ts'

type Asked = { readonly place: RunOptions; readonly looks: RunOptions }

/** WCAG 2.2 level AA, and what axe calls best practice. */
const rules = asked([...levelAA, 'best-practice'])

/** What axe finds wrong with the page as it is now, one readable line a finding. An empty list is the only good answer. */
export const accessibilityFaults = (page: Page, within?: string): Promise<readonly string[]> => faultsOf(page, rules.dark, within)

/** The same in both themes. The page stays light. */
export async function faultsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await setTheme(page, 'dark')
  const dark = await accessibilityFaults(page, within)
  await setTheme(page, 'light')
  const light = await faultsOf(page, rules.light, within)
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
}

/**
 * Every rule in one theme, or those alone that a colour can break: for a page that is looked at in the other one elsewhere. The
 * page keeps that theme.
 */
export async function faultsInTheme(page: Page, theme: 'dark' | 'light', asks: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  await setTheme(page, theme)
  return (await faultsOf(page, asks === 'everything' ? rules.dark : rules.light)).map((fault) => `${theme}: ${fault}`)
}

async function faultsOf(page: Page, { place, looks }: Asked, within = 'html'): Promise<readonly string[]> {
  await settled(page)
  // Read into the page once: half a megabyte takes longer to read than a page to look at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(`${axe.source}; globalThis.oneOfEachLook = ${oneOfEachLook.toString()}`)
  }
  const results = await page.evaluate(
    async ([root, everyRule, colours]) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe
      const texts = (Reflect.get(globalThis, 'oneOfEachLook') as typeof oneOfEachLook)(root)
      const found = [await run(root, everyRule), ...(texts.length > 0 ? [await run({ include: texts }, colours)] : [])]
      return found.map(({ violations }) => ({ violations }))
    },
    [within, place, looks] as const,
  )
  return results.flatMap(saidFaults)
}

/**
 * Half-way through a fade every contrast is wrong: what moves and ends has ended. What never ends (a skeleton) is no reason to
 * wait. What stands beside another by its measured height is there two frames after the window has changed.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
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
