import { useImperativeHandle, useState, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import type { Field } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { isUntouched, newLine } from '../../fields/lines/new-line.ts'
import { moveLine, moveSentence } from '../../fields/lines/use-line-keys.ts'
import { typingOf } from '../../fields/typing.ts'
import { firstInvalidLine, lineError, linesError } from './line-errors.ts'
import { focusInLine } from './line-focus.ts'
import { useKeyedLines } from './use-keyed-lines.ts'

/** Handle on the lines of a document. */
export interface LinesHandle {
  /** Takes the first line with an error in hand, with the cursor in the value that is refused. */
  readonly takeInvalid: () => void
}

interface LineEditOptions {
  readonly name: string
  readonly field: Field
  readonly ref: Ref<LinesHandle> | undefined
  readonly box: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
}

export interface LineEdits {
  readonly lines: readonly Values[]
  readonly keyOf: (index: number) => number | string
  /** The line with fields. */
  readonly inHand: number | undefined
  /** The line that was taken out last, until something else is done. */
  readonly removed: { readonly line: Values; readonly index: number } | undefined
  /** The last move, for who hears it. */
  readonly said: string
  readonly take: (index: number, column?: string, isLast?: boolean) => void
  readonly putAway: () => void
  readonly write: (index: number, column: string, typed: unknown) => void
  readonly add: () => void
  readonly remove: (index: number) => void
  readonly bringBack: () => void
  readonly move: (from: number, to: number) => void
  readonly onBlur: () => void
  /** The sentence about a value of a line. */
  readonly errorAt: (index: number) => (column: string) => string | undefined
  /** The sentence about the lines as a whole. */
  readonly sentence: string | undefined
}

/** Changes of a document's lines: one line at a time is in hand, and what is told is asked again as it is written. */
export function useLineEdits({ name, field, ref, box, list }: LineEditOptions): LineEdits {
  const form = useFormContext()
  const { errors } = form.formState
  const { lines, keyOf, insert, removeAt, moveTo, change, onBlur } = useKeyedLines(name)
  const [inHand, setInHand] = useState<number>()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<LineEdits['removed']>()
  /** Drawn at once, so that the focus goes from one field to the next: lost between, the dialog would take it. */
  const take = (index: number, column?: string, isLast = false, first?: () => void) => {
    flushSync(() => {
      first?.()
      setRemoved(undefined)
      setInHand(index)
    })
    focusInLine(list.current, index, column, isLast)
  }
  useImperativeHandle(ref, () => ({
    takeInvalid: () => {
      const invalid = firstInvalidLine(errors, name)
      if (invalid) take(invalid.index, invalid.column)
    },
  }))
  const errorAt = (index: number) => (column: string) => lineError(errors, name, index, column)
  const putAway = () => {
    const line = inHand === undefined ? undefined : lines[inHand]
    setInHand(undefined)
    if (inHand === undefined || !line) return
    // What was begun and not written is no line.
    if (isUntouched(field, line, typingOf)) removeAt(inHand)
    else void form.trigger(name)
  }
  const write = (index: number, column: string, typed: unknown) => {
    change(index, column, typed)
    // What is told is asked again, as in every form; of the lines, the value that is written and no other.
    const isOfAll = linesError(errors, name) !== undefined
    const told = Object.keys(errors).filter((key) => key !== name || isOfAll)
    const own = errorAt(index)(column) === undefined ? [] : [`${name}.${index}.${column}`]
    if (told.length + own.length > 0) void form.trigger([...told, ...own])
  }
  const remove = (index: number) => {
    const line = lines[index]
    setInHand(undefined)
    removeAt(index)
    if (line) setRemoved({ line, index })
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-bring-back]')?.focus())
  }
  const bringBack = () => {
    if (!removed) return
    insert(removed.index, removed.line)
    setRemoved(undefined)
  }
  const move = (from: number, to: number) => {
    moveTo(from, to)
    if (inHand === from) setInHand(to)
    else if (inHand !== undefined) setInHand(moveLine([...lines.keys()], from, to).indexOf(inHand))
    setSaid(moveSentence(from, to, lines.length))
  }
  return {
    lines,
    keyOf,
    inHand,
    removed,
    said,
    take,
    putAway,
    write,
    add: () => take(lines.length, undefined, false, () => insert(lines.length, newLine(field, typingOf))),
    remove,
    bringBack,
    move,
    onBlur,
    errorAt,
    sentence: linesError(errors, name),
  }
}
