import { useState, type RefObject } from 'react'
import { linesIn } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useHeard } from '../../ui/use-heard.ts'
import type { KindInputProps } from '../form-half.ts'
import { newLine } from './new-line.ts'
import { moveLine, moveSentence, useLineKeys } from './use-line-keys.ts'

interface TableLines {
  readonly lines: readonly Values[]
  readonly keyOf: (index: number) => number | string
  /** The last move, for who hears it. */
  readonly said: string
  readonly add: () => void
  readonly remove: (index: number) => void
  readonly move: (index: number, by: -1 | 1) => void
  readonly change: (index: number, key: string, typed: unknown) => void
}

/** Lines of a table while somebody writes them. Enter goes to the next line, making it if it is the last. */
export function useTableLines(
  table: RefObject<HTMLElement | null>,
  { field, value, onChange, typingOf }: Pick<KindInputProps, 'field' | 'value' | 'onChange' | 'typingOf'>,
): TableLines {
  const lines = linesIn(value)
  const { keyOf, insertKey, removeKey, moveKey } = useLineKeys(lines.length)
  const [said, setSaid] = useState('')
  const focusLine = (index: number) => requestAnimationFrame(() => firstInput(table.current, index)?.focus())
  const add = () => {
    insertKey(lines.length)
    onChange([...lines, newLine(field, typingOf)])
    focusLine(lines.length)
  }
  const remove = (index: number) => {
    removeKey(index)
    onChange(lines.filter((_, at) => at !== index))
    focusLine(Math.max(0, index - 1))
  }
  const move = (index: number, by: -1 | 1) => {
    const to = index + by
    moveKey(index, to)
    onChange(moveLine(lines, index, to))
    setSaid(moveSentence(index, to, lines.length))
    requestAnimationFrame(() => moveButton(table.current, to, by)?.focus())
  }
  const change = (index: number, key: string, typed: unknown) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [key]: typed } : line)))

  useHeard(table, 'keydown', (event) => {
    const index = lineOf(event.target)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || index === undefined || event.defaultPrevented) return
    event.preventDefault()
    if (index === lines.length - 1) add()
    else focusLine(index + 1)
  })
  return { lines, keyOf, said, add, remove, move, change }
}

const firstInput = (table: HTMLElement | null, index: number) =>
  table?.querySelector<HTMLElement>(`[data-line="${index}"] :is(input, textarea, [role="combobox"])`)

/** The button that moves a line on in the same direction; at the end the one that leads back. */
const moveButton = (table: HTMLElement | null, index: number, by: number) =>
  [by, -by]
    .map((way) => table?.querySelector<HTMLButtonElement>(`[data-line="${index}"] [data-move="${way}"]`))
    .find((button) => button?.disabled === false)

function lineOf(target: EventTarget | null): number | undefined {
  // An open list of choices has its own use for Enter.
  const isBusy = target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true'
  const line = target instanceof HTMLInputElement && !isBusy ? target.closest<HTMLElement>('[data-line]') : null
  return line ? Number(line.dataset['line']) : undefined
}
