import { addDays } from '../italian/dates.ts'
import type { Values } from '../door/change.ts'

/** When a document falls due: `B` are its choices with their values `V`, `D` its days, `M` its amounts, `S` its states. */
export interface DueTerms<B = string, V extends string = string, D = string, M = string, S = string> {
  /** The choice of the terms: «30 e 60 giorni». */
  readonly by: B
  /** The day from which days are counted. */
  readonly from: D
  /** What is due in all. */
  readonly total: M
  /** For each of the terms, after how many days a part falls due: `[30, 60]`. */
  readonly after: Readonly<Record<V, readonly number[]>>
  /** The states in which all of it is paid. */
  readonly paid: readonly S[]
  /** How much has come in, worked out over the payments: it covers the parts one after the other. */
  readonly received?: M
}

/** A record that is a document with lines: it is written beside the page that will be printed. `L` are its lines, `P` its papers, `S` its states, `T` its terms. */
export interface DocumentView<L = string, P = string, S = string, T = DueTerms> {
  /** The lines that are its table: what is text stands under one another at the left, figures at the right. */
  readonly lines: L
  /** The paper that it becomes. */
  readonly print: P
  /** The states that it passes through. Of several in one place the first is the usual one: `['consegnata', 'scartata']`. */
  readonly steps: readonly (S | readonly S[])[]
  /** The states in which it is written; in any other its fields are text. */
  readonly open: readonly S[]
  readonly due?: T
  /** How it stands, where its states do not say all of it: an issued invoice is paid in part, late, paid. Title and steps show this instead. */
  readonly situation?: Situation
}

/** Steps over the values of a choice that is worked out. */
export interface Situation {
  readonly by: string
  /** As the `steps` of a document, with values of the choice for states. */
  readonly steps: readonly (string | readonly string[])[]
}

/** A part of what is due. */
export interface Due {
  readonly day: string
  /** In cents. */
  readonly amount: number
}
/** A part, and how much of it is still open. */
export interface OpenDue extends Due {
  readonly open: number
}

/** The parts in which a document falls due: equal ones, and the last takes the cents that are left, so that they add up to the total. */
export function dueDates({ by, from, total, after }: DueTerms, values: Values): readonly Due[] {
  const [terms, start, whole] = [values[by], values[from], values[total]]
  const days = typeof terms === 'string' && Object.hasOwn(after, terms) ? after[terms] : undefined
  if (!days || typeof start !== 'string' || typeof whole !== 'number') return []
  const part = Math.round(whole / days.length)
  return days.map((count, at) => ({ day: addDays(start, count), amount: at === days.length - 1 ? whole - part * (days.length - 1) : part }))
}

/** The same, and what has come in taken off the first of them: what is open of each. */
export function openDues(due: DueTerms, values: Values): readonly OpenDue[] {
  const held = due.received === undefined ? 0 : values[due.received]
  let left = typeof held === 'number' ? held : 0
  return dueDates(due, values).map((part) => {
    const covered = Math.min(Math.max(left, 0), part.amount)
    left -= covered
    return { ...part, open: part.amount - covered }
  })
}
