import type { Action } from '../../kernel/action/action.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FormStanding } from './use-form-standing.ts'
import type { RecordDraft } from './record-draft.ts'

interface FormFooterProps extends Pick<FormStanding, 'next' | 'isReadOnly' | 'isLocked'>, Pick<RecordDraft, 'status' | 'isSaving'> {
  readonly formId: string
  /** «Salva cliente». */
  readonly save: string
  readonly onAct: (action: Action) => void
  readonly onClose: () => void
}

/** Foot of a form's dialog: what is done with the record first, and the two ways out. What is only read is left by the cross. */
export function FormFooter({ next, isReadOnly, isLocked, status, isSaving, formId, save, onAct, onClose }: FormFooterProps) {
  return (
    <>
      {next && !isLocked && (
        <Button className="mr-auto" icon={next.icon && <Icon name={next.icon} />} onClick={() => onAct(next)}>
          {next.label}
        </Button>
      )}
      {!isReadOnly && !isLocked && (
        <Button variant="ghost" onClick={onClose}>
          Annulla
        </Button>
      )}
      {next && isLocked && (
        <Button icon={next.icon && <Icon name={next.icon} />} onClick={() => onAct(next)}>
          {next.label}
        </Button>
      )}
      {!isReadOnly && !isLocked && (
        <Button type="submit" form={formId} variant="primary" aria-busy={isSaving} disabled={status !== 'ready'}>
          {save}
        </Button>
      )}
    </>
  )
}
