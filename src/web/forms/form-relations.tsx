import { Trash2 } from 'lucide-react'
import type { Action } from '../../kernel/action/action.ts'
import { isArchivable, isArchived } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { numberIn } from '../../kernel/derive/numbering.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FormDialogProps } from './form-dialog-props.ts'
import { History, type OpenHistory } from './history/history.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordChains } from './record-chains.tsx'
import { RecordPapers } from './record-papers.tsx'
import { useArchive } from './use-archive.ts'
import type { FormStanding } from './use-form-standing.ts'
import type { RecordDraft } from './record-draft.ts'

interface FormRelationsProps extends Pick<FormStanding, 'settled' | 'isReadOnly' | 'next'>, Pick<FormDialogProps, 'onResume' | 'onNext'> {
  readonly entity: AnyEntity
  readonly id: string
  readonly draft: RecordDraft
  readonly history: OpenHistory
  /** Does something with the record, where something can be done with it from here. */
  readonly onAct: ((action: Action) => void) | undefined
  readonly onClose: () => void
}

/** What belongs to a record below its form: its history, its actions, its papers, the records before and after it, its removal. */
export function FormRelations(props: FormRelationsProps) {
  const { entity, id, draft, history, settled, isReadOnly, next, onAct, onResume, onNext, onClose } = props
  const { base } = draft
  const isRemovable = !isReadOnly && !settled && entity.stays === undefined && !(base && numberIn(entity, base))
  return (
    <>
      <History entity={entity} id={id} history={history} onRestored={() => void draft.refresh()} />
      {base && onAct && <RecordActions entity={entity} row={base} onAct={onAct} without={next?.key} />}
      {base && <RecordPapers entity={entity} row={base} />}
      {base && onNext && (
        <RecordChains entity={entity} row={base} onEdit={(other, to) => onResume?.(other, { mode: 'edit', id: to })} onNext={onNext} />
      )}
      {isRemovable && <RecordRemoval entity={entity} draft={draft} onClose={onClose} />}
    </>
  )
}

/** The two ways by which a record leaves the lists: put away, or taken out. */
function RecordRemoval({ entity, draft, onClose }: Pick<FormRelationsProps, 'entity' | 'draft' | 'onClose'>) {
  const { base } = draft
  const archive = useArchive(entity)
  const putAway = async () => {
    // Where it stood «Elimina» would stand now, under a second press.
    if (base && (await archive(base, true)).ok) onClose()
    else await draft.refresh()
  }
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-line pt-2">
      {base && isArchivable(entity) && !isArchived(entity, base) && (
        <Button variant="ghost" className="-ml-4" icon={<Icon name="package" />} onClick={() => void putAway()}>
          Archivia {entity.label.one.toLowerCase()}
        </Button>
      )}
      <Button variant="ghost" className="text-bad first:-ml-4" icon={<Trash2 aria-hidden />} onClick={() => void draft.remove()}>
        Elimina {entity.label.one.toLowerCase()}
      </Button>
    </div>
  )
}
