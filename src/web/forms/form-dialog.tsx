import { useEffect, useId, useRef } from 'react'
import { isArchivable } from '../../kernel/derive/archive.ts'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import { calledBy } from '../../kernel/derive/numbering.ts'
import { FormPresence } from '../data/presence-parts.tsx'
import { screenOf, useSector } from '../data/sector-context.tsx'
import { NotArrived } from '../late/late.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { ArchivedNote, CopiedNote } from './archived-note.tsx'
import { DraftConflict } from './edit-conflict/draft-conflict.tsx'
import { FormBody } from './form-body.tsx'
import type { FormDialogProps } from './form-dialog-props.ts'
import { focusField } from './form-element.ts'
import { FormFooter } from './form-footer.tsx'
import { FormMessages } from './form-messages.tsx'
import { FormRelations } from './form-relations.tsx'
import { isTall } from './form-shape.ts'
import type { FormTarget } from './form-target.ts'
import { useOpenHistory } from './history/history.tsx'
import { StandingNote } from './standing-note.tsx'
import { useFormStanding } from './use-form-standing.ts'
import { useNestedForm } from './use-nested-form.ts'
import { useOpenForm } from './use-open-form.ts'

/** The form of any entity, to make a record, change it or copy it. */
export function FormDialog(props: FormDialogProps) {
  const { entity, target, open, onResume, onSaved, onNext, onInstead, onAct } = props
  const { sector } = useSector()
  const { nested, closeNested, resumeNested, createRecord } = useNestedForm()
  const formId = useId()
  const isOpen = useRef(open)
  useEffect(() => void (isOpen.current = open), [open])
  const { draft, formElement, save, close, takeOther, act } = useOpenForm(props)
  const { base, status } = draft
  const history = useOpenHistory()
  const standing = useFormStanding({ entity, target, draft, canAct: onAct !== undefined })
  const { isReadOnly, isLocked, settled, next } = standing
  const words = formWords(entity, target, screenOf(sector, entity.name), isReadOnly || isLocked)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpening) => !isOpening && close()}
      title={words.title}
      description={base && calledBy(entity, base)}
      size={isTall(entity, target.mode) ? 'xl' : 'md'}
      beside={history.isOpen}
      footer={
        (next !== undefined || !(isReadOnly || isLocked)) && (
          <FormFooter
            {...standing}
            status={status}
            isSaving={draft.isSaving}
            formId={formId}
            save={words.save}
            onAct={act}
            onClose={close}
          />
        )
      }
    >
      {base && <FormPresence entity={entity.name} id={base.id} isChanging={open && !isReadOnly && !isLocked} />}
      <FormMessages entity={entity} draft={draft} onCorrect={(path) => focusField(formElement.current, path)} />
      <StandingNote {...standing} onInstead={onInstead} />
      {base && target.mode === 'edit' && <ArchivedNote entity={entity} row={base} onChanged={draft.refresh} />}
      {target.mode === 'duplicate' && isArchivable(entity) && <CopiedNote entity={entity} id={target.id} />}
      {status === 'loading' && <SkeletonRows rows={5} columns={2} />}
      {status === 'failed' && <NotArrived onRetry={draft.retry} />}
      {status === 'gone' && <p className="py-6 text-sm text-ink-soft">Questa scheda non c’è più: forse è stata eliminata.</p>}
      {status === 'ready' && (
        <FormBody
          {...{ entity, target, draft, settled, createRecord, formId, formElement }}
          touched={history.touched}
          onSave={save}
          use={onSaved ? 'Usa questa scheda' : 'Apri la scheda'}
          onUse={takeOther}
        />
      )}
      {status === 'ready' && target.mode === 'edit' && (
        <FormRelations
          {...{ entity, draft, history, settled, isReadOnly, next, onResume, onNext }}
          id={target.id}
          onAct={onAct && act}
          onClose={close}
        />
      )}
      <DraftConflict of={draft.editConflict} />
      {nested && (
        <FormDialog
          key={nested.turn}
          entity={nested.entity}
          target={nested.target}
          resume={nested.resume}
          open={nested.open}
          onClose={closeNested}
          onSaved={(row) => nested.onSaved(row.id)}
          onResume={(other, again) => {
            if (isOpen.current) resumeNested(nested)
            else onResume?.(other, again)
          }}
        />
      )}
    </Dialog>
  )
}

function formWords(entity: AnyEntity, { mode }: FormTarget, screen: ReturnType<typeof screenOf>, isRead: boolean) {
  const { label } = entity
  if (isFixed(entity) || (isRead && mode === 'edit')) return { title: label.one, save: '' }
  const create = screen?.create ?? `${label.gender === 'f' ? 'Nuova' : 'Nuovo'} ${label.one}`
  return { title: mode === 'edit' ? `Modifica ${label.one}` : create, save: screen?.save ?? `Salva ${label.one.toLowerCase()}` }
}
