import type { AnyEntity } from '../../kernel/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { FormTarget } from './form-target.ts'

export interface FormDialogProps {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly open: boolean
  readonly onClose: () => void
  /** Brings back what was typed and not saved. */
  readonly resume?: boolean | undefined
  readonly onResume?: ((target: FormTarget) => void) | undefined
  readonly onSaved?: ((row: AnyRow) => void) | undefined
}

export function FormDialog(_props: FormDialogProps) {
  return null
}
