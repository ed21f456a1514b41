import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react'
import type { Person, Column } from './register.ts'

interface FocusStay {
  readonly box: RefObject<HTMLElement | null>
  readonly rows: readonly Person[]
  readonly columns: readonly Column[]
  /** Puts the focus back where it was. */
  readonly onLost: () => void
}

/** Keeps whoever works in the sheet inside it, also when the square that had the focus goes away with its row. */
export function useFocusStay({ box, rows, columns, onLost }: FocusStay) {
  const isInside = useRef(false)
  const enter = () => {
    isInside.current = true
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) isInside.current = box.current?.contains(relatedTarget) === true
    // To nowhere, or the square went with its row: then whoever was in the sheet stays in it.
    else queueMicrotask(() => (isInside.current &&= !target.isConnected))
  }
  const stay = useEffectEvent(() => {
    if (isInside.current && document.activeElement === document.body) onLost()
  })
  useEffect(() => stay(), [rows, columns])
  return { enter, leave }
}
