import '../print/page.css'
import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Action } from '../../kernel/action/action.ts'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values, Via } from '../../kernel/door/change.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import { notify } from '../ui/toast.ts'
import { needsDialog } from './needs-dialog.ts'
import { useMove } from './use-move.ts'
import type { FormTarget, Made } from './form-target.ts'
import { documentNamed, isDocument, OPENED_RECORD, recordName } from './opened-record.ts'
import { lateDialog } from '../late/late-dialog.tsx'

const FormDialog = lateDialog(async () => (await import('./form-dialog.tsx')).FormDialog)
const DocumentEditor = lateDialog(async () => (await import('./document/document-editor.tsx')).DocumentEditor)
const ActionDialog = lateDialog(async () => (await import('../actions/action-dialog.tsx')).ActionDialog)
const DetailsDialog = lateDialog(async () => (await import('./details-dialog.tsx')).DetailsDialog)
const MoveDialog = lateDialog(async () => (await import('./move-dialog.tsx')).MoveDialog)

export interface RecordForm {
  readonly create: (entity: AnyEntity, prefill?: Values) => void
  /** The next record after another. */
  readonly next: (entity: AnyEntity, prefill: Values, made: Made) => void
  /** A new record that begins with a photo of a document. */
  readonly scan: (entity: AnyEntity, prefill: Values) => void
  /** Opens a record, with the cursor in a field where one is named, and with values that somebody has proposed. */
  readonly edit: (entity: AnyEntity, id: string, startAt?: string, given?: Values) => void
  /** Shows all that is known about a record, to be read. */
  readonly look: (entity: AnyEntity, id: string) => void
  readonly duplicate: (entity: AnyEntity, id: string) => void
  /** Moves a record along its lifecycle: at once, or after asking for what the state still lacks; what is given is always shown first. */
  readonly move: (entity: AnyEntity, row: AnyRow, to: string, via: Via, given?: Values) => void
  /** Opens an action: over all that it is about, or about some records alone; with inputs that are known already. */
  readonly act: (action: Action, only?: readonly string[], given?: Values) => void
}

const Context = createContext<RecordForm | undefined>(undefined)

type Opened =
  | {
      readonly kind: 'form'
      readonly entity: AnyEntity
      readonly target: FormTarget
      readonly resume?: boolean
      /** It comes back from behind what stood in front of it. */
      readonly returns?: boolean
      readonly startAt?: string | undefined
    }
  | {
      readonly kind: 'action'
      readonly action: Action
      readonly only: readonly string[] | undefined
      readonly given?: Values | undefined
      readonly resumed?: Values | undefined
    }
  | { readonly kind: 'look'; readonly entity: AnyEntity; readonly id: string }
  | {
      readonly kind: 'move'
      readonly entity: AnyEntity
      readonly row: AnyRow
      readonly to: string
      readonly via: Via
      readonly given?: Values | undefined
    }

interface Turn {
  readonly turn: number
  readonly what: Opened
  /** What the address calls it: a document that is a record. */
  readonly name?: string | undefined
}

interface RecordFormProviderProps {
  readonly children: ReactNode
  /** A document stands open as long as the address names it; where another provider of the page sees to that, it is a form like others. */
  readonly addressed?: boolean
}

