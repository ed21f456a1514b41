import { createAssistant } from '../../../assistant/dialogue/create-assistant.ts'
import type { Assistant, AssistantOptions } from '../../../assistant/assistant.ts'
import { isOwner } from '../../../kernel/door/asker.ts'
import type { Opened } from '../../data/trade-source.ts'
import { commitOnTrail, undoOnTrail } from '../../data/trail-commits.ts'
import { sectorFor } from '../../data/sector-sight.ts'

/** The assistant over what the page has opened: what a person confirms goes the way of every button, and Ctrl/⌘ Z takes it back. */
export async function openAssistant(
  { sector, store, clock }: Pick<Opened, 'sector' | 'store' | 'clock'>,
  make: (options: AssistantOptions) => Assistant = createAssistant,
): Promise<Assistant> {
  return make({
    sector: isOwner(store) ? sector : await sectorFor(sector, store),
    store,
    at: clock.at,
    now: () => clock.now().getTime(),
    commit: (changes) => commitOnTrail(store, changes, { via: 'assistant' }),
    undo: async (commit) => (await undoOnTrail(store, commit)) ?? store.undo(commit),
  })
}
