import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { nextValues } from '../../../kernel/derive/chain.ts'
import type { Chain } from '../../../kernel/entity/chain.types.ts'
import type { DocumentView } from '../../../kernel/screens/document-view.ts'
import { isFixed, statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { settledOf } from '../../../kernel/derive/closure.ts'
import { totalsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { countOn, numberIn, numberOf } from '../../../kernel/derive/numbering.ts'
import { titleDraft } from '../../../kernel/exchange/title-field.ts'
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
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import { draftKey } from '../drafts.ts'
import { focusField, focusFirstInvalid, takeUnreadable } from '../form-element.ts'
import { FormMessages } from '../form-messages.tsx'
import type { FormTarget } from '../form-target.ts'
import { History } from '../history.tsx'
import { MendingContext, type Mending } from '../mend.tsx'
import { MoveDialog } from '../move-dialog.tsx'
import { nextNumber } from '../number-order.ts'
import { RecordActions } from '../record-actions.tsx'
import { recordName } from '../opened-record.ts'
import { RecordChains } from '../record-chains.tsx'
import { RecordFields } from '../record-fields.tsx'
import { useOnce } from '../use-once.ts'
import { useRecordDraft, type RecordDraft } from '../use-record-draft.ts'
import { useSaveShortcut } from '../use-save-shortcut.ts'
import { useWorked } from '../use-worked.ts'
import { useDocumentAddress } from './document-address.ts'
import { DocumentFoot } from './document-foot.tsx'
import { DocumentLines, type TakesLine } from './document-lines.tsx'
import { DocumentPage } from './document-page.tsx'
import { Saved } from './saved.tsx'
import { stagesOf } from './stages.ts'
import { OtherPapers } from './other-papers.tsx'
import { Steps } from './steps.tsx'
import { useDocumentMove } from './use-document-move.ts'
import { useKeepUp } from './use-document.ts'
import { useNextStep } from './use-next-step.ts'
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

function Sheet({ entity, target, open, returns = false, onClose, onResume, onNamed, onNext, onAct, document, draft }: SheetProps) {
  const { sector } = useSector()
  const { form, base } = draft
  const element = useRef<HTMLFormElement>(null)
  const isWide = useMedia(WIDE)
  const [side, setSide] = useState<'document' | 'page'>('document')
  const lineTaker = useRef<TakesLine>(null)
  const [nested, setNested] = useState<{
    readonly turn: number
    readonly entity: AnyEntity
    readonly target: FormTarget
    readonly startAt?: string
    readonly open: boolean
    readonly onSaved: (id: string) => void
  }>()
  const { isBusy, once } = useOnce(() => notify({ text: 'Non è riuscito. Riprova fra poco.', tone: 'destructive' }))
  const moving = useDocumentMove(entity, draft)

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
    const asked = entity.form.filter(({ notIn }) => !notIn?.includes(state))
    return { ...entity, form: asked.map((group) => ({ ...group, fields: group.fields.filter((key) => !own.includes(key)) })) }
  }, [entity, document.lines, numberKey, statusKey, state])

  const name = target.mode === 'edit' ? recordName(entity, target.id) : base && recordName(entity, base.id)
  /** Leaves it for something else: what is typed is kept, or offered again. */
  const leave = (forWhat: () => void) =>
    void once(async () => {
      if (name !== undefined) await addressed
      const isBegun = base !== undefined || form.formState.isDirty
      takeUnreadable(element.current, form)
      const { is } = isReady && isOpen && isBegun ? await keep() : { is: 'same' }
      if ((is === 'incomplete' || is === 'refused') && draft.keep())
        notify({
          id: draftKey(entity, target),
          text: 'Bozza chiusa',
          action: { label: 'Riprendi', onClick: () => onResume?.(entity, target) },
        })
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
      const isWhole = !isOpen || (await form.trigger())
      const isThrough = isWhole && is !== 'incomplete' && (is === 'refused' || !row || (await moving.moveTo(row, to)))
      if (!isThrough) showInvalid()
    })
  /** Puts the cursor where the first sentence stands: in a field, or in a line that is taken in hand for it. */
  const showInvalid = () => {
    setSide('document')
    requestAnimationFrame(() => {
      if (!focusFirstInvalid(element.current)) lineTaker.current?.takeInvalid()
    })
  }
  const openNested = (opened: Omit<NonNullable<typeof nested>, 'turn' | 'open'>) =>
    setNested((last) => ({ turn: (last?.turn ?? 0) + 1, open: true, ...opened }))
  const mending: Mending = {
    mends: moving.mends,
    onMend: (path, { entity: of, id, field }) =>
      openNested({
        entity: entityOf(sector, of),
        target: { mode: 'edit', id },
        startAt: field,
        onSaved: () => moving.forget(path),
      }),
  }
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
      openNested({ entity: other, target: { mode: 'create', prefill: titleDraft(other, title) }, onSaved: onCreated })
    },
  }
  const told = { ...draft, problems: [...draft.problems, ...moving.problems] }
  const current: AnyRow = base ?? { id: '', version: 0, [statusKey]: state }
  const { step, others } = useNextStep(entity, base, current)
  const stages = stagesOf(entity, document, state, current)
  const followChain = (chain: Chain) => {
    const next = entityOf(sector, chain.to)
    if (base && onNext) leave(() => onNext(next, nextValues(chain, next, [base]), { chain, from: base }))
  }
  const stepButton = useRef<HTMLButtonElement>(null)
  const isBack = returns && isReady && step !== undefined
  useEffect(() => {
    if (isBack) stepButton.current?.focus()
  }, [isBack])
  const takeStep = (taken: NonNullable<typeof step>) => {
    if (taken.kind === 'move') go(taken.move.to)
    else if (taken.kind === 'chain') followChain(taken.chain)
    else if (base) leave(() => onAct?.(taken.action, base.id))
  }
  const settled = isOpen ? base && settledOf(entity, base)?.fields : Object.keys(entity.fields)
  const { label, tone } = stages.of(stages.here) ?? {}

  return (
    <FullDialog
      open={open}
      onClose={close}
      hasAddress={name !== undefined}
      title={titleOfSheet(entity, number)}
      back={<IconButton label="Indietro" icon={<Icon name="arrow-left" />} onClick={close} className="-ml-2" />}
      beside={
        <>
          {label && isReady && <Badge tone={tone}>{label}</Badge>}
          {number.next && <span className="text-xs text-ink-faint num max-md:hidden">Prossimo numero {number.text}</span>}
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
            {step && (
              <Button ref={stepButton} variant="primary" busy={isBusy} onClick={() => takeStep(step)}>
                {step.label}
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
            <FormMessages entity={entity} draft={told} onCorrect={(path) => focusField(element.current, path)} />
            {draft.status === 'loading' && <SkeletonRows rows={6} columns={3} />}
            {draft.status === 'failed' && <NotArrived onRetry={draft.retry} />}
            {draft.status === 'gone' && <p className="text-sm text-ink-soft">Questa scheda non c’è più: forse è stata eliminata.</p>}
            {isReady && (
              <>
                <Steps entity={entity} stages={stages} state={state} row={current} />
                <OpenRecordContext value={base && { entity: entity.name, id: base.id }}>
                  <CreateRecordContext value={createRecord}>
                    <MendingContext value={mending}>
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
                            ref={lineTaker}
                            field={lines}
                            isOpen={isOpen && !isFixed(entity, document.lines)}
                          />
                        )}
                      </form>
                    </MendingContext>
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
      {/* Both dialogs count their own turns: without a word of its own the key of one would be the key of the other. */}
      {moving.asked && (
        <MoveDialog
          key={`move ${moving.asked.turn}`}
          entity={entity}
          row={moving.asked.row}
          to={moving.asked.to}
          via="form"
          open={moving.isAsking}
          onClose={() => {
            moving.stopAsking()
            void draft.refresh()
          }}
        />
      )}
      {nested && (
        <FormDialog
          key={`record ${nested.turn}`}
          entity={nested.entity}
          target={nested.target}
          startAt={nested.startAt}
          open={nested.open}
          onClose={() => setNested((last) => last && { ...last, open: false })}
          onSaved={(row) => nested.onSaved(row.id)}
        />
      )}
    </FullDialog>
  )
}

/** «Fattura 42/2026» once the number is given; until then it is a draft, whatever number comes next. */
const titleOfSheet = ({ label }: AnyEntity, { next, text }: ReturnType<typeof useNumber>): string =>
  next === undefined ? [label.one, text].filter(Boolean).join(' ') : `Bozza di ${label.one.toLowerCase()}`

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