/** The one place where records are created, edited and moved. The root of a dashboard renders it once. */
export function RecordFormProvider({ children, addressed = true }: RecordFormProviderProps) {
  const [opened, setOpened] = useState<Turn>()
  const [isOpen, setIsOpen] = useState(false)
  const commitMove = useMove()
  const { sector } = useSector()
  const address = useAddress()
  const asked = addressed ? address.get(OPENED_RECORD) : undefined
  const isPage = (entity: AnyEntity) => addressed && isDocument(sector, entity)
  const [seen, setSeen] = useState<string>()
  const open = (what: Opened) => {
    const name =
      what.kind === 'form' && what.target.mode === 'edit' && isPage(what.entity) ? recordName(what.entity, what.target.id) : undefined
    setOpened((last) => ({ turn: (last?.turn ?? 0) + 1, what, name }))
    setIsOpen(true)
  }
  if (asked !== seen) setSeen(asked)
  // What was closed leaves its address a moment later; what another form stood in front of comes back.
  if (!isOpen && asked !== undefined && (asked !== seen || asked !== opened?.name)) {
    const named = documentNamed(sector, asked)
    if (named)
      open({ kind: 'form', entity: named.entity, target: { mode: 'edit', id: named.id }, returns: opened !== undefined && asked === seen })
  }
  const latest = useRef({ address, name: opened?.name })
  // Before a document hears that its address was left, and closes.
  useLayoutEffect(() => {
    latest.current = { address, name: opened?.name }
  })
  const show = (entity: AnyEntity, target: FormTarget, resume = false) => {
    // An empty square of a plan asks for a new record of whoever presses it.
    if (target.mode !== 'edit' && isFixed(entity)) notify({ text: messages.notYoursToChange(entity.label), tone: 'warning' })
    else open({ kind: 'form', entity, target, resume })
  }
  const close = () => {
    setIsOpen(false)
    const now = latest.current
    if (now.name !== undefined && now.address.get(OPENED_RECORD) === now.name) now.address.leave({ [OPENED_RECORD]: undefined })
  }
  const form: RecordForm = {
    create: (entity, prefill) => show(entity, { mode: 'create', ...(prefill && { prefill }) }),
    next: (entity, prefill, made) => show(entity, { mode: 'create', prefill, made }),
    scan: (entity, prefill) => show(entity, { mode: 'create', prefill, scan: true }),
    edit: (entity, id, startAt, given) => open({ kind: 'form', entity, target: { mode: 'edit', id, ...(given && { given }) }, startAt }),
    look: (entity, id) => open({ kind: 'look', entity, id }),
    duplicate: (entity, id) => show(entity, { mode: 'duplicate', id }),
    move: (entity, row, to, via, given) => {
      if (given || needsDialog(entity, row, to)) open({ kind: 'move', entity, row, to, via, given })
      else void commitMove({ entity, row, to, via })
    },
    act: (action, only, given) => open({ kind: 'action', action, only, given }),
  }
  const what = opened?.what
  const Form = what?.kind === 'form' && isPage(what.entity) ? DocumentEditor : FormDialog
  return (
    <Context value={form}>
      {children}
      {what?.kind === 'form' && (
        <Form
          key={opened?.turn}
          entity={what.entity}
          target={what.target}
          resume={what.resume}
          startAt={what.startAt}
          returns={what.returns}
          open={isOpen}
          onClose={close}
          onResume={(entity, target) => show(entity, target, true)}
          onInstead={form.create}
          onNext={form.next}
          onNamed={(name) => setOpened((last) => last && { ...last, name })}
          onAct={(action, id) => form.act(action, [id])}
          onMove={(entity, row, to) => form.move(entity, row, to, 'form')}
        />
      )}
      {what?.kind === 'action' && (
        <ActionDialog
          key={opened?.turn}
          action={what.action}
          only={what.only}
          given={what.given}
          resumed={what.resumed}
          open={isOpen}
          onClose={close}
          onReopen={(only, resumed) => open({ kind: 'action', action: what.action, only, resumed })}
        />
      )}
      {what?.kind === 'look' && (
        <DetailsDialog key={opened?.turn} entity={what.entity} id={what.id} open={isOpen} onClose={close} onEdit={form.edit} />
      )}
      {what?.kind === 'move' && (
        <MoveDialog
          key={opened?.turn}
          {...what}
          open={isOpen}
          onClose={close}
          onMend={({ entity, id, field }) => form.edit(entityOf(sector, entity), id, field)}
        />
      )}
    </Context>
  )
}

export function useRecordForm(): RecordForm {
  const form = useContext(Context)
  if (!form) throw new Error('useRecordForm needs a RecordFormProvider above it')
  return form
}
