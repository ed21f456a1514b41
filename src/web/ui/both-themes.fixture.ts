import axe from 'axe-core'
import { asked, levelAA, oneOfEachLook, saidFaults } from './axe-rules.fixture.ts'

/**
 * What axe finds wrong on the page of a test, in the dark and in the light, when what fades has faded. An empty list is the only
 * good answer. The page stays dark.
 */
export async function faultsInBothThemes(within = 'main'): Promise<readonly string[]> {
  const { classList } = document.documentElement
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation-duration: 0s !important }')
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, still]
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    classList.remove('dark', 'light')
    classList.add(theme)
    const { place, looks } = asked(levelAA)[theme]
    const texts = oneOfEachLook(within)
    const results = [await axe.run(within, place), ...(texts.length > 0 ? [await axe.run({ include: texts }, looks)] : [])]
    found.push(...results.flatMap(saidFaults).map((fault) => `${theme}: ${fault}`))
  }
  document.adoptedStyleSheets = before
  return found
}
