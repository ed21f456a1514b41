import { useController, useFormContext } from 'react-hook-form'
import type { Values } from '../../../kernel/door/change.ts'
import { moveLine, useLineKeys } from '../../fields/lines/use-line-keys.ts'

interface KeyedLines {
  readonly lines: readonly Values[]
  readonly keyOf: (index: number) => number | string
  readonly insert: (index: number, line: Values) => void
  readonly removeAt: (index: number) => void
  readonly moveTo: (from: number, to: number) => void
  readonly change: (index: number, column: string, typed: unknown) => void
  readonly onBlur: () => void
}

/** The lines that a form holds under a name, each with a key of its own. */
export function useKeyedLines(name: string): KeyedLines {
  const { control } = useFormContext()
  const { field: held } = useController({ name, control })
  const lines: readonly Values[] = Array.isArray(held.value) ? held.value : []
  const { keyOf, insertKey, removeKey, moveKey } = useLineKeys(lines.length)
  return {
    lines,
    keyOf,
    insert: (index, line) => {
      insertKey(index)
      held.onChange(lines.toSpliced(index, 0, line))
    },
    removeAt: (index) => {
      removeKey(index)
      held.onChange(lines.toSpliced(index, 1))
    },
    moveTo: (from, to) => {
      moveKey(from, to)
      held.onChange(moveLine(lines, from, to))
    },
    change: (index, column, typed) => held.onChange(lines.map((one, at) => (at === index ? { ...one, [column]: typed } : one))),
    onBlur: held.onBlur,
  }
}
