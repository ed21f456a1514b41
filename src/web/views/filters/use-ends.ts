import { useState } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { readText } from '../../fields/pasted.ts'
import { joinRange, type Range } from './between.ts'

interface Ask {
  readonly field: Field
  /** The range that the address asks for. */
  readonly range: Range
  readonly today: string
  /** An end as the address keeps it, as its box shows it. */
  readonly show: (end: string) => string
  /** Why the second end cannot stand before the first. */
  readonly crossed: (from: string) => string
  readonly onChange: (text: string | undefined) => void
}

type Errors = Readonly<Record<keyof Range, string | undefined>>

interface Ends {
  /** What stands in the boxes. */
  readonly typed: Range
  /** What is wrong with what one has left there; a box that is being typed in is not judged. */
  readonly errors: Errors
  readonly type: (end: keyof Range, text: string) => void
  /** An end counts when one leaves it, so that a half-typed one filters nothing. */
  readonly leave: (end: keyof Range, text: string) => void
  /** Text from elsewhere that the field can read stands for all that was in the box. */
  readonly paste: (end: keyof Range, text: string) => boolean
}

/**
 * The two ends of a range as they are being typed. They filter when both can be read and do not cross; else the one that is wrong
 * says so, keeps its text, and the list stays as it was. They follow the address when it changes from elsewhere.
 */
export function useEnds({ field, range, today, show, crossed, onChange }: Ask): Ends {
  const key = joinRange(range)
  const start = () => {
    const ends = { from: show(range.from), to: show(range.to) }
    return { key, typed: ends, left: ends }
  }
  const [state, setState] = useState(start)
  if (state.key !== key) setState(start())
  const { typed, left } = state

  const isLeft = (end: keyof Range) => typed[end] === left[end]
  const errors = judge(field, left, today, crossed)
  const leave = (end: keyof Range, text: string) => {
    const next = { ...left, [end]: text }
    setState({ key, typed: { ...typed, [end]: text }, left: next })
    const faults = judge(field, next, today, crossed)
    if (faults.from !== undefined || faults.to !== undefined) return
    const asked = joinRange({ from: kept(field, next.from, today), to: kept(field, next.to, today) })
    if (asked !== key) onChange(asked)
  }
  return {
    typed,
    errors: { from: isLeft('from') ? errors.from : undefined, to: isLeft('from') && isLeft('to') ? errors.to : undefined },
    type: (end, text) => setState({ ...state, typed: { ...typed, [end]: text } }),
    leave,
    paste: (end, text) => {
      const { value, sentence } = readText(field, text, today)
      if (sentence !== undefined) return false
      leave(end, show(String(value)))
      return true
    },
  }
}

const kept = (field: Field, text: string, today: string): string => (text.trim() === '' ? '' : String(readText(field, text, today).value))

function judge(field: Field, { from, to }: Range, today: string, crossed: (from: string) => string): Errors {
  const [first, last] = [from, to].map((text) => (text.trim() === '' ? undefined : readText(field, text, today)))
  const isCrossed = first && last && !first.sentence && !last.sentence && field.compare(first.value, last.value) > 0
  return { from: first?.sentence, to: isCrossed ? crossed(field.format(first.value)) : last?.sentence }
}
