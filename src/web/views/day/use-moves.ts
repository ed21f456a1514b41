import { useRef, useState } from 'react'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import type { useOptimistic } from '../drag/use-optimistic.ts'
import { stayingOf, takenBy, valuesAt, type Column, type Movable, type Place } from './columns.ts'
import type { Draft } from './draft.ts'
import { refusedAt, type Grip } from './gaps.ts'
import type { Stretch } from './minutes.ts'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'
import { doneText, placeSaid, refusalText, spoken } from './words.ts'

/** Free time that somebody has chosen. */
export interface Chosen {
  readonly column: Column
  readonly at: Stretch
}

export interface Moves {
  /** What is drawn; `held` is what is so at this very moment, when a pointer goes faster than what is drawn. */
  readonly draft: Draft | undefined
  readonly held: () => Draft | undefined
  /** What a screen reader hears next. */
  readonly said: string
  /** Takes hold of a record; false and a sentence where it stays as it is. */
  readonly pick: (day: Day, what: Movable, grip: Grip) => boolean
  /** What is held, or chosen, comes to lie here; without a column over no place of the day. */
  readonly over: (day: Day, column: Filled | undefined, at: Stretch) => void
  /** Lets go: moves the record, or hands back the chosen time. */
  readonly drop: (day: Day) => Chosen | undefined
  readonly cancel: () => void
  /** Forgets what is held without a word. */
  readonly clear: () => void
  /** Puts a record elsewhere at once. */
  readonly move: (day: Day, what: Movable, to: Place, at: Stretch) => void
}

const isSame = (a: Stretch, b: Stretch) => a.from === b.from && a.to === b.to

/** What mouse, finger and keyboard do with records and free time, said once for all three. */
export function useMoves(run: ReturnType<typeof useOptimistic>['run']): Moves {
  const commit = useCommit()
  const [drawn, draw] = useState<Draft>()
  const latest = useRef<Draft>(undefined)
  const [said, say] = useState('')
  const held = () => latest.current
  const setDraft = (draft: Draft | undefined) => {
    latest.current = draft
    draw(draft)
  }

  const pick = (day: Day, what: Movable, grip: Grip): boolean => {
    const reason = stayingOf(day.entity, day.calendar, what, grip)
    if (reason) {
      notify({ text: reason, tone: 'warning' })
      return false
    }
    const { column = '', at = { from: 0, to: what.lasts } } = what.home ?? {}
    setDraft({ card: what, grip, column, at })
    say(spoken.picked(what.title))
    return true
  }

  const over = (day: Day, column: Filled | undefined, at: Stretch) => {
    const draft = held()
    if (draft && draft.column === (column?.key ?? '') && (!column || isSame(draft.at, at))) return
    if (!column) return draft && setDraft({ ...draft, column: '', refusal: undefined })
    const card = draft?.card
    const isHome = card?.home !== undefined && card.home.column === column.key && isSame(card.home.at, at)
    const refusal = isHome ? undefined : refusedAt(at, day.hours, column.closed, takenBy(day.entity, column.cards, card?.id))
    setDraft({ grip: 'end', ...draft, column: column.key, at, refusal })
    say(card ? spoken.over(column, at, refusal) : `${placeSaid(column, at)}.`)
  }

  const move = (day: Day, what: Movable, to: Place, at: Stretch) => {
    const values = { ...valuesAt(day.calendar, to, at, what.lasts), ...what.puts }
    const change = { type: 'update' as const, entity: day.entity.name, id: what.id, values, expect: what.row.version }
    const done = doneText(day.entity, day.calendar, what, to, at)
    say('')
    void run(what.row, values, () => commit([change], { via: 'calendar', done, tellProblems: true }))
  }

  const drop = (day: Day): Chosen | undefined => {
    const draft = held()
    const column = day.columns.find(({ key }) => key === draft?.column)
    setDraft(undefined)
    if (!draft) return undefined
    const { card, at, refusal } = draft
    if (!column) {
      if (card) say(spoken.home(card.title))
      return undefined
    }
    if (!card) {
      say(refusal ? refusalText(refusal) : '')
      return refusal ? undefined : { column, at }
    }
    if (card.home?.column === column.key && isSame(card.home.at, at)) say(spoken.home(card.title))
    else if (refusal) {
      notify({ text: `${refusalText(refusal)}.`, tone: 'warning' })
      say(spoken.refused(card.title, refusal))
    } else move(day, card, column, at)
    return undefined
  }

  const cancel = () => {
    const draft = held()
    if (draft?.card) say(spoken.cancelled(draft.card.title))
    setDraft(undefined)
  }
  return { draft: drawn, held, said, pick, over, drop, cancel, move, clear: () => setDraft(undefined) }
}
