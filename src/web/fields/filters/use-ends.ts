import { useState } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { compareValues } from '../../../kernel/fields/order.ts'
import { readText } from '../paste.ts'
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

interface State {
  /** The range of the address, as it is written there. */
  readonly key: string | undefined
  readonly typed: Range
  /** What stood in each box when one last left it. */
  readonly left: Range
  /** Ranges asked of the address that have not arrived there yet, in the order of asking. */
  readonly asked: readonly (string | undefined)[]
}

/**
 * The two ends of a range as they are being typed. They filter when both can be read and do not cross; else the one that is wrong
 * says so, keeps its text, and the list stays as it was. They follow the address when it changes from elsewhere; what they asked for
 * themselves arrives late and takes nothing away that has been typed meanwhile.
 */
export function useEnds({ field, range, today, show, crossed, onChange }: Ask): Ends {
  const key = joinRange(range)
  const [state, setState] = useState<State>(() => startAt(range, show))
  if (state.key !== key) setState(state.asked.includes(key) ? arrive(state, range, { field, today, show }) : startAt(range, show))
  const { typed, left } = state

  const isLeft = (end: keyof Range) => typed[end] === left[end]
  const errors = judge(field, left, today, crossed)
  const leave = (end: keyof Range, text: string) => {
    const next = { ...left, [end]: text }
    const faults = judge(field, next, today, crossed)
    const wanted =
      faults.from || faults.to ? undefined : { asked: joinRange({ from: kept(field, next.from, today), to: kept(field, next.to, today) }) }
    const isNew = wanted !== undefined && wanted.asked !== (state.asked.length > 0 ? state.asked.at(-1) : key)
    setState({ ...state, typed: { ...typed, [end]: text }, left: next, asked: isNew ? [...state.asked, wanted.asked] : state.asked })
    if (isNew) onChange(wanted.asked)
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

function startAt(range: Range, show: Ask['show']): State {
  const ends = { from: show(range.from), to: show(range.to) }
  return { key: joinRange(range), typed: ends, left: ends, asked: [] }
}

/** The address now says what was asked for: an end that nobody has touched since is shown as the address keeps it. */
function arrive({ typed, left, asked }: State, range: Range, { field, today, show }: Pick<Ask, 'field' | 'today' | 'show'>): State {
  const key = joinRange(range)
  const shown = (end: keyof Range, box: Range) =>
    typed[end] === left[end] && kept(field, left[end], today) === range[end] ? show(range[end]) : box[end]
  return {
    key,
    typed: { from: shown('from', typed), to: shown('to', typed) },
    left: { from: shown('from', left), to: shown('to', left) },
    asked: asked.slice(asked.indexOf(key) + 1),
  }
}

const kept = (field: Field, text: string, today: string): string => (text.trim() === '' ? '' : String(readText(field, text, today).value))

function judge(field: Field, { from, to }: Range, today: string, crossed: (from: string) => string): Errors {
  const [first, last] = [from, to].map((text) => (text.trim() === '' ? undefined : readText(field, text, today)))
  const isCrossed = first && last && !first.sentence && !last.sentence && compareValues(field, first.value, last.value) > 0
  return { from: first?.sentence, to: isCrossed ? crossed(field.format(first.value)) : last?.sentence }
}
