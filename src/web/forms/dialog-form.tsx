import type { ReactNode, RefObject } from 'react'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface DialogFormProps {
  /** By which the button at the dialog's foot names it. */
  readonly id: string
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onSave: () => void
  readonly children: ReactNode
}

/** The form of a dialog: it speaks for itself, is saved by its button, by Enter and by the shortcut, and keeps all three from a form around it. */
export function DialogForm({ id, ref, onSave, children }: DialogFormProps) {
  useSaveShortcut(ref, onSave)
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSave()
      }}
    >
      {children}
    </form>
  )
}
