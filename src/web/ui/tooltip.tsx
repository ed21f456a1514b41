import { createContext, lazy, Suspense, use, useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'

const OPEN_DELAY = 700
/** For this long after one tooltip closed, the next opens at once: the reader is walking along a toolbar. */
const SKIP_DELAY = 300
/** Long enough to carry the pointer from the trigger onto the tooltip, which must not vanish under it (WCAG 1.4.13). */
const CLOSE_DELAY = 120

const TooltipPopup = lazy(async () => ({ default: (await import('./tooltip-popup.tsx')).TooltipPopup }))
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

/** Only this shell is in the first load; the floating surface is fetched while the delay of the first tooltip runs. */
export function Tooltip({ text, children }: TooltipProps) {
  const delay = use(DelayContext)
  const shell = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', onKeyDown, true)
    return () => {
      lastClosed = performance.now()
      removeEventListener('keydown', onKeyDown, true)
    }
  }, [open])

  const show = (wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAnchor(shell.current?.firstElementChild ?? null)
      setOpen(true)
    }, wait)
  }
  const hide = (wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), wait)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    void import('./tooltip-popup.tsx')
    show(performance.now() - lastClosed < SKIP_DELAY ? 0 : delay)
  }

  return (
    <>
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
      </span>
      {anchor && (
        <Suspense fallback={null}>
          <TooltipPopup
            anchor={anchor}
            open={open}
            text={text}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={() => hide(CLOSE_DELAY)}
          />
        </Suspense>
      )}
    </>
  )
}
