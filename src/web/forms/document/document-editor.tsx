import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { DocumentView } from '../../../kernel/screens/document-view.ts'
import { FormPresence } from '../../data/presence-parts.tsx'
import { documentOf, entityOf, useSector } from '../../data/sector-context.tsx'
import { NotArrived } from '../../late/late.tsx'
import { FullDialog } from '../../ui/full-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import type { FormDialogProps } from '../form-dialog-props.ts'
import { focusField, focusFirstInvalid } from '../form-element.ts'
import { FormMessages } from '../form-messages.tsx'
import { useOpenHistory } from '../history/history.tsx'
import { TouchedContext } from '../history/touched.ts'
import type { Mending } from '../mend.tsx'
import { useNestedForm } from '../use-nested-form.ts'
import { useOnce } from '../use-once.ts'
import type { RecordDraft } from '../record-draft.ts'
import { useRecordDraft } from '../use-record-draft.ts'
import { useSaveShortcut } from '../use-save-shortcut.ts'
import { DocumentDialogs } from './document-dialogs.tsx'
import { DocumentFoot } from './document-foot.tsx'
import { DocumentForm } from './document-form.tsx'
import { DocumentButtons, DocumentStanding } from './document-head.tsx'
import { documentTitle } from './document-number.ts'
import { DocumentPage } from './document-page.tsx'
import { DocumentRelations } from './document-relations.tsx'
import { DocumentSides, useSides } from './document-sides.tsx'
import { stagesOf } from './stages.ts'
import { Steps } from './steps.tsx'
import { useDocument } from './use-document.ts'
import { useDocumentExit } from './use-document-exit.ts'
import { useDocumentMove } from './use-document-move.ts'
import { useDocumentSteps } from './use-document-steps.ts'
import type { LinesHandle } from './use-line-edits.ts'

/** A record that is a document: written at the left, and at the right as it will be printed. It saves itself. */
export function DocumentEditor(props: FormDialogProps) {
  const { entity, target, resume = false } = props
  const { sector } = useSector()
  const document = documentOf(sector, entity.name)
  const draft = useRecordDraft({ entity, target, resume, savesItself: true, onSaved: props.onClose })
  return <FormProvider {...draft.form}>{document && <Sheet {...props} document={document} draft={draft} />}</FormProvider>
}

interface SheetProps extends FormDialogProps {
  readonly document: DocumentView
  readonly draft: RecordDraft
}

function Sheet({ entity, target, open, returns, onClose, onResume, onNamed, onNext, onAct, document, draft }: SheetProps) {
  const { sector } = useSector()
  const { base } = draft
  const element = useRef<HTMLFormElement>(null)
  const sides = useSides()
  const history = useOpenHistory()
  const linesHandle = useRef<LinesHandle>(null)
  const nested = useNestedForm()
  const { isBusy, once } = useOnce(() => notify({ text: 'Non è riuscito. Riprova fra poco.', tone: 'destructive' }))
  const moving = useDocumentMove(entity, draft)
  const opened = useDocument({ entity, target, document, draft })
  const { name, leave, close } = useDocumentExit({ opened, element, isBusy, once, open, onClose, onResume, onNamed })
  const { isReady, state, current, worked } = opened
  /** Puts the cursor where the first sentence stands: in a field, or in a line that is taken in hand for it. */
  const showInvalid = () => {
    sides.setSide('document')
    requestAnimationFrame(() => {
      if (!focusFirstInvalid(element.current)) linesHandle.current?.takeInvalid()
    })
  }
  useSaveShortcut(element, () => void opened.keep())
  const steps = useDocumentSteps({ opened, element, moving, once, leave, showInvalid, returns, onResume, onNext, onAct })
  const mending: Mending = {
    mends: moving.mends,
    onMend: (path, { entity: of, id, field }) =>
      nested.openNested({ entity: entityOf(sector, of), target: { mode: 'edit', id }, startAt: field, onSaved: () => moving.forget(path) }),
  }
  const stages = stagesOf(entity, document, state, current)
  const told = { ...draft, problems: [...draft.problems, ...moving.problems] }
  const print = sector.prints.find(({ key }) => key === document.print)
  return (
    <FullDialog
      open={open}
      onClose={close}
      hasAddress={name !== undefined}
      title={documentTitle(entity, opened.number)}
      back={<IconButton label="Indietro" icon={<Icon name="arrow-left" />} onClick={close} className="-ml-2" />}
      beside={<DocumentStanding opened={opened} stages={stages} />}
      actions={isReady && <DocumentButtons opened={opened} isBusy={isBusy} {...steps} />}
    >
      <DocumentSides
        {...sides}
        label={entity.label.one}
        page={isReady && <DocumentPage entity={entity} print={print} row={opened.page} kept={base} />}
      >
        {base && <FormPresence entity={entity.name} id={base.id} isChanging={open && opened.isOpen} />}
        <FormMessages entity={entity} draft={told} onCorrect={(path) => focusField(element.current, path)} />
        {draft.status === 'loading' && <SkeletonRows rows={6} columns={3} />}
        {draft.status === 'failed' && <NotArrived onRetry={draft.retry} />}
        {draft.status === 'gone' && <p className="text-sm text-ink-soft">Questa scheda non c’è più: forse è stata eliminata.</p>}
        {isReady && (
          <>
            <Steps entity={entity} stages={stages} state={state} row={current} />
            <TouchedContext value={history.touched}>
              <DocumentForm {...{ opened, element, linesHandle, mending }} createRecord={nested.createRecord} />
            </TouchedContext>
            <DocumentFoot entity={entity} document={document} base={base} {...worked} />
            {base && <DocumentRelations {...{ opened, base, history, leave, onResume, onNext, onAct }} step={steps.step} />}
          </>
        )}
      </DocumentSides>
      <DocumentDialogs opened={opened} moving={moving} nested={nested} />
    </FullDialog>
  )
}
