import { useEffect, useState, type RefObject } from 'react'
import type { Packed } from './pack.ts'
import type { Bar } from './plan.ts'
import type { Range } from '../../calendar/range.ts'

/** Which bars begin left of what is in view and reach into it. A lane draws again only when its own become others. */
export interface Cut {
  /** Their ids, in one text. */
  readonly of: (packed: Packed<Bar>, range: Range) => string
  readonly subscribe: (hear: () => void) => () => void
}

export function useCut(frame: RefObject<HTMLElement | null>): Cut {
  const [cut] = useState(newCut)
  useEffect(() => {
    const box = frame.current
    if (!box) return undefined
    const scrolled = () => cut.moved(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => box.removeEventListener('scroll', scrolled)
  }, [frame, cut])
  return cut
}

function newCut() {
  /** As a part of the width of all days. */
  let edge = 0
  let scrolled = 0
  const listeners = new Set<() => void>()
  return {
    of: ({ placed }: Packed<Bar>, { days }: Range) =>
      edge === 0 ? '' : placed.flatMap(({ bar, left, right }) => (left < edge * days && right > edge * days ? bar.id : [])).join(' '),
    subscribe: (hear: () => void) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    moved: (box: HTMLElement) => {
      if (box.scrollLeft === scrolled) return
      scrolled = box.scrollLeft
      edge = scrolled / (box.querySelector('[data-cells]')?.clientWidth ?? 1)
      for (const hear of listeners) hear()
    },
  }
}
