import { useLayoutEffect, useRef, type RefObject } from 'react'
import { followPress } from './follow-press.ts'
import type { Pressing } from './gesture.ts'

/** Lets mouse, pen and finger carry and choose what is drawn in a frame. */
export function usePress<On>(frame: RefObject<HTMLElement | null>, pressing: Pressing<On>): void {
  const latest = useRef(pressing)
  useLayoutEffect(() => {
    latest.current = pressing
  })
  // Before anybody can press what has just been drawn.
  useLayoutEffect(() => (frame.current ? followPress(frame.current, () => latest.current) : undefined), [frame])
}
