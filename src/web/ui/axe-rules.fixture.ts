import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 level AA. */
export const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Asked of one text of each look (`oneOfEachLook`): to ask it of each is three quarters of the time of a page. */
const contrast = 'color-contrast'

/**
 * What axe is asked in each theme: every rule of these tags in the dark, in the light those that a colour can break, since a
 * theme is a set of colour tokens and nothing else (`tokens.css`). `place` is asked of the whole page, `looks` of
 * `oneOfEachLook`. Only violations are written out in full: to describe every element that passes takes longer than to look at it.
 */
export const asked = (
  tags: readonly string[],
): Readonly<Record<'dark' | 'light', { readonly place: RunOptions; readonly looks: RunOptions }>> => ({
  dark: { place: { ...rulesOf('tag', tags), rules: { [contrast]: { enabled: false } } }, looks: rulesOf('rule', [contrast]) },
  light: { place: rulesOf('rule', ['link-in-text-block']), looks: rulesOf('rule', [contrast]) },
})

const rulesOf = (type: 'tag' | 'rule', values: readonly string[]): RunOptions => ({
  runOnly: { type, values: [...values] },
  resultTypes: ['violations'],
})

/**
 * One element for each look that a text has within a place: its colour, size and weight and all that lies behind it. What
 * floats over something that is not its ancestor is a look of its own. Reads the page it runs in and nothing else, so that a
 * journey can send it there.
 */
export function oneOfEachLook(place: string): Element[] {
  const behind = new Map<Element | null, { readonly look: string; readonly isFloating: boolean }>([[null, { look: '', isFloating: false }]])
  const lookBehind = (element: Element | null) => {
    const known = behind.get(element)
    if (known !== undefined || element === null) return known ?? { look: '', isFloating: false }
    const style = getComputedStyle(element)
    const above: { readonly look: string; readonly isFloating: boolean } = lookBehind(element.parentElement)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style
    const isClear = /, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
    const isBare = isClear && opacity === '1' && `${backgroundImage} ${filter} ${mixBlendMode}` === 'none none normal'
    const isOpaque = !/rgba|\/|transparent/.test(backgroundColor) && opacity === '1'
    const found = {
      look: isBare ? above.look : [above.look, backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' '),
      isFloating: !isOpaque && (above.isFloating || !['static', 'relative'].includes(style.position)),
    }
    behind.set(element, found)
    return found
  }
  const looks = new Map<string, Element>()
  for (const element of document.querySelectorAll(`:is(${place}), :is(${place}) *`)) {
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!isText && !element.matches('input, select, textarea')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { look, isFloating } = lookBehind(element)
    const key = isFloating
      ? `floats ${looks.size}`
      : [element.matches(':disabled, [aria-disabled="true"]'), color, fontSize, fontWeight, textShadow, look].join('|')
    if (!looks.has(key)) looks.set(key, element)
  }
  return [...looks.values()]
}

/** One readable line a finding. An empty list is the only good answer. */
export const saidFaults = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary ?? ''}`),
  )
