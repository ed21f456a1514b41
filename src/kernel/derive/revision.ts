import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Values } from '../door/change.ts'
import type { Entry } from '../door/store.ts'

type Revised = Parameters<NonNullable<AnyEntity['revises']>>[0]

/**
 * What a record still says of an older state of itself, with the values that would follow now: «importo» for one night where
 * there are three by now. Every field is compared with the state in which it was written last, as the history tells it; so whoever
 * has written a sum after the nights changed is asked no more. `row` is the record as it is about to be, `stored` as it is kept.
 */
export async function revisionOf(
  entity: AnyEntity,
  { stored, row }: { readonly stored: AnyRow; readonly row: AnyRow },
  history: readonly Entry[],
  read: Read,
): Promise<Values> {
  if (!entity.revises) return {}
  const states = statesOf(history, stored)
  const first = states[0] ?? stored
  const asked = new Map<AnyRow, Values>()
  const from = async (base: AnyRow): Promise<Values> => {
    const known = asked.get(base) ?? (await entity.revises?.(base as Revised, row as Revised, read)) ?? {}
    asked.set(base, known)
    return known
  }
  const found: [string, unknown][] = []
  for (const key of Object.keys(await from(first))) {
    // What is being written into the field now follows from nothing older.
    if (row[key] !== stored[key]) continue
    const written = states.findLastIndex((state, at) => at > 0 && state[key] !== states[at - 1]?.[key])
    const value = (await from(states[Math.max(0, written)] ?? first))[key]
    if (value !== undefined && value !== row[key]) found.push([key, value])
  }
  return Object.fromEntries(found)
}

/** The record at every turn, the oldest first: from how it is kept back through what has changed. */
function statesOf(history: readonly Entry[], stored: AnyRow): readonly AnyRow[] {
  const states = [stored]
  for (const entry of history.toReversed()) {
    const before = stateBefore(states[0] ?? stored, entry)
    if (!before) break
    states.unshift(before)
  }
  return states
}

/** The record as it was before something happened to it; nothing where it was not there yet. */
export function stateBefore(row: AnyRow, entry: Entry | undefined): AnyRow | undefined {
  if (!entry || entry.type === 'create') return undefined
  return { ...row, ...Object.fromEntries(Object.entries(entry.changed).map(([key, { before }]) => [key, before])) }
}
