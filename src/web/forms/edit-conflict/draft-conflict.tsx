import { lateDialog } from '../../late/late-dialog.tsx'
import type { DraftConflict as Conflict } from './draft-conflicts.ts'

const ConflictDialog = lateDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)

/** The dialog in which somebody chooses between two versions of the record of a form. */
export function DraftConflict({ of: shown }: { readonly of: Conflict | undefined }) {
  if (!shown) return null
  return (
    <ConflictDialog
      key={shown.turn}
      conflict={shown.conflict}
      found={shown.found}
      open={shown.isOpen}
      onClose={shown.close}
      onSave={shown.save}
      onRecreate={shown.recreate}
      onGiveUp={shown.giveUp}
    />
  )
}
