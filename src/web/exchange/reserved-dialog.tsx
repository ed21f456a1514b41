import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ReservedDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Labels of the fields that only some may see. */
  readonly labels: readonly string[]
  readonly onExport: () => void
}

/** Asks before fields that are kept to some leave in a file that anybody can open. */
export function ReservedDialog({ open, onClose, labels, onExport }: ReservedDialogProps) {
  const take = () => {
    onClose()
    onExport()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Esportare anche i dati riservati?"
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="primary" onClick={take}>
            Esporta tutto
          </Button>
        </>
      }
    >
      <p>
        Il file contiene {labels.join(', ')}. Chi lo apre li legge: conservalo dove arriva solo chi può vederli, e cancellalo quando non
        serve più.
      </p>
    </Dialog>
  )
}
