import type { AnyRow } from '../../../src/kernel/fields/shapes.ts'
import { allRows } from '../../../src/kernel/store/all-rows.ts'
import type { Change } from '../../../src/kernel/store/change.ts'
import { MemoryStore } from '../../../src/kernel/store/memory/memory-store.ts'
import type { Reply } from '../../../src/assistant/reply.ts'
import type { Asker } from '../ask-gold.ts'
import { FROZEN } from '../gold.ts'

/** Whether a commit of these changes would be refused, and the reply says with what sentence. */
export async function isRefusedAndTold(asker: Asker, changes: readonly Change[], reply: Reply): Promise<boolean> {
  const committed = await (await copyOf(asker)).commit(changes, { via: 'assistant' })
  const told = JSON.stringify(reply).toLowerCase()
  return !committed.ok && committed.problems.some(({ message }) => told.includes(JSON.stringify(message).slice(1, -2).toLowerCase()))
}

/** The same records in another store, to try something on. */
async function copyOf({ sector: { entities }, store }: Asker): Promise<MemoryStore> {
  const sample: Record<string, readonly AnyRow[]> = {}
  for (const { name } of entities) sample[name] = (await allRows(store, { entity: name })).rows
  return new MemoryStore({ entities, sample, at: () => FROZEN })
}
