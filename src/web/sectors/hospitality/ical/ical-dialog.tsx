import { useRow } from '../../../data/use-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { confirmLabel, writtenOf } from './ical-words.ts'
import { PreviewStep } from './preview-step.tsx'
import { StartStep } from './start-step.tsx'
import { useIcal } from './use-ical.ts'

export interface IcalDialogProps {
  /** Id of the room that the dialog was opened on, if any. */
  readonly room: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The calendar of a room: a portal's file in, compared before anything is written, and ours out. */
export function IcalDialog({ room, open, onClose }: IcalDialogProps) {
  const job = useIcal(room, onClose)
  const { data: row } = useRow('camera', job.room)
  const { chosen, piano } = job
  const isPreview = chosen !== undefined && piano !== undefined
  const count = isPreview ? writtenOf(piano, chosen.annulla) : 0
  const name = typeof row?.['nome'] === 'string' ? row['nome'] : ''
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Calendari iCal"
      description={isPreview ? `${name} · ${chosen.name}` : 'Prenotazioni e chiusure di una camera, da e verso i portali'}
      size="lg"
      footer={
        isPreview ? (
          <>
            <Button variant="ghost" onClick={job.back}>
              Indietro
            </Button>
            <Button variant="primary" busy={job.isBusy} disabled={count === 0} onClick={() => void job.commit()}>
              {job.isBusy ? 'Importo…' : confirmLabel(piano, chosen.annulla)}
            </Button>
          </>
        ) : (
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
        )
      }
    >
      {isPreview ? <PreviewStep job={job} chosen={chosen} piano={piano} /> : <StartStep job={job} />}
    </Dialog>
  )
}
