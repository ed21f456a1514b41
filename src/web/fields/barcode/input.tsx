import type { KeyboardEvent } from 'react'
import { DigitsInput } from '../code-input.tsx'
import type { InputProps } from '../input-props.ts'

/** A reader types the digits and presses Enter: that goes on to the next box and saves nothing. */
export const BarcodeInput = (props: InputProps) => <DigitsInput {...props} onKeyDown={goOn} enterKeyHint="next" />

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
  event.preventDefault()
  const boxes = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, textarea, [role="combobox"]') ?? [])]
  const next = boxes.slice(boxes.indexOf(event.currentTarget) + 1).find((box) => box.tabIndex >= 0 && box.offsetParent !== null)
  next?.focus()
}
