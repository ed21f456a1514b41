import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'

/** A finger that rests so long means more than a tap; one that has moved so far is scrolling. */
const HOLD_MS = 450
const STILL_PX = 8

/**
 * Hears a finger held down, and on what; the click that follows it is none. Timed by us: an iPad says nothing of a finger that
 * rests (no `contextmenu`), and others say it when their own menu would come.
 */
export function useHold(onHeld: (on: Element) => void) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  /** Whether it was held, and a click may follow. */
  const held = useRef<'waits for its click' | 'over'>(undefined)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => end, [])
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
      end()
      held.current = undefined
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const timer = setTimeout(() => {
        held.current = 'waits for its click'
        onHeld(target)
      }, HOLD_MS)
      press.current = { x, y, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Or the browser makes a press of the touch, which falls on what has just opened. */
    onTouchEnd: (event: TouchEvent) => {
      if (!held.current || !event.cancelable) return
      event.preventDefault()
      held.current = 'over'
    },
    onClickCapture: (event: MouseEvent) => {
      if (held.current !== 'waits for its click') return
      held.current = 'over'
      event.preventDefault()
      event.stopPropagation()
    },
    /** The browser's own menu of a held finger. */
    onContextMenu: (event: MouseEvent) => {
      if (held.current || press.current) event.preventDefault()
    },
  }
}
