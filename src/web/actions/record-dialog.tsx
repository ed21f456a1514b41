import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import type { FormTarget } from '../forms/form-target.ts'
import type { RecordForm } from '../forms/record-form.tsx'
import { lateDialog } from '../late/late-dialog.tsx'
import type { RecordRequest } from './record-request.ts'

const FormDialog = lateDialog(async () => (await import('../forms/form-dialog.tsx')).FormDialog)
const DocumentEditor = lateDialog(async () => (await import('../forms/document/document-editor.tsx')).DocumentEditor)
const ActionDialog = lateDialog(async () => (await import('./action-dialog.tsx')).ActionDialog)
const DetailsDialog = lateDialog(async () => (await import('../forms/details-dialog.tsx')).DetailsDialog)
const MoveDialog = lateDialog(async () => (await import('../forms/move-dialog.tsx')).MoveDialog)

interface RecordDialogProps {
  readonly what: RecordRequest
  readonly open: boolean
  readonly form: RecordForm
  readonly isPage: (entity: AnyEntity) => boolean
  readonly onClose: () => void
  /** Opens something else in its place. */
  readonly onOpen: (what: RecordRequest) => void
  /** Opens a form again with what was typed in it. */
  readonly onResume: (entity: AnyEntity, target: FormTarget) => void
  readonly onNamed: (name: string) => void
}

/** The dialog of what is open over the page: a form, a document, an action, a look, a move. */
export function RecordDialog({ what, open, form, isPage, onClose, onOpen, onResume, onNamed }: RecordDialogProps) {
  const { sector } = useSector()
  if (what.kind === 'action')
    return (
      <ActionDialog
        action={what.action}
        only={what.only}
        given={what.given}
        resumed={what.resumed}
        open={open}
        onClose={onClose}
        onReopen={(only, resumed) => onOpen({ kind: 'action', action: what.action, only, resumed })}
      />
    )
  if (what.kind === 'look') return <DetailsDialog entity={what.entity} id={what.id} open={open} onClose={onClose} onEdit={form.edit} />
  if (what.kind === 'move')
    return (
      <MoveDialog
        {...what}
        open={open}
        onClose={onClose}
        onMend={({ entity, id, field }) => form.edit(entityOf(sector, entity), id, field)}
      />
    )
  const Form = isPage(what.entity) ? DocumentEditor : FormDialog
  return (
    <Form
      entity={what.entity}
      target={what.target}
      resume={what.resume}
      startAt={what.startAt}
      returns={what.returns}
      open={open}
      onClose={onClose}
      onResume={onResume}
      onInstead={form.create}
      onNext={form.next}
      onNamed={onNamed}
      onAct={(action, id) => form.act(action, [id])}
      onMove={(entity, row, to) => form.move(entity, row, to, 'form')}
    />
  )
}
