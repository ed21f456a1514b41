import { Gesture, type Pressing } from './gesture.ts'

/** Follows mouse, pen and finger over a page; returns how to stop. `now` hands out what is on screen at that moment. */
export function followPress<On>(frame: HTMLElement, now: () => Pressing<On>): () => void {
  const gesture = new Gesture(frame, now)
  const stop = new AbortController()
  const { signal } = stop
  frame.addEventListener('pointerdown', (event) => gesture.down(event), { signal })
  addEventListener('pointermove', (event) => gesture.move(event), { signal })
  addEventListener('pointerup', (event) => gesture.up(event), { signal })
  addEventListener('pointercancel', () => gesture.cancel(), { signal })
  // What lies under the pointer is another when the page scrolls, and when it is another page.
  addEventListener('scroll', () => gesture.update(), { signal, capture: true, passive: true })
  addEventListener('resize', () => gesture.cancel(), { signal })
  document.addEventListener('visibilitychange', () => gesture.cancel(), { signal })
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !gesture.isActive) return
    event.preventDefault()
    event.stopPropagation()
    gesture.cancel(true)
  }
  addEventListener('keydown', key, { signal, capture: true })
  hearTouch(frame, gesture, signal)
  hearClick(frame, gesture, signal)
  hearMenu(frame, gesture, now, signal)
  return () => {
    stop.abort()
    gesture.end()
  }
}

type Stand = Pick<Gesture<unknown>, 'isTouched' | 'isPressed' | 'isActive' | 'isSpent'>

/** What the browser, and a page that turns under a finger, would make of it: heard before them, for a drag is neither. */
function hearTouch(frame: HTMLElement, gesture: Stand, signal: AbortSignal): void {
  const touchMove = (event: TouchEvent) => {
    if (gesture.isActive && event.cancelable) event.preventDefault()
  }
  const touchEnd = (event: TouchEvent) => {
    if (gesture.isSpent && event.cancelable) event.preventDefault()
  }
  frame.addEventListener('touchmove', touchMove, { signal, passive: false, capture: true })
  frame.addEventListener('touchend', touchEnd, { signal, passive: false, capture: true })
}

/** A drag is neither a click nor a selection of text. */
function hearClick(frame: HTMLElement, gesture: Stand, signal: AbortSignal): void {
  const click = (event: MouseEvent) => {
    if (!gesture.isSpent) return
    event.preventDefault()
    event.stopPropagation()
  }
  const select = (event: Event) => {
    if (gesture.isPressed) event.preventDefault()
  }
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('selectstart', select, { signal })
}

/** The menu of what is under a right click, or under the key for it; a finger that waits has its own. */
function hearMenu<On>(frame: HTMLElement, gesture: Stand, now: () => Pressing<On>, signal: AbortSignal): void {
  const contextMenu = (event: MouseEvent) => {
    if (gesture.isTouched) return event.preventDefault()
    const element = event.target instanceof Element ? event.target : undefined
    const isPointed = event.clientX > 0 || event.clientY > 0
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    const at = isPointed ? { x: event.clientX, y: event.clientY } : { x: box.left + 12, y: box.bottom }
    const on = element && now().asked(element, at)
    if (on !== undefined && now().menu(on, at)) event.preventDefault()
  }
  frame.addEventListener('contextmenu', contextMenu, { signal })
}
