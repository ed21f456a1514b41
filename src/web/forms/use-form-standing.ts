import type { Action } from '../../kernel/action/action.ts'
import { isFixed, noteOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isClosed, settledOf } from '../../kernel/derive/closure.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { FormTarget } from './form-target.ts'
import { useRecordActions } from './use-record-actions.ts'
import type { RecordDraft } from './record-draft.ts'

/** A new record that one asks for: what puts it right, what it still lacks. */
interface Wanted {
  readonly label: string
  readonly entity: string
  readonly values: Values
}

export interface FormStanding {
  /** Fields that may no longer change; none while the whole record may. */
  readonly settled: readonly string[] | undefined
  /** The sentence about the record as it is kept. */
  readonly message: string | undefined
  readonly wanted: Wanted | undefined
  /** Nothing in the form is written. */
  readonly isReadOnly: boolean
  /** A closed record: it has nothing to save until one of the fields that it leaves open is written in. */
  readonly isLocked: boolean
  /** The thing that is done with such a record first: it stands where the eye is, not below the last field. */
  readonly next: Action | undefined
}

interface StandingOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly draft: RecordDraft
  /** Something can be done with the record from here. */
  readonly canAct: boolean
}

/** How far a record may still be written, and what is said about it. */
export function useFormStanding({ entity, target, draft, canAct }: StandingOptions): FormStanding {
  const { base, fields, form } = draft
  const settled = base && settledOf(entity, base)
  const note = entity.noteReads ? undefined : base && noteOf(entity, base)
  const actionsOf = useRecordActions(entity)
  const acts = base && canAct && target.mode === 'edit' ? actionsOf(base) : []
  const isLocked = base !== undefined && isClosed(entity, base) && !form.formState.isDirty
  return {
    settled: settled?.fields,
    message: (settled ?? note)?.message,
    wanted: settled?.instead ? { ...settled.instead, entity: entity.name } : note?.next,
    isReadOnly: isFixed(entity) || Object.keys(fields).every((key) => settled?.fields.includes(key)),
    isLocked,
    next: (isLocked ? acts.find(({ corrects }) => corrects) : undefined) ?? acts[0],
  }
}
