import { Trash2 } from 'lucide-react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { numberIn } from '../../../kernel/derive/numbering.ts'
import { Button } from '../../ui/button.tsx'
import type { FormDialogProps } from '../form-dialog-props.ts'
import { History, type OpenHistory } from '../history/history.tsx'
import { RecordActions } from '../record-actions.tsx'
import { RecordChains } from '../record-chains.tsx'
import { OtherPapers } from './other-papers.tsx'
import type { OpenDocument } from './use-document.ts'
import type { Step } from './use-next-step.ts'

interface DocumentRelationsProps extends Pick<FormDialogProps, 'onResume' | 'onNext' | 'onAct'> {
  readonly opened: OpenDocument
  readonly base: AnyRow
  readonly history: OpenHistory
  /** The step that has its button above. */
  readonly step: Step | undefined
  readonly leave: (forWhat: () => void) => void
}

/** What belongs to a document that is a record: the records before and after it, its actions, its other papers, its history. */
export function DocumentRelations({ opened, base, history, step, leave, onResume, onNext, onAct }: DocumentRelationsProps) {
  const { entity, document, draft, isOpen } = opened
  return (
    <div className="grid gap-3">
      {onNext && (
        <RecordChains
          entity={entity}
          row={base}
          onEdit={(other, id) => leave(() => onResume?.(other, { mode: 'edit', id }))}
          onNext={(next, prefill, made) => leave(() => onNext(next, prefill, made))}
          without={step?.kind === 'chain' ? step.chain.key : undefined}
        />
      )}
      {onAct && (
        <RecordActions
          entity={entity}
          row={base}
          onAct={(action) => leave(() => onAct(action, base.id))}
          without={step?.kind === 'action' ? step.action.key : undefined}
        />
      )}
      <OtherPapers entity={entity} row={base} without={document.print} />
      <History entity={entity} id={base.id} history={history} onRestored={() => void draft.refresh()} />
      {isOpen && !numberIn(entity, base) && (
        <div>
          <Button variant="ghost" className="-ml-4 text-bad" icon={<Trash2 aria-hidden />} onClick={() => void draft.remove()}>
            Elimina {entity.label.one.toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  )
}
