import type { AnyEntity } from '../../kernel/define-entity.ts'
import { Dialog } from '../ui/dialog.tsx'

export interface ScanDialogProps {
  /** With only the fields that may be filled. */
  readonly entity: AnyEntity
  /** A picture that was dropped on the strip. */
  readonly file: File | undefined
  readonly nameOf: ((key: string) => string) | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** From a picture to the fields of the form around it. */
export function ScanDialog({ open, onClose }: ScanDialogProps) {
  return <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Compila da una foto o un documento" size="lg" />
}
