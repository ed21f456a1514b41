import { titleOf } from '../../../kernel/entity/entity.ts'
import { useRow } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lower, type IcalNames } from './ical-names.ts'
import { confirmLabel, writtenOf } from './ical-words.ts'
import { PreviewStep } from './preview-step.tsx'
import { StartStep } from './start-step.tsx'
import { useIcal } from './use-ical.ts'
import { capital } from '../../../kernel/italian/capital.ts'

export interface IcalDialogProps {
  readonly names: IcalNames
  /** Id of the lane that the dialog was opened on, if any. */
  readonly lane: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The calendar of a lane: a portal's file in, compared before anything is written, and ours out. */
export function IcalDialog({ names, lane, open, onClose }: IcalDialogProps) {
  const job = useIcal(names, lane, onClose)
  const { data: row } = useRow(names.lane.name, job.lane)
  const { chosen, plan } = job
  const isPreview = chosen !== undefined && plan !== undefined
  const count = isPreview ? writtenOf(plan, chosen.removes) : 0
  const title = row ? titleOf(names.lane, row, undefined) : ''
  const many = [names.entity, ...(names.blocks ? [names.blocks] : [])].map(({ label }) => label.many)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Calendari iCal"
      description={isPreview ? `${title} · ${chosen.name}` : `${capital(lower(many.join(' e ')))}, da e verso i portali`}
      size="lg"
      footer={
        isPreview ? (
          <>
            <Button variant="ghost" onClick={job.back}>
              Indietro
            </Button>
            <Button variant="primary" busy={job.isBusy} disabled={count === 0} onClick={() => void job.commit()}>
              {job.isBusy ? 'Importo…' : confirmLabel(plan, chosen.removes, names)}
            </Button>
          </>
        ) : (
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
        )
      }
    >
      {isPreview ? <PreviewStep job={job} names={names} chosen={chosen} plan={plan} /> : <StartStep job={job} names={names} />}
    </Dialog>
  )
}
