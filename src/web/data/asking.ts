import { queryOptions, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { overheard, type Ask } from '../../kernel/door/ask.ts'
import type { Entry, Store } from '../../kernel/door/store.ts'
import { together } from '../../kernel/door/batch.ts'

/** What an answer was made of: the last that came, and the one on its way. */
interface Made {
  of: readonly Ask[]
  next: readonly Ask[]
}

const made = new WeakMap<Query, Made>()

/**
 * How something is read from the store, and kept until a change touches what it was made of. What is asked in one turn is asked
 * together.
 */
export const asking = <T>(store: Store, queryKey: QueryKey, read: (store: Store) => Promise<T>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, queryKey: key }) => {
      const asks: Ask[] = []
      const query = client.getQueryCache().find({ queryKey: key, exact: true })
      const held = (query && made.get(query)) ?? { of: [], next: [] }
      held.next = asks
      if (query) made.set(query, held)
      const answer = await read(overheard(together(store), (ask) => asks.push(ask)))
      held.of = asks
      return answer
    },
  })

/** How far what is on screen has followed what happens. */
interface Progress {
  commit: number
  readonly waiting: Set<() => void>
}

const followed = new WeakMap<QueryClient, Progress>()

function progressOf(client: QueryClient): Progress {
  const known = followed.get(client) ?? { commit: 0, waiting: new Set() }
  followed.set(client, known)
  return known
}

/** Refreshes what is on screen and is touched by what happened; what was read in another way is always. */
export async function refresh(client: QueryClient, entities: readonly AnyEntity[], entries: readonly Entry[]): Promise<void> {
  // Where the part does not arrive, too much is read rather than too little.
  const touches = await import('../../kernel/store/touches.ts').then(
    (part) => part.touches,
    () => () => true,
  )
  const isUnknown = entries.length === 0
  const isForeseen = !isUnknown && entries.every(({ commit }) => commit === 0)
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  await client.invalidateQueries({
    predicate: (query) => {
      const { of, next } = made.get(query) ?? {}
      // What is foreseen is foreseen of lists; figures wait for what has happened.
      if (isForeseen && !of?.every((ask) => ask.of === 'query')) return false
      return isUnknown || of === undefined || [...of, ...(next ?? [])].some((ask) => touches(known, ask, entries))
    },
  })
  const progress = progressOf(client)
  progress.commit = Math.max(progress.commit, entries.at(-1)?.commit ?? 0)
  for (const go of progress.waiting) go()
}

/** News of a commit may be later than its answer; longer than this nobody waits for them. */
const PATIENCE_MS = 3000

/** Waits until what is on screen says what a commit has left. */
export async function isRefreshed(client: QueryClient, commit: number): Promise<void> {
  const progress = progressOf(client)
  if (progress.commit >= commit) return
  const heard = await new Promise<boolean>((resolve) => {
    const settle = (has: boolean) => {
      clearTimeout(timer)
      progress.waiting.delete(go)
      resolve(has)
    }
    const go = () => progress.commit >= commit && settle(true)
    const timer = setTimeout(() => settle(false), PATIENCE_MS)
    progress.waiting.add(go)
  })
  if (!heard) await client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
}
