import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react'

/** A line that is carried by its handle, with the mouse or a finger; Esc puts it back. Returns which one, and what the handle of a line listens to. */
export function useLineDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<{ readonly from: number; readonly at: number }>()
  const carry = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (!held) return
    const lines = [...(list.current?.querySelectorAll('[data-line]') ?? [])].map((line) => line.getBoundingClientRect())
    const to = lines.filter(({ top, bottom }, at) => at !== held.at && (top + bottom) / 2 < clientY).length
    if (to === held.at) return
    onMove(held.at, to)
    setHeld({ ...held, at: to })
  })
  const drop = useEffectEvent(() => setHeld(undefined))
  const giveBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held) return
    // The dialog around it stays open.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.at !== held.from) onMove(held.at, held.from)
    setHeld(undefined)
  })
  const isHeld = held !== undefined
  useEffect(() => {
    if (!isHeld) return undefined
    const moves = (event: globalThis.PointerEvent) => carry(event)
    const ends = () => drop()
    const keys = (event: KeyboardEvent) => giveBack(event)
    addEventListener('pointermove', moves)
    for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, ends)
    addEventListener('keydown', keys, { capture: true })
    return () => {
      removeEventListener('pointermove', moves)
      for (const kind of ['pointerup', 'pointercancel'] as const) removeEventListener(kind, ends)
      removeEventListener('keydown', keys, { capture: true })
    }
  }, [isHeld])
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      setHeld({ from: index, at: index })
    },
  })
  return { held: held?.at, handle }
}
