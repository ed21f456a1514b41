import type { Change } from '../../../kernel/door/change.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { EditConflict, Theirs } from './edit-conflict.ts'
import type { Met } from './meet-theirs.ts'
import type { Merge } from './three-way.ts'

/** A commit that met what somebody else had saved. */
export interface ConflictWork {
  readonly changes: readonly Change[]
  /** What the notice says when it is saved. */
  readonly done: string
  /** Goes on with the record as it was saved, or without it where it is given up. */
  readonly onSettled: (row: AnyRow | undefined) => void
}

/** The comparison that a form asks for: what its dialog shows, and what becomes of the answer. */
export interface DraftConflict {
  readonly turn: number
  readonly conflict: EditConflict
  readonly found: Theirs
  readonly isOpen: boolean
  /** It was asked while somebody was writing, and waits until he wants to compare. */
  readonly isWaiting: boolean
  readonly open: () => void
  readonly close: () => void
  readonly save: (merge: Merge, now: AnyRow) => Promise<readonly Problem[]>
  readonly recreate: () => Promise<readonly Problem[]>
  readonly giveUp: () => void
}

export interface DraftConflicts {
  readonly shown: DraftConflict | undefined
  /** Compares a refused commit with what others have saved; nothing where the refusal has other reasons. */
  readonly meet: (changes: readonly Change[], problems: readonly Problem[], base: AnyRow | undefined) => Promise<Met | undefined>
  /** What was asked about is saved, or is about to be compared anew. */
  readonly forget: () => void
  /** Asks which version remains, at once or when somebody wants to. */
  readonly ask: (found: Theirs, work: ConflictWork, base: AnyRow, atOnce: boolean) => void
}
