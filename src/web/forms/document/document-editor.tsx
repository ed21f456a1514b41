import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { DocumentView } from '../../../kernel/document-view.ts'
import { isFixed, statusOf, type AnyEntity } from '../../../kernel/entity.ts'
import { settledOf } from '../../../kernel/settled.ts'
import { totalsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/store/change.ts'
import { countOn, numberIn, numberOf } from '../../../kernel/numbering.ts'
import { titleField } from '../../../kernel/derive/title-field.ts'
import { asking } from '../../data/asking.ts'
import { documentOf, entityOf, screenOf, useSector } from '../../data/sector-context.tsx'
import { CreateRecordContext, type CreateRecord } from '../../fields/create-record.ts'
import { OpenRecordContext } from '../../fields/open-record.ts'
import { NotArrived } from '../../late/late.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FullDialog } from '../../ui/full-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { movesOf } from '../../views/record-moves.ts'
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import { focusField, focusFirstInvalid, takeUnreadable } from '../form-element.ts'
import { FormMessages } from '../form-messages.tsx'
import { History } from '../history.tsx'
import { MoveDialog } from '../move-dialog.tsx'
import { needsDialog } from '../needs-dialog.ts'
import { nextNumber } from '../number-order.ts'
import { RecordActions } from '../record-actions.tsx'
import { recordName } from '../opened-record.ts'
import { RecordChains } from '../record-chains.tsx'
import { RecordFields } from '../record-fields.tsx'
import { useMove } from '../use-move.ts'
import { useOnce } from '../use-once.ts'
import { useRecordDraft, type RecordDraft } from '../use-record-draft.ts'
import { useSaveShortcut } from '../use-save-shortcut.ts'
import { useWorked } from '../use-worked.ts'
import { useDocumentAddress } from './document-address.ts'
import { DocumentFoot } from './document-foot.tsx'
import { DocumentLines } from './document-lines.tsx'
import { DocumentPage } from './document-page.tsx'
import { Steps } from './steps.tsx'
import { useKeepUp, type SavedState } from './use-document.ts'
import { pageRow } from './use-page.ts'

/** From here on the page stands beside the fields. */
const WIDE = '(min-width: 1100px)'

/** A record that is a document: written at the left, and at the right as it will be printed. It saves itself. */
export function DocumentEditor(props: FormDialogProps) {
  const { entity, target, resume = false } = props
  const { sector } = useSector()
  const document = documentOf(sector, entity.name)
  const draft = useRecordDraft({ entity, target, resume, onSaved: props.onClose })
  return <FormProvider {...draft.form}>{document && <Sheet {...props} document={document} draft={draft} />}</FormProvider>
}

interface SheetProps extends FormDialogProps {
  readonly document: DocumentView
  readonly draft: RecordDraft
}

function Sheet({ entity, target, open, onClose, onResume, onNamed, onNext, onAct, document, draft }: SheetProps) {
  const { sector } = useSector()
  const { form, base } = draft
  const element = useRef<HTMLFormElement>(null)
  const isWide = useMedia(WIDE)
  const [side, setSide] = useState<'document' | 'page'>('document')
  const [moving, setMoving] = useState<{ readonly turn: number; readonly row: AnyRow; readonly to: string }>()
  const [isMoving, setIsMoving] = useState(false)
  const [nested, setNested] = useState<{
    readonly turn: number
    readonly entity: AnyEntity
    readonly prefill: Values
    readonly open: boolean
    readonly onCreated: (id: string) => void
  }>()
  const { isBusy, once } = useOnce(() => notify({ text: 'Non è riuscito. Riprova fra poco.', tone: 'destructive' }))
  const move = useMove()

  const [statusKey = '', lifecycle] = statusOf(entity) ?? []
  const held = base?.[statusKey]
  const state = typeof held === 'string' ? held : (lifecycle?.initial ?? '')
  const isOpen = document.open.includes(state) && !isFixed(entity)
  const { saved, keep } = useKeepUp(draft, isOpen, target.mode === 'create' && target.made !== undefined)
  const lines = entity.fields[document.lines]
  const totals = useMemo(() => totalsOf(lines), [lines])
  const worked = useWorked(entity, totals, base)
  const isReady = draft.status === 'ready'
  const number = useNumber(entity, worked.row, isReady)
  const [numberKey] = numberOf(entity) ?? []
  const page = pageRow(entity, document.lines, worked, numberKey !== undefined && number.next ? { [numberKey]: number.next } : {})
  // The lines have their table, the number stands in the title, and states are steps.
  const around = useMemo(() => {
    const own = [document.lines, numberKey, statusKey]
    return { ...entity, form: entity.form.map((group) => ({ ...group, fields: group.fields.filter((key) => !own.includes(key)) })) }
  }, [entity, document.lines, numberKey, statusKey])

  const name = target.mode === 'edit' ? recordName(entity, target.id) : base && recordName(entity, base.id)
  /** Leaves it for something else: what is typed is kept, or offered again. */
  const leave = (forWhat: () => void) =>
    void once(async () => {
      if (name !== undefined) await addressed
      const isBegun = base !== undefined || form.formState.isDirty
      takeUnreadable(element.current, form)
      const { is } = isReady && isOpen && isBegun ? await keep() : { is: 'same' }
      if ((is === 'incomplete' || is === 'refused') && draft.keep())
        notify({ text: 'Bozza chiusa', action: { label: 'Riprendi', onClick: () => onResume?.(entity, target) } })
      forWhat()
    })
  const close = () => leave(onClose)
  const addressed = useDocumentAddress({ name, isOpen: open, isBusy, close })
  const tellName = useEffectEvent(() => name !== undefined && onNamed?.(name))
  useEffect(() => void tellName(), [name])
  const go = (to: string) =>
    void once(async () => {
      takeUnreadable(element.current, form)
      const { is, row } = isOpen ? await keep() : { is: 'same', row: base }
      if (is === 'incomplete') {
        setSide('document')
        await form.trigger()
        requestAnimationFrame(() => focusFirstInvalid(element.current))
      }
      if (!row || is === 'incomplete' || is === 'refused') return
      if (needsDialog(entity, row, to)) {
        setMoving((last) => ({ turn: (last?.turn ?? 0) + 1, row, to }))
        setIsMoving(true)
      } else if ((await move({ entity, row, to, via: 'form' })).ok) await draft.refresh()
    })
  const duplicate = () =>
    void once(async () => {
      const { row } = isOpen ? await keep() : { row: base }
      if (row) onResume?.(entity, { mode: 'duplicate', id: row.id })
    })
  useSaveShortcut(element, () => void keep())

  const createRecord: CreateRecord = {
    canCreate: (of) => screenOf(sector, of) !== undefined && !isFixed(entityOf(sector, of)),
    create: (of, title, onCreated) => {
      const other = entityOf(sector, of)
      const key = titleField(other)
      setNested((last) => ({ turn: (last?.turn ?? 0) + 1, entity: other, prefill: key ? { [key]: title } : {}, open: true, onCreated }))
    },
  }
  const current: AnyRow = base ?? { id: '', version: 0, [statusKey]: state }
  const [first, ...others] = movesOf(entity, current)
  const settled = isOpen ? base && settledOf(entity, base)?.fields : Object.keys(entity.fields)
  const { label, tone } = lifecycle?.states[state] ?? {}

  return (
    <FullDialog
      open={open}
      onClose={close}
      hasAddress={name !== undefined}
      title={[entity.label.one, number.text].filter(Boolean).join(' ')}
      back={<IconButton label="Indietro" icon={<Icon name="arrow-left" />} onClick={close} className="-ml-2" />}
      beside={
        <>
          {label && isReady && <Badge tone={tone}>{label}</Badge>}
          {isOpen && isReady && <Saved saved={saved} gender={entity.label.gender} />}
        </>
      }
      actions={
        isReady && (
          <>
            {base && !isFixed(entity) && (
              <Button variant="ghost" className="max-md:hidden" disabled={isBusy} onClick={duplicate}>
                Duplica
              </Button>
            )}
            {others.map(({ to, label: verb }) => (
              <Button key={to} variant="ghost" disabled={isBusy} onClick={() => go(to)}>
                {verb}
              </Button>
            ))}
            {first && (
              <Button variant="primary" busy={isBusy} onClick={() => go(first.to)}>
                {first.label}
              </Button>
            )}
          </>
        )
      }
    >
      {!isWide && (
        <div className="shrink-0 px-4 pt-3 md:px-7">
          <Segmented
            label="Lato"
            value={side}
            onChange={setSide}
            options={[
              { value: 'document', label: entity.label.one },
              { value: 'page', label: 'Pagina' },
            ]}
          />
        </div>
      )}
      <div className={isWide ? 'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(0,31rem)]' : 'min-h-0 flex-1 overflow-y-auto'}>
        <div hidden={!isWide && side === 'page'} className={isWide ? 'min-h-0 overflow-y-auto' : undefined}>
          <div className="flex min-h-full flex-col gap-5 px-4 py-5 md:px-7">
            <FormMessages gender={entity.label.gender} draft={draft} onCorrect={(path) => focusField(element.current, path)} />
            {draft.status === 'loading' && <SkeletonRows rows={6} columns={3} />}
            {draft.status === 'failed' && <NotArrived onRetry={draft.retry} />}
            {draft.status === 'gone' && <p className="text-sm text-ink-soft">Questa scheda non c’è più: forse è stata eliminata.</p>}
            {isReady && (
              <>
                <Steps entity={entity} steps={document.steps} state={state} row={current} />
                <OpenRecordContext value={base && { entity: entity.name, id: base.id }}>
                  <CreateRecordContext value={createRecord}>
                    <form
                      ref={element}
                      noValidate
                      autoComplete="off"
                      aria-label={entity.label.one}
                      className="grid gap-5"
                      onSubmit={(event) => {
                        event.preventDefault()
                        event.stopPropagation()
                        void keep()
                      }}
                    >
                      <div>
                        <RecordFields
                          entity={around}
                          mode={target.mode}
                          theirs={draft.theirs}
                          conflicts={draft.conflicts}
                          revision={draft.revision}
                          base={base}
                          settled={settled}
                          onPicked={draft.onPicked}
                        />
                      </div>
                      {lines && (
                        <DocumentLines
                          key={isOpen ? 'open' : `${base?.version}`}
                          name={document.lines}
                          field={lines}
                          isOpen={isOpen && !isFixed(entity, document.lines)}
                        />
                      )}
                    </form>
                  </CreateRecordContext>
                </OpenRecordContext>
                <DocumentFoot entity={entity} document={document} base={base} {...worked} />
                {base && (
                  <div className="grid gap-3">
                    {onNext && (
                      <RecordChains
                        entity={entity}
                        row={base}
                        onEdit={(other, id) => leave(() => onResume?.(other, { mode: 'edit', id }))}
                        onNext={(next, prefill, made) => leave(() => onNext(next, prefill, made))}
                      />
                    )}
                    {onAct && <RecordActions entity={entity} row={base} onAct={(action) => leave(() => onAct(action, base.id))} />}
                    <History entity={entity} id={base.id} />
                    {isOpen && !numberIn(entity, base) && (
                      <div>
                        <Button
                          variant="ghost"
                          className="-ml-4 text-bad"
                          icon={<Trash2 aria-hidden />}
                          onClick={() => void draft.remove()}
                        >
                          Elimina {entity.label.one.toLowerCase()}
                        </Button>
                      </div>
                    )}
                  </div>
                )}
              </>
            )}
          </div>
        </div>
        <aside
          hidden={!isWide && side === 'document'}
          className={isWide ? 'min-h-0 overflow-y-auto border-l border-line bg-sunken p-5' : 'p-4 md:px-7'}
        >
          {isReady && (
            <DocumentPage entity={entity} print={sector.prints.find(({ key }) => key === document.print)} row={page} kept={base} />
          )}
        </aside>
      </div>
      {moving && (
        <MoveDialog
          key={moving.turn}
          entity={entity}
          row={moving.row}
          to={moving.to}
          via="form"
          open={isMoving}
          onClose={() => {
            setIsMoving(false)
            void draft.refresh()
          }}
        />
      )}
      {nested && (
        <FormDialog
          key={nested.turn}
          entity={nested.entity}
          target={{ mode: 'create', prefill: nested.prefill }}
          open={nested.open}
          onClose={() => setNested((last) => last && { ...last, open: false })}
          onSaved={(row) => nested.onCreated(row.id)}
        />
      )}
    </FullDialog>
  )
}

/** The number that the document has, or would be given next; none before the document is there. */
function useNumber(entity: AnyEntity, row: Values, isReady: boolean) {
  const { store, at } = useSector()
  const held = numberIn(entity, row)
  const counted = countOn(entity, row, at.today)
  const { data } = useQuery({
    ...asking(
      store,
      ['next number', entity.name, at.today, counted],
      async (read) => (await nextNumber(read, entity, row, at.today)) ?? null,
    ),
    enabled: isReady && numberOf(entity) !== undefined && held === undefined,
  })
  const shown = isReady ? (held ?? data ?? undefined) : undefined
  return { next: held === undefined ? shown : undefined, text: shown === undefined ? undefined : numberOf(entity)?.[1].format(shown) }
}

/** When the draft was saved last, said once it is. */
function Saved({ saved: { is, at }, gender }: { readonly saved: SavedState; readonly gender: 'm' | 'f' }) {
  const [written, alone, whole] = gender === 'f' ? ['Salvata', 'da sola', 'completa'] : ['Salvato', 'da solo', 'completo']
  const text =
    is === 'incomplete'
      ? `Si salva ${alone} quando è ${whole}`
      : is === 'refused'
        ? `Non ${written.toLowerCase()}`
        : at === undefined
          ? ''
          : `${written} ${alone} alle ${at}`
  return (
    <span role="status" className={is === 'refused' ? 'text-xs text-bad' : 'text-xs text-ink-faint'}>
      {text}
    </span>
  )
}
