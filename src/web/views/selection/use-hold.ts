import { useRef, type DOMAttributes, type PointerEvent } from 'react'

/** A finger that rests so long means more than a tap; one that has moved so far is scrolling. */
const HOLD_MS = 450
const STILL_PX = 8

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture' | 'onContextMenu'
>

/** Hears a finger held down; the click that follows it is none. */
export function useHold(onHeld: () => void): Handlers {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const isHeld = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end()
      isHeld.current = false
      if (pointerType !== 'touch' || !isPrimary) return
      const held = () => {
        isHeld.current = true
        onHeld()
      }
      press.current = { x, y, timer: setTimeout(held, HOLD_MS) }
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser's own menu of a held finger.
    onContextMenu: (event) => {
      if (isHeld.current || press.current) event.preventDefault()
    },
  }
}
