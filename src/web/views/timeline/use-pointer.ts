import { useLayoutEffect, useRef, type RefObject } from 'react'
import { followPointer, type Pointed } from './pointer.ts'

/** Lets mouse, pen and finger carry bars and choose nights. */
export function usePointer(frame: RefObject<HTMLElement | null>, pointed: Pointed): void {
  const latest = useRef(pointed)
  useLayoutEffect(() => {
    latest.current = pointed
  })
  // Before anybody can press what has just been drawn.
  useLayoutEffect(() => (frame.current ? followPointer(frame.current, () => latest.current) : undefined), [frame])
}
