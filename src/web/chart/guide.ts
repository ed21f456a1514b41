import type { KeyboardEvent, PointerEvent } from 'react'
import type { ChartMonth } from '../../kernel/chart/read-months.ts'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { fullMonth, growthText, written, writtenMonth } from './chart-words.ts'

/** What line, label and table have in common: the month that is pointed at. */
export interface Guide {
  readonly panel: ChartPanel
  readonly months: readonly ChartMonth[]
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
}

/** «Luglio 2026: 27.300 €», and what it was the year before. */
export function guideTexts(month: ChartMonth, { compare, unit }: ChartPanel): readonly string[] {
  const { key, value, before, growth } = month
  const now = `${writtenMonth(month)}: ${written(value, unit)}`
  if (compare === undefined) return [now]
  const then = `${fullMonth(`${Number(key.slice(0, 4)) - 1}${key.slice(4)}`)}: ${written(before, unit)}`
  return [now, growth === undefined ? then : `${then}, ${growthText(growth)}`]
}

/** Moves the guide by pointer, finger and arrow keys. */
export function guideHandlers({ months, at, onPoint }: Guide) {
  const last = months.length - 1
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
  }
  return {
    onPointerDown: follow,
    onPointerMove: follow,
    // A finger that is lifted leaves the guide where it was.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPoint(undefined),
    onBlur: () => onPoint(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const now = at ?? last
      const next = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: last }[event.key]
      if (next !== undefined) onPoint(at === undefined && next > last ? last : Math.min(last, Math.max(0, next)))
      else if (event.key === 'Escape' && at !== undefined) onPoint(undefined)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
