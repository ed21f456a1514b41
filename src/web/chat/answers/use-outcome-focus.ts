import { useEffect, useRef, type RefObject } from 'react'

/** Buttons that are gone once one of them was pressed hand the focus to what says what came of it. */
export function useOutcomeFocus(isAnswered: boolean): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null)
  const was = useRef(isAnswered)
  useEffect(() => {
    if (was.current === isAnswered) return
    was.current = isAnswered
    // Whoever has gone on elsewhere stays there: a button that vanishes leaves nobody but the page.
    if (isAnswered && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return line
}
