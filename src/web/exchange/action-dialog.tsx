import type { Action } from '../../kernel/action.ts'

export interface ActionDialogProps {
  readonly action: Action
  readonly open: boolean
  readonly onClose: () => void
  /** Proposes this record alone. */
  readonly only?: string | undefined
}

export function ActionDialog(_props: ActionDialogProps) {
  return null
}
