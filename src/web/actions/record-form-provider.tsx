import '../print/page.css'
import type { ReactNode } from 'react'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import { messages } from '../../kernel/problem/messages.ts'
import type { FormTarget } from '../forms/form-target.ts'
import { needsDialog } from '../forms/needs-dialog.ts'
import { RecordFormContext, type RecordForm } from '../forms/record-form.tsx'
import { useMove } from '../forms/use-move.ts'
import { notify } from '../ui/toast.ts'
import { RecordDialog } from './record-dialog.tsx'
import { useRecordRequest } from './use-record-request.ts'

interface RecordFormProviderProps {
  readonly children: ReactNode
  /** A document stands open as long as the address names it; where another provider of the page sees to that, it is a form like others. */
  readonly addressed?: boolean
}

/** The one place where records are created, edited and moved. The root of a dashboard renders it once. */
export function RecordFormProvider({ children, addressed = true }: RecordFormProviderProps) {
  const commitMove = useMove()
  const { opened, isOpen, open, close, setName, isPage } = useRecordRequest(addressed)
  const show = (entity: AnyEntity, target: FormTarget, resume = false) => {
    // An empty square of a plan asks for a new record of whoever presses it.
    if (target.mode !== 'edit' && isFixed(entity)) notify({ text: messages.notYoursToChange(entity.label), tone: 'warning' })
    else open({ kind: 'form', entity, target, resume })
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
  return (
    <RecordFormContext value={form}>
      {children}
      {opened && (
        <RecordDialog
          key={opened.turn}
          what={opened.what}
          open={isOpen}
          form={form}
          isPage={isPage}
          onClose={close}
          onOpen={open}
          onResume={(entity, target) => show(entity, target, true)}
          onNamed={setName}
        />
      )}
    </RecordFormContext>
  )
}
