import { useEffect, useRef, type RefObject } from 'react'
import type { Action } from '../../kernel/action/action.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { dismiss, notify } from '../ui/toast.ts'
import { draftKey } from './drafts.ts'
import { focusFirstInvalid, takeUnreadable } from './form-element.ts'
import type { FormDialogProps } from './form-dialog-props.ts'
import { useFirstField } from './use-first-field.ts'
import type { RecordDraft } from './record-draft.ts'
import { useRecordDraft } from './use-record-draft.ts'

interface OpenForm {
  readonly draft: RecordDraft
  readonly formElement: RefObject<HTMLFormElement | null>
  readonly save: () => void
  /** Closes the form; what was typed and not saved is offered again. */
  readonly close: () => void
  /** Takes another record that is likely the same: for the field that asked for one, otherwise to open it. */
  readonly takeOther: (row: AnyRow) => void
  readonly act: (action: Action) => void
}

type OpenFormOptions = Pick<
  FormDialogProps,
  'entity' | 'target' | 'resume' | 'startAt' | 'onClose' | 'onResume' | 'onSaved' | 'onAct' | 'onMove'
>

/** The draft of a form in a dialog, and the ways out of it. */
export function useOpenForm(options: OpenFormOptions): OpenForm {
  const { entity, target, resume = false, startAt, onClose, onResume, onSaved, onAct, onMove } = options
  const formElement = useRef<HTMLFormElement>(null)
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
  const save = async () => {
    takeUnreadable(formElement.current, draft.form)
    await draft.save()
    requestAnimationFrame(() => focusFirstInvalid(formElement.current))
  }
  return {
    draft,
    formElement,
    save: () => void save(),
    close,
    takeOther: (row) => {
      if (onSaved) {
        onSaved(row)
        onClose()
      } else {
        close()
        onResume?.(entity, { mode: 'edit', id: row.id })
      }
    },
    act: (action) => {
      close()
      if (draft.base) onAct?.(action, draft.base.id)
    },
  }
}
