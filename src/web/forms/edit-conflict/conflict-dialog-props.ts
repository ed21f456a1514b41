import type { Problem } from '../../../kernel/problem/problem.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { EditConflict, Theirs } from './edit-conflict.ts'
import type { Merge } from './three-way.ts'

/** What two versions of a record are compared of, and what becomes of the choice. */
export interface ConflictDialogProps {
  readonly conflict: EditConflict
  /** What was read when the conflict was found. */
  readonly found: Theirs
  readonly open: boolean
  /** Goes back to where the record was written, with everything typed. */
  readonly onClose: () => void
  /** Writes what was chosen over the record as it is now; returns what stands against it. */
  readonly onSave: (merge: Merge, now: AnyRow) => Promise<readonly Problem[]>
  /** Makes the removed record again of what was written; returns what stands against it. */
  readonly onRecreate: () => Promise<readonly Problem[]>
  /** Gives up what was written about a record that is gone. */
  readonly onGiveUp: () => void
}
