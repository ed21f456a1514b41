import { useEffect, type RefObject } from 'react'
import { afterOwnFocus } from '../ui/own-focus.ts'
import { focusField, focusFirstField } from './form-element.ts'

/** Moves the cursor into the first field, or the named one, of a form that comes after its dialog has opened on the buttons. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isReady: boolean, startAt?: string): void {
  useEffect(() => {
    if (!isReady) return undefined
    return afterOwnFocus(() => {
      if (startAt !== undefined) focusField(form.current, startAt)
      else focusFirstField(form.current)
    })
  }, [form, isReady, startAt])
}
