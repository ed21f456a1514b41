import type { CollectionScreen } from '../../kernel/screen.ts'

export interface ImportDialogProps {
  readonly screen: CollectionScreen
  readonly open: boolean
  readonly onClose: () => void
}

export function ImportDialog(_props: ImportDialogProps) {
  return null
}
