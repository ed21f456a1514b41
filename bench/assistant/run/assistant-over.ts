import { createAssistant } from '../../../src/assistant/dialogue/create-assistant.ts'
import type { Assistant } from '../../../src/assistant/assistant.ts'
import type { Sector } from '../../../src/kernel/sector/sector.ts'
import type { Store } from '../../../src/kernel/door/store.ts'
import { FROZEN } from '../gold.ts'

const NOW = Date.parse(`${FROZEN.today}T${FROZEN.time}:00Z`)

/** A new conversation at the frozen moment. */
export const assistantOver = async (sector: Sector, store: Store): Promise<Assistant> =>
  createAssistant({ sector, store, at: () => FROZEN, now: () => NOW })
