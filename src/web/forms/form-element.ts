import type { UseFormReturn } from 'react-hook-form'
import { UNREADABLE } from '../fields/input-props.ts'

/** Half a date in the field that still has focus: nobody has left it yet, so nobody has told. */
export function takeUnreadable(element: HTMLFormElement | null, form: UseFormReturn): void {
  for (const input of element?.querySelectorAll('input') ?? []) {
    if (input.name && input.value === '' && input.validity.badInput) form.setValue(input.name, UNREADABLE, { shouldDirty: true })
  }
}

/** Puts the cursor in the first field that has a sentence, which is seen with it; of the whole record the sentence is seen. Returns whether there is such a field. */
export function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')
  first?.focus()
  // The sentence first, then the control, which keeps clear of what sticks above the page.
  const seen = first ? [first.closest('.field'), first] : [form?.querySelector('[role="alert"]')]
  for (const element of seen) element?.scrollIntoView({ block: 'nearest' })
  return Boolean(first)
}

/** Puts the cursor in the field of that name, or in its button where a list stands for it; in the first field where no name is said. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name === undefined) return firstField(form)?.focus()
  const field = form?.querySelector(`[name="${CSS.escape(name)}"]`)?.closest('.field')
  const control = field?.querySelector<HTMLElement>(':is(input, button, textarea):not([aria-hidden="true"], [type="hidden"])')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/**
 * Puts the cursor in the first field of a form that came after its dialog had opened and had found nothing but buttons.
 * Under a finger the dialog itself has the focus, and keeps it: no keyboard rises over a form that nobody has read.
 */
export function focusFirstField(form: HTMLFormElement | null): void {
  const isAtButtons = document.activeElement?.closest('footer') && form?.closest('[role="dialog"]')?.contains(document.activeElement)
  const first = firstField(form)
  // Where the form begins with what is only to be read, it is read from there.
  if (isAtButtons && !(first instanceof HTMLOutputElement)) first?.focus()
}

const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(
    ':is(input, textarea, [role="combobox"], output):not([aria-hidden="true"], [type="hidden"], [type="file"], [readonly])',
  )
