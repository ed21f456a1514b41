import { useEffect, useEffectEvent, type RefObject } from 'react'

/** How far a finger went, in pixels: to the right and down are positive. */
export interface Travel {
  readonly dx: number
  readonly dy: number
}

/** Where a horizontal finger already means something else. */
const ELSEWHERE = 'input, textarea, select, [contenteditable="true"], [role="slider"], [draggable="true"], [data-no-swipe]'

/** Follows one finger over an element and tells how far it went. */
export function useSwipe(root: RefObject<HTMLElement | null>, onSwipe: (travel: Travel) => void): void {
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const element = root.current
    if (!element) return
    let from: { x: number; y: number } | undefined

    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      const isOurs = touches.length === 1 && touch && target instanceof Element && !belongsElsewhere(target, element)
      from = isOurs ? { x: touch.clientX, y: touch.clientY } : undefined
    }
    const end = (event: TouchEvent) => {
      const { changedTouches, touches } = event
      const [touch] = changedTouches
      const began = from
      from = undefined
      // What was carried has been dropped, and went nowhere else.
      if (!began || !touch || touches.length > 0 || event.defaultPrevented || isSelecting()) return
      swiped({ dx: touch.clientX - began.x, dy: touch.clientY - began.y })
    }
    const cancel = () => {
      from = undefined
    }

    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    element.addEventListener('touchcancel', cancel, { passive: true })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', cancel)
    }
  }, [root])
}

/** Fields, sliders, drag handles, and anything that scrolls sideways itself. */
function belongsElsewhere(target: Element, root: Element): boolean {
  const other = target.closest(ELSEWHERE)
  if (other && other !== root && root.contains(other)) return true
  for (let box: Element | null = target; box && box !== root; box = box.parentElement) if (scrollsSideways(box)) return true
  return false
}

function scrollsSideways(box: Element): boolean {
  if (box.scrollWidth <= box.clientWidth) return false
  return ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
}

/** A finger that drags the end of a selection does not turn the page. */
const isSelecting = () => getSelection()?.isCollapsed === false
