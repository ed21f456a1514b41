import type { Field } from '../../kernel/fields/field.ts'
import type { Typing } from './form-half.ts'
import type { InputProps } from './input-props.ts'

/** Signs that nobody sees and that spreadsheets, mails and web pages paste along. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Digits alone mean the same to every browser: they go in where the cursor stands. */
const PLAIN = /^\d+$/

interface Moved {
  readonly preventDefault: () => void
}

/** What a text says to a field: a value, which the schema may still refuse, or nothing that it can read. */
interface Reading {
  readonly value: unknown
  readonly isRead: boolean
  /** Why the value is none, or not a good one. */
  readonly sentence: string | undefined
}

/** Text from anywhere as a field reads it; `today` makes short dates whole. */
export function readText(field: Field, text: string, today?: string): Reading {
  const value = field.parse(text.replace(INVISIBLE, '').trim(), today)
  const { error } = field.schema.safeParse(value)
  return { value, isRead: typeof value === 'number' || (typeof value === 'string' && !error), sentence: error?.issues[0]?.message }
}

/**
 * Text that comes into a native box from elsewhere, read as the field reads any text: left to the browser, «1 250,50 €» becomes
 * 125050. What is read stands for all that was there; of what cannot be read the form is told, and the box stays as it was.
 */
function take(typing: Typing, { field, onChange, onRefused }: InputProps, event: Moved, pasted: string): void {
  const text = pasted.replace(INVISIBLE, '').trim()
  if (text === '' || (field.numeric && PLAIN.test(text))) return
  event.preventDefault()
  const { value, isRead, sentence } = readText(field, text)
  if (isRead) return onChange(typing.show(value, field, () => typing))
  if (sentence) onRefused?.(sentence)
}

/** The ways by which text comes in otherwise than letter by letter. */
export const pasteProps = (typing: Typing, props: InputProps) => ({
  onPaste: (event: Moved & { readonly clipboardData: DataTransfer }) =>
    take(typing, props, event, event.clipboardData.getData('text/plain')),
  onDrop: (event: Moved & { readonly dataTransfer: DataTransfer }) => take(typing, props, event, event.dataTransfer.getData('text/plain')),
})

/** A telephone's keyboard hands in what it kept on its own clipboard as if it were typed. */
export function takeSuggested(typing: Typing, props: InputProps, event: Moved & { readonly data: string }): void {
  if (event.data.length > 1) take(typing, props, event, event.data)
}
