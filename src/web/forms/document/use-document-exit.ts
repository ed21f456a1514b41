import { useEffect, useEffectEvent, type RefObject } from 'react'
import { notify } from '../../ui/toast.ts'
import { draftKey } from '../drafts.ts'
import { takeUnreadable } from '../form-element.ts'
import type { FormDialogProps } from '../form-dialog-props.ts'
import { recordName } from '../opened-record.ts'
import { useDocumentAddress } from './document-address.ts'
import type { OpenDocument } from './use-document.ts'

interface ExitOptions extends Pick<FormDialogProps, 'open' | 'onClose' | 'onResume' | 'onNamed'> {
  readonly opened: OpenDocument
  readonly element: RefObject<HTMLFormElement | null>
  readonly isBusy: boolean
  readonly once: (work: () => Promise<void>) => Promise<void>
}

interface DocumentExit {
  /** What the address calls the document, once it is a record. */
  readonly name: string | undefined
  /** Leaves it for something else: what is typed is kept, or offered again. */
  readonly leave: (forWhat: () => void) => void
  readonly close: () => void
}

/** Way out of a document: what is typed is saved first, and its address is left with it. */
export function useDocumentExit({ opened, element, isBusy, once, open, onClose, onResume, onNamed }: ExitOptions): DocumentExit {
  const { entity, target, draft, isReady, isOpen, keep } = opened
  const { form, base } = draft
  const name = target.mode === 'edit' ? recordName(entity, target.id) : base && recordName(entity, base.id)
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
  return { name, leave, close }
}
