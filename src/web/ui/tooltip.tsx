import { createContext, use, useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'

const OPEN_DELAY = 700
/** For this long after one tooltip closed, the next opens at once: the reader is walking along a toolbar. */
const SKIP_DELAY = 300
/** Long enough to carry the pointer from the element onto its tooltip, which must not vanish under it (WCAG 1.4.13). */
const CLOSE_DELAY = 120
const GAP = 6
const EDGE = 8

const DelayContext = createContext(OPEN_DELAY)
let lastClosed = Number.NEGATIVE_INFINITY

export function TooltipProvider({ delay = OPEN_DELAY, children }: { delay?: number | undefined; children: ReactNode }) {
  return <DelayContext value={delay}>{children}</DelayContext>
}

interface TooltipProps {
  text: string
  /** One element; it must be named without the tooltip, which touch screens never show. */
  children: ReactNode
}

/** In the first load of every page, hence without a floating library: the browser's top layer and a dozen lines of geometry. */
export function Tooltip({ text, children }: TooltipProps) {
  const delay = use(DelayContext)
  const shell = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [anchor, setAnchor] = useState<Element | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (wait: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, wait)
  }
  const show = (wait: number) => later(wait, () => setAnchor(shell.current?.firstElementChild ?? null))
  const hide = (wait = 0) => later(wait, () => setAnchor(null))
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') show(performance.now() - lastClosed < SKIP_DELAY ? 0 : delay)
  }

  return (
    <span
      ref={shell}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={() => hide(CLOSE_DELAY)}
      onPointerDown={() => hide()}
      onFocus={({ target }) => target.matches(':focus-visible') && show(delay)}
      onBlur={() => hide()}
    >
      {children}
      {anchor && <Bubble anchor={anchor} text={text} onClose={() => setAnchor(null)} />}
    </span>
  )
}

function Bubble({ anchor, text, onClose }: { anchor: Element; text: string; onClose: () => void }) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!bubble.current) return
    bubble.current.showPopover()
    place(bubble.current, anchor)
  }, [anchor, text])

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const isDescription = anchor.getAttribute('aria-label') !== text && !anchor.hasAttribute('aria-describedby')
    if (isDescription) anchor.setAttribute('aria-describedby', id)
    addEventListener('keydown', onKeyDown, true)
    addEventListener('scroll', onClose, { capture: true, passive: true })
    return () => {
      lastClosed = performance.now()
      if (isDescription) anchor.removeAttribute('aria-describedby')
      removeEventListener('keydown', onKeyDown, true)
      removeEventListener('scroll', onClose, { capture: true })
    }
  })

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-bg transition-opacity starting:opacity-0"
    >
      {text}
    </span>
  )
}

/** Above the middle of its element, or below where there is no room; never past the edge of the window. */
function place(bubble: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const left = Math.min(innerWidth - width - EDGE, at.left + (at.width - width) / 2)
  const above = at.top - height - GAP
  bubble.style.left = `${Math.max(EDGE, left)}px`
  bubble.style.top = `${above < EDGE ? at.bottom + GAP : above}px`
}
