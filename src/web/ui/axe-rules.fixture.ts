import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 level AA. */
export const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that look at colours. A theme is a set of colour tokens and nothing else (`tokens.css`): it can break no other rule. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe is asked in each theme: every rule of these tags in the dark, in the light those that a colour can break. Only
 * violations are written out in full: to describe every element that passes takes longer than to look at it.
 */
export const asked = (tags: readonly string[]): Readonly<Record<'dark' | 'light', RunOptions>> => ({
  dark: { runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] },
  light: { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
})

/** One readable line a finding. An empty list is the only good answer. */
export const saidFaults = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary ?? ''}`),
  )
