import { Trash2 } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Action } from '../../kernel/action/action.ts'
import { isArchivable, isArchived } from '../../kernel/derive/archive.ts'
import { isFixed, noteOf, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isClosed, settledOf } from '../../kernel/derive/closure.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { calledBy, numberIn } from '../../kernel/derive/numbering.ts'
import { titleDraft } from '../../kernel/exchange/title-field.ts'
import { entityOf, screenOf, useSector } from '../data/sector-context.tsx'
import { CreateRecordContext, type CreateRecord } from '../fields/create-record.ts'
import { OpenRecordContext } from '../fields/open-record.ts'
import { ScanStrip } from '../scan/scan-strip.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { dismiss, notify } from '../ui/toast.ts'
import { draftKey } from './drafts.ts'
import { DraftNote } from './draft-note.tsx'
import { SafetyNote } from './safety-note.tsx'
import { isTall } from './form-shape.ts'
import { FormBanner } from './form-banner.tsx'
import { focusField, focusFirstInvalid, takeUnreadable } from './form-element.ts'
import { FormMessages } from './form-messages.tsx'
import type { FormTarget, Made } from './form-target.ts'
import { ArchivedNote, CopiedNote } from './archived-note.tsx'
import { useArchive } from './use-archive.ts'
import { History } from './history.tsx'
import { LikelyDouble } from './likely-double.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordChains } from './record-chains.tsx'
import { RecordFields } from './record-fields.tsx'
import { RecordPapers } from './record-papers.tsx'
import { StatusBill } from './status-bill.tsx'
import { StatusField } from './status-field.tsx'
import { useFirstField } from './use-first-field.ts'
import { useRecordActions } from './use-record-actions.ts'
import { useRecordDraft } from './use-record-draft.ts'
import { DialogForm } from './dialog-form.tsx'
import { late, NotArrived } from '../late/late.tsx'

const RecordSources = late(async () => (await import('./record-sources.tsx')).RecordSources)

export interface FormDialogProps {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly open: boolean
  readonly onClose: () => void
  /** Begins with what was typed and not saved. */
  readonly resume?: boolean | undefined
  /** A document that comes back from behind what one of its steps asked for: the cursor stands on its step again. */
  readonly returns?: boolean | undefined
  /** The field that the cursor begins in. */
  readonly startAt?: string | undefined
  /** Opens a form again with what was typed in it. */
  readonly onResume?: ((entity: AnyEntity, target: FormTarget) => void) | undefined
  readonly onSaved?: ((row: AnyRow) => void) | undefined
  /** Makes the next record after this one. */
  readonly onNext?: ((entity: AnyEntity, prefill: Values, made: Made) => void) | undefined
  /** Makes the new record that this one asks for: what puts it right, what it still lacks. */
  readonly onInstead?: ((entity: AnyEntity, values: Values) => void) | undefined
  /** A document has become a record, which the address calls so. */
  readonly onNamed?: ((name: string) => void) | undefined
  /** Does something with the record as it is kept; what was typed and not saved waits. */
  readonly onAct?: ((action: Action, id: string) => void) | undefined
  /** Brings the record as it is kept to another state. */
  readonly onMove?: ((entity: AnyEntity, row: AnyRow, to: string) => void) | undefined
}

interface Nested {
  readonly turn: number
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly resume: boolean
  readonly open: boolean
  readonly onCreated: (id: string) => void
}

