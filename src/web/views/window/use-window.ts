import { useEffect, useState, useSyncExternalStore } from 'react'

interface Shown {
  readonly indexes: readonly number[]
  /** Height of what is left out above and below, in pixels. */
  readonly above: number
  readonly below: number
  readonly reveal: (index: number) => void
}

interface WindowOptions {
  readonly count: number
  /** Of every row, in pixels. */
  readonly height: number
  readonly scroller: HTMLElement | null
  /** What covers the upper edge of the list: a sticky head. */
  readonly top?: number
  /** When it changes, the list begins again at its top. */
  readonly of: string
}

/** Up to so many rows all stand in the page: the browser's own search finds them, and they print. */
const WHOLE = 100
/** The window moves by so many rows at a time, and keeps as many ready on either side. */
const STEP = 12

/**
 * The part of a long list that is in view. Rows are all as high, so the place of each is known without measuring,
 * and React hears of scrolling only when the window moves.
 */
export function useWindow({ count, height, scroller, top = 0, of }: WindowOptions): Shown {
  const isWindowed = count > WHOLE
  const subscribe = (onMove: () => void) => {
    if (!scroller) return () => {}
    const observer = new ResizeObserver(onMove)
    observer.observe(scroller)
    scroller.addEventListener('scroll', onMove, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', onMove)
    }
  }
  const step = () => (scroller && isWindowed ? Math.floor(scroller.scrollTop / height / STEP) : 0)
  const tall = () => (scroller && isWindowed ? Math.ceil(scroller.clientHeight / height / STEP) : 3)
  const at = useSyncExternalStore(subscribe, step, step)
  const visible = useSyncExternalStore(subscribe, tall, tall)
  useEffect(() => {
    scroller?.scrollTo({ top: 0 })
  }, [scroller, of])

  const first = isWindowed ? Math.min(Math.max(0, (at - 1) * STEP), Math.max(0, count - STEP)) : 0
  const end = isWindowed ? Math.min(count, (at + visible + 2) * STEP) : count
  return {
    indexes: Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index),
    above: first * height,
    below: (count - end) * height,
    reveal: (index) => {
      if (!scroller) return
      // Rows that all stand in the page know their own height.
      const row = isWindowed ? undefined : scroller.querySelector(`[data-record="${index}"]`)
      if (row) return row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const place = index * height
      const lowest = place + height + top - scroller.clientHeight
      scroller.scrollTo({ top: Math.min(place, Math.max(lowest, scroller.scrollTop)), behavior: 'instant' })
    },
  }
}

/** A scrolling element that a hook may need before it exists. */
export const useScroller = () => useState<HTMLElement | null>(null)
