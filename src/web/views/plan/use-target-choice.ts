import { useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Spot } from './standing.ts'
import { canJoin, isHome, mayPut, notJoined, refusedAt, type Acts } from './use-acts.ts'
import type { Plan } from './use-plan.ts'
import { nameOf } from './words.ts'

/** What a press on a place means while one is chosen. */
type Choice = { readonly kind: 'move'; readonly row: AnyRow } | { readonly kind: 'join'; readonly spot: string }

export interface TargetChoice {
  readonly isChoosing: boolean
  /** What is to be done now, or what was. */
  readonly said: string
  /** Whether a place may be chosen, while it is being chosen where to. */
  readonly isOpen: ((target: Spot) => boolean) | undefined
  readonly beginMove: (row: AnyRow) => void
  readonly beginJoin: (from: Spot) => void
  readonly stop: () => void
  readonly press: (target: Spot) => void
  /** Whether the key meant something on a place. */
  readonly key: (name: string, on: Spot) => boolean
}

interface Selection {
  readonly spot: Spot | undefined
  readonly select: (id: string | undefined) => void
  /** The place that is selected covers the room: it is left to choose another. */
  readonly isCovering: boolean
}

/** TargetChoice a place on the room, without a pointer that carries: where a record goes, or what is joined to a place. */
export function useTargetChoice(plan: Plan, acts: Acts, { spot, select, isCovering }: Selection): TargetChoice {
  const [choice, setChoice] = useState<Choice>()
  const [said, setSaid] = useState('')
  const joining = choice?.kind === 'join' ? plan.spots.find(({ id }) => id === choice.spot) : undefined

  const begin = (next: Choice, text: string) => {
    setChoice(next)
    setSaid(text)
    if (isCovering) select(undefined)
  }
  const beginMove = (row: AnyRow) => {
    if (!mayPut(plan)) return
    begin({ kind: 'move', row }, `Scegli dove va ${nameOf(plan, row)}.`)
  }
  const beginJoin = (from: Spot) => {
    if (canJoin(plan, from)) begin({ kind: 'join', spot: from.id }, `Scegli che cosa unire: ${from.called}.`)
  }
  const stop = () => {
    setChoice(undefined)
    setSaid('Annullato.')
  }
  const press = (target: Spot) => {
    if (!choice) return select(target.id)
    setChoice(undefined)
    setSaid('')
    if (choice.kind === 'move') acts.put(choice.row, target)
    else if (joining && joining.id !== target.id) acts.join(joining, target)
  }
  const key = (name: string, on: Spot): boolean => {
    if (name === 'Escape' && (choice || spot)) {
      if (choice) stop()
      else select(undefined)
      return true
    }
    if (choice) return false
    if (name.toLowerCase() === 'm' && on.row) beginMove(on.row)
    else if (name.toLowerCase() === 'u') beginJoin(on)
    else return false
    return true
  }
  const isOpen = (target: Spot): boolean =>
    choice?.kind === 'move'
      ? isHome(plan, choice.row, target) || (!target.row && refusedAt(plan, choice.row, target) === undefined)
      : joining !== undefined && (target.id === joining.id || notJoined(plan, joining, target) === undefined)
  return { isChoosing: choice !== undefined, said, isOpen: choice && isOpen, beginMove, beginJoin, stop, press, key }
}