/** The form of any entity, to make a record, change it or copy it. */
export function FormDialog({
  entity,
  target,
  open,
  onClose,
  resume = false,
  startAt,
  onResume,
  onSaved,
  onNext,
  onInstead,
  onAct,
  onMove,
}: FormDialogProps) {
  const { sector } = useSector()
  const [nested, setNested] = useState<Nested>()
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const isOpen = useRef(open)
  useEffect(() => {
    isOpen.current = open
  }, [open])
  const draft = useRecordDraft({
    entity,
    target,
    resume,
    onSaved: (row) => {
      if (row) onSaved?.(row)
      onClose()
    },
    onOpen: ({ id }) => onResume?.(entity, { mode: 'edit', id }),
    onMove: (row, to) => {
      close()
      onMove?.(entity, row, to)
    },
  })

  // What the form itself offers again is not offered beside it.
  const notice = draftKey(entity, target)
  useEffect(() => dismiss(notice), [notice])
  useFirstField(formElement, draft.status === 'ready', startAt)

  const close = () => {
    if (draft.keep()) {
      notify({ id: notice, text: 'Bozza chiusa', action: { label: 'Riprendi', onClick: () => onResume?.(entity, target) } })
    }
    onClose()
  }
  const openOther = ({ id }: AnyRow) => {
    close()
    onResume?.(entity, { mode: 'edit', id })
  }
  const actOn = (action: Action) => {
    close()
    if (draft.base) onAct?.(action, draft.base.id)
  }
  const save = async () => {
    takeUnreadable(formElement.current, draft.form)
    await draft.save()
    requestAnimationFrame(() => focusFirstInvalid(formElement.current))
  }

  const createRecord: CreateRecord = {
    canCreate: (name) => screenOf(sector, name) !== undefined && !isFixed(entityOf(sector, name)),
    create: (name, title, onCreated) => {
      const other = entityOf(sector, name)
      setNested((last) => ({
        turn: (last?.turn ?? 0) + 1,
        entity: other,
        target: { mode: 'create', prefill: titleDraft(other, title) },
        resume: false,
        open: true,
        onCreated,
      }))
    },
  }
  const archive = useArchive(entity)
  const putAway = async () => {
    // Where it stood «Elimina» would stand now, under a second press.
    if (draft.base && (await archive(draft.base, true)).ok) close()
    else await draft.refresh()
  }
  const status = statusOf(entity)
  const settled = draft.base && settledOf(entity, draft.base)
  const isReadOnly = isFixed(entity) || Object.keys(draft.fields).every((key) => settled?.fields.includes(key))
  const { noteReads } = entity
  const note = noteReads ? undefined : draft.base && noteOf(entity, draft.base)
  const wanted = settled?.instead ? { ...settled.instead, entity: entity.name } : note?.next
  const actionsOf = useRecordActions(entity)
  // The thing that is done with such a record stands where the eye is, not below the last field.
  const acts = draft.base && onAct && target.mode === 'edit' ? actionsOf(draft.base) : []
  // A closed record has nothing to save until one of the fields that it leaves open is written in.
  const isLocked = draft.base !== undefined && isClosed(entity, draft.base) && !draft.form.formState.isDirty
  const next = (isLocked ? acts.find(({ corrects }) => corrects) : undefined) ?? acts[0]
  const words = formWords(entity, target, screenOf(sector, entity.name), isReadOnly || isLocked)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpening) => !isOpening && close()}
      title={words.title}
      description={draft.base && calledBy(entity, draft.base)}
      size={isTall(entity, target.mode) ? 'xl' : 'md'}
      footer={
        (next !== undefined || !(isReadOnly || isLocked)) && (
          <>
            {next && !isLocked && (
              <Button className="mr-auto" icon={next.icon && <Icon name={next.icon} />} onClick={() => actOn(next)}>
                {next.label}
              </Button>
            )}
            {/* What is only read is left by the cross. */}
            {!isReadOnly && !isLocked && (
              <Button variant="ghost" onClick={close}>
                Annulla
              </Button>
            )}
            {next && isLocked && (
              <Button icon={next.icon && <Icon name={next.icon} />} onClick={() => actOn(next)}>
                {next.label}
              </Button>
            )}
            {!isReadOnly && !isLocked && (
              <Button type="submit" form={formId} variant="primary" aria-busy={draft.isSaving} disabled={draft.status !== 'ready'}>
                {words.save}
              </Button>
            )}
          </>
        )
      }
    >
      <FormMessages entity={entity} draft={draft} onCorrect={(path) => focusField(formElement.current, path)} />
      {(settled ?? note) && (
        <FormBanner
          tone="plain"
          actions={
            wanted &&
            onInstead && (
              <Button size="sm" onClick={() => onInstead(entityOf(sector, wanted.entity), wanted.values)}>
                {wanted.label}
              </Button>
            )
          }
        >
          {(settled ?? note)?.message}
        </FormBanner>
      )}
      {draft.base && target.mode === 'edit' && <ArchivedNote entity={entity} row={draft.base} onChanged={draft.refresh} />}
      {target.mode === 'duplicate' && isArchivable(entity) && <CopiedNote entity={entity} id={target.id} />}
      {draft.status === 'loading' && <SkeletonRows rows={5} columns={2} />}
      {draft.status === 'failed' && <NotArrived onRetry={draft.retry} />}
      {draft.status === 'gone' && <p className="py-6 text-sm text-ink-soft">Questa scheda non c’è più: forse è stata eliminata.</p>}
      {draft.status === 'ready' && (
        <FormProvider {...draft.form}>
          <OpenRecordContext value={draft.base && { entity: entity.name, id: draft.base.id }}>
            <CreateRecordContext value={createRecord}>
              {noteReads && !settled && <DraftNote entity={entity} reads={noteReads} base={draft.base} />}
              <SafetyNote entity={entity} base={draft.base} />
              <ScanStrip
                entity={entity}
                keys={Object.keys(draft.fields).filter((key) => !settled?.fields.includes(key))}
                atOnce={target.mode === 'create' && target.scan}
              />
              <DialogForm id={formId} ref={formElement} onSave={() => void save()}>
                {status && draft.base && <StatusField entity={entity} name={status[0]} field={status[1]} row={draft.base} />}
                {draft.base && <StatusBill entity={entity} fields={draft.fields} base={draft.base} />}
                {target.mode === 'create' && target.made?.chain.made !== undefined && (
                  <Suspense>
                    <RecordSources entity={entity} made={target.made} />
                  </Suspense>
                )}
                <RecordFields
                  entity={entity}
                  mode={target.mode}
                  theirs={draft.theirs}
                  conflicts={draft.conflicts}
                  revision={draft.revision}
                  base={draft.base}
                  settled={settled?.fields}
                  onPicked={draft.onPicked}
                />
                <LikelyDouble
                  entity={entity}
                  fields={draft.fields}
                  base={draft.base}
                  use={onSaved ? 'Usa questa scheda' : 'Apri la scheda'}
                  onUse={(row) => {
                    if (!onSaved) return openOther(row)
                    onSaved(row)
                    onClose()
                  }}
                />
              </DialogForm>
            </CreateRecordContext>
          </OpenRecordContext>
        </FormProvider>
      )}
      {draft.status === 'ready' && target.mode === 'edit' && (
        <>
          <History entity={entity} id={target.id} />
          {draft.base && onAct && <RecordActions entity={entity} row={draft.base} onAct={actOn} without={next?.key} />}
          {draft.base && <RecordPapers entity={entity} row={draft.base} />}
          {draft.base && onNext && (
            <RecordChains
              entity={entity}
              row={draft.base}
              onEdit={(other, id) => onResume?.(other, { mode: 'edit', id })}
              onNext={onNext}
            />
          )}
          {!isReadOnly && !settled && entity.stays === undefined && !(draft.base && numberIn(entity, draft.base)) && (
            <div className="flex flex-wrap gap-x-2 border-t border-line pt-2">
              {draft.base && isArchivable(entity) && !isArchived(entity, draft.base) && (
                <Button variant="ghost" className="-ml-4" icon={<Icon name="package" />} onClick={() => void putAway()}>
                  Archivia {entity.label.one.toLowerCase()}
                </Button>
              )}
              <Button variant="ghost" className="text-bad first:-ml-4" icon={<Trash2 aria-hidden />} onClick={() => void draft.remove()}>
                Elimina {entity.label.one.toLowerCase()}
              </Button>
            </div>
          )}
        </>
      )}
      {nested && (
        <FormDialog
          key={nested.turn}
          entity={nested.entity}
          target={nested.target}
          resume={nested.resume}
          open={nested.open}
          onClose={() => setNested((last) => last && { ...last, open: false })}
          onSaved={(row) => nested.onCreated(row.id)}
          onResume={(other, again) => {
            if (isOpen.current) setNested({ ...nested, turn: nested.turn + 1, resume: true, open: true })
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
