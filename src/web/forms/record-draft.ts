import type { UseFormReturn } from 'react-hook-form'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { KeptDraft } from './drafts.ts'
import type { DraftConflict, DraftConflicts } from './edit-conflict/draft-conflicts.ts'
import type { FormTarget } from './form-target.ts'
import type { SeriesQuestion } from './series.ts'
import type { WayOut } from './way-out.ts'

export interface DraftOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly resume: boolean
  /** It is written as soon as it can stand: its drafts last no longer than the page. */
  readonly savesItself?: boolean
  readonly onSaved: (row: AnyRow | undefined) => void
  /** Opens a record that was made from another: the one that is on screen is where somebody came from. */
  readonly onOpen?: ((row: AnyRow) => void) | undefined
  /** Brings the record to a state that is offered where it cannot be removed. */
  readonly onMove?: ((row: AnyRow, to: string) => void) | undefined
}

/** What became of what was typed, and the record as it is kept then. */
export interface KeptUp {
  readonly is: 'kept' | 'same' | 'incomplete' | 'refused'
  readonly row: AnyRow | undefined
}

export interface RecordDraft {
  readonly form: UseFormReturn
  readonly fields: Fields
  readonly status: 'loading' | 'ready' | 'gone' | 'failed'
  /** The record as it was read, when an existing one is edited. */
  readonly base: AnyRow | undefined
  readonly isSaving: boolean
  /** What is wrong with the record as a whole. */
  readonly problems: readonly Problem[]
  /** What is asked before it is saved as it stands: a day of another year. */
  readonly doubts: readonly Doubt[]
  /** What was typed here before and neither saved nor opened again, the oldest first. */
  readonly kept: readonly KeptDraft[]
  /** Values that somebody else has written meanwhile into fields that were typed in here. */
  readonly theirs: Readonly<Record<string, string>>
  /** What the record, as it is typed, clashes with among the others, by field. */
  readonly conflicts: Readonly<Record<string, string>>
  /** What it still says of an older state of itself, with what would follow now, by field. */
  readonly revision: Values
  /** Asked before one of a series is changed or taken out. */
  readonly series: SeriesQuestion | undefined
  readonly save: () => Promise<void>
  /** Writes what is typed as soon as it can stand, and goes on: nothing is asked and nothing said. */
  readonly keepUp: () => Promise<KeptUp>
  /** Saves what was asked about as it is. */
  readonly confirm: () => Promise<void>
  readonly remove: () => Promise<void>
  /** Reads the record again: what was typed stays, the rest becomes current. */
  readonly refresh: () => Promise<void>
  /** The comparison with what somebody else has saved, once there was one to make. */
  readonly editConflict: DraftConflict | undefined
  /** What can be done with the record as it was refused, in its words. */
  readonly instead: WayOut | undefined
  readonly bringBack: (draft: KeptDraft) => void
  /** Drops one of them, or all. */
  readonly forget: (draft?: KeptDraft) => void
  /** Keeps what was typed; whether there was anything. */
  readonly keep: () => boolean
  readonly onPicked: (name: string) => void
  /** Reads it after all, where that has failed. */
  readonly retry: () => void
}

/** What the parts of a draft share: its form, and the record as it was read. */
export interface DraftParts extends Pick<RecordDraft, 'form' | 'fields' | 'base'>, Pick<DraftOptions, 'entity' | 'target'> {
  /** The fields that stand in the form, those among them that are only read too. */
  readonly shown: Fields
  readonly setBase: (row: AnyRow) => void
  readonly setStatus: (status: RecordDraft['status']) => void
  readonly setProblems: (problems: readonly Problem[]) => void
  /** Says at their fields what is wrong there, and the rest over the form. */
  readonly refuse: (problems: readonly Problem[]) => void
  /** What is written leaves no draft behind. */
  readonly dropMine: () => void
  /** The ways to settle what others have saved meanwhile. */
  readonly conflicts: DraftConflicts
  /** Shows the record as it is now: what was typed stays. */
  readonly showNow: (row: AnyRow) => Promise<void>
  /** One piece of work at a time. */
  readonly once: (work: () => Promise<void>) => Promise<void>
}
