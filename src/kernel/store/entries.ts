import type { Values } from '../door/change.ts'
import type { Entry, FieldChange } from '../door/store.ts'
import type { Step } from './work.ts'

type Stamp = Pick<Entry, 'commit' | 'via' | 'by' | 'at' | 'seq'>

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What a commit did, record by record, for the history. `seq` is the number of the last entry before it. */
export const entriesOf = (steps: readonly Step[], { seq, ...stamp }: Stamp): readonly Entry[] =>
  steps.map(({ entity, id, before, after, discarded }, at) => ({
    ...stamp,
    seq: seq + at + 1,
    entity,
    id,
    version: (after ?? before)?.version ?? 0,
    type: before ? (after ? 'update' : 'remove') : 'create',
    changed: changedOf(before ?? {}, after ?? {}, discarded),
  }))

function changedOf(before: Values, after: Values, discarded: Values = {}): Entry['changed'] {
  const changed: Record<string, FieldChange> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(discarded)])) {
    const isChanged = key !== 'id' && key !== 'version' && !isSame(before[key], after[key])
    if (!isChanged && !(key in discarded)) continue
    changed[key] = {
      ...(before[key] !== undefined && { before: before[key] }),
      ...(after[key] !== undefined && { after: after[key] }),
      ...(key in discarded && { discarded: discarded[key] }),
    }
  }
  return changed
}
