import type { Entry } from '../door/store.ts'
import type { Step } from './work.ts'

type Stamp = Pick<Entry, 'commit' | 'via' | 'by' | 'at' | 'seq'>

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What a commit did, record by record, for the history. `seq` is the number of the last entry before it. */
export const entriesOf = (steps: readonly Step[], { seq, ...stamp }: Stamp): readonly Entry[] =>
  steps.map(({ entity, id, before, after }, at) => ({
    ...stamp,
    seq: seq + at + 1,
    entity,
    id,
    version: (after ?? before)?.version ?? 0,
    type: before ? (after ? 'update' : 'remove') : 'create',
    changed: changedOf(before ?? {}, after ?? {}),
  }))

function changedOf(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Entry['changed'] {
  const changed: Record<string, { before?: unknown; after?: unknown }> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key === 'id' || key === 'version' || isSame(before[key], after[key])) continue
    changed[key] = { ...(before[key] !== undefined && { before: before[key] }), ...(after[key] !== undefined && { after: after[key] }) }
  }
  return changed
}
