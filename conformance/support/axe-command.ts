import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserCommand } from 'vitest/node'

/** WCAG 2.2 level AA, and what axe calls best practice of a part of a page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with the part of a test's page that a selector names, one readable line a finding. */
export const axeFaults: BrowserCommand<[within: string]> = async ({ page }, within) => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags)
  // Tests run in a frame of the page that runs them.
  const { violations } = await builder.include({ fromFrames: ['iframe', within] }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary ?? ''}`),
  )
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    axeFaults: (within: string) => Promise<string[]>
  }
}
