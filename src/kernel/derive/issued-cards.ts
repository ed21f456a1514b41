import { stateBefore } from './revision.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { issuedNumberIn, numberOf } from './numbering.ts'
import { overheard } from '../door/ask.ts'
import type { Entry, Store } from '../door/store.ts'

/**
 * The store for the paper of a record: cards stand in it as they stood in the commit that gave the record its number, so that a paper
 * printed again says what the first one said. Read back from the history; the store itself while the record has no number. Lists
 * (`query`) stay as they are today: payments come in after an invoice is issued.
 */
export async function asIssued(store: Store, entity: AnyEntity, row: AnyRow): Promise<Store> {
  const key = numberOf(entity)?.[0]
  if (key === undefined || issuedNumberIn(entity, row) === undefined) return store
  const issued = (await store.history(entity.name, row.id)).findLast(({ changed }) => changed[key]?.after !== undefined)
  const since = issued?.commit ?? 0
  const getMany: Store['getMany'] = async (name, ids) =>
    Promise.all(
      (await store.getMany(name, ids)).map(async (card) =>
        card.version > 1 ? rewound(card, await store.history(name, card.id), since) : card,
      ),
    )
  return { ...overheard(store, () => undefined), getMany, get: async (name, id) => (await getMany(name, [id]))[0] }
}

/** A card as a commit left it; one that was made later as it was made. */
function rewound(card: AnyRow, history: readonly Entry[], since: number): AnyRow {
  let then = card
  for (const entry of history.toReversed()) {
    const before = entry.commit > since ? stateBefore(then, entry) : undefined
    if (!before) break
    then = before
  }
  return then
}
