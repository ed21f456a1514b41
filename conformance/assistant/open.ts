import type { Assistant } from '../../src/assistant/assistant.ts'
import type { Reply } from '../../src/assistant/reply.ts'
import { createAssistant } from '../../src/assistant/dialogue/create-assistant.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { loaderOf } from '../../src/sectors/loaders.ts'

/** The assistant of a trade over records of its own, on a Saturday morning unless another moment is said; `at` and `clock` may be moved. */
export async function openAssistant(slug: SectorSlug, today = '2026-11-21', time = '10:00') {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(`No trade is described under '${slug}'.`)
  const at = { today, time }
  const clock = { now: 0 }
  const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(today, time), at: () => at, by: 'Tu' })
  const assistant = createAssistant({ sector, store, at: () => at, now: () => clock.now })
  return { sector, store, assistant, at, clock }
}

/** The reply to the last of some sentences, said one after the other. */
export async function lastOf(assistant: Pick<Assistant, 'ask'>, first = '', ...more: readonly string[]): Promise<Reply> {
  let last = await assistant.ask(first)
  for (const one of more) last = await assistant.ask(one)
  return last
}

/** The same in a trade on a Friday morning. */
export const lastReply = async (slug: SectorSlug, ...says: readonly string[]): Promise<Reply> =>
  lastOf((await openAssistant(slug, '2026-11-27')).assistant, ...says)
