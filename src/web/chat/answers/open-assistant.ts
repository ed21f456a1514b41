import { createAssistant } from '../../../assistant/dialogue/create-assistant.ts'
import type { Assistant, AssistantOptions } from '../../../assistant/assistant.ts'
import type { Opened } from '../../data/open-demo.ts'
import { commitOnTrail, undoOnTrail } from '../../data/trail-commits.ts'
import { sectorFor } from '../../data/sector-sight.ts'

/** The assistant over what the page has opened: what a person confirms goes the way of every button, and Ctrl/⌘ Z takes it back. */
export async function openAssistant(
  { sector, store, clock }: Pick<Opened, 'sector' | 'store' | 'clock'>,
  make: (options: AssistantOptions) => Assistant = createAssistant,
): Promise<Assistant> {
  return make({
    sector: store.groups === 'all' ? sector : await sectorFor(sector, store.groups),
    store,
    at: clock.at,
    now: () => clock.now().getTime(),
    commit: (changes) => commitOnTrail(store, changes, { via: 'assistant' }),
    undo: async (commit) => (await undoOnTrail(store, commit)) ?? store.undo(commit),
  })
}
