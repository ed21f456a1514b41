import type { Move } from './use-move.ts'

interface MoveDialogProps extends Move {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

export function MoveDialog(_props: MoveDialogProps) {
  return null
}
