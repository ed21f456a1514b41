import type { Action } from '../../kernel/action/action.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { FormTarget, Made } from './form-target.ts'

/** What the form of a record is opened with, and where it leads. */
export interface FormDialogProps {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly open: boolean
  readonly onClose: () => void
  /** Begins with what was typed and not saved. */
  readonly resume?: boolean | undefined
  /** A document that comes back from behind what one of its steps asked for: the cursor stands on its step again. */
  readonly returns?: boolean | undefined
  /** The field that the cursor begins in. */
  readonly startAt?: string | undefined
  /** Opens a form again with what was typed in it. */
  readonly onResume?: ((entity: AnyEntity, target: FormTarget) => void) | undefined
  readonly onSaved?: ((row: AnyRow) => void) | undefined
  /** Makes the next record after this one. */
  readonly onNext?: ((entity: AnyEntity, prefill: Values, made: Made) => void) | undefined
  /** Makes the new record that this one asks for: what puts it right, what it still lacks. */
  readonly onInstead?: ((entity: AnyEntity, values: Values) => void) | undefined
  /** A document has become a record, which the address calls so. */
  readonly onNamed?: ((name: string) => void) | undefined
  /** Does something with the record as it is kept; what was typed and not saved waits. */
  readonly onAct?: ((action: Action, id: string) => void) | undefined
  /** Brings the record as it is kept to another state. */
  readonly onMove?: ((entity: AnyEntity, row: AnyRow, to: string) => void) | undefined
}
