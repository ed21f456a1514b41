import { useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHue } from '../../ui/hue.ts'
import { notify } from '../../ui/toast.ts'
import type { Rules } from './announcements.ts'
import { AreaContext, useArea, useHold, useSaid } from './drag-context.ts'
import { DragStore, type Draggable } from './drag-store.ts'
import { followPress } from './follow-press.ts'
import type { Pressing } from './gesture.ts'
import type { Held } from './held.ts'
import { pullAround } from './scrollers.ts'

interface DragAreaProps<T> extends Rules<T> {
  /** Only for a place that is allowed and new. */
  readonly onDrop: (held: Held, target: T) => void
  /** How to do it without a mouse, read out with every record that can be moved. */
  instructions: string
  children: ReactNode
}

/** Records that move by mouse, by a finger held down and by keyboard, with one set of rules for all three. */
export function DragArea<T>({ refusal, isHome, onDrop, instructions, children }: DragAreaProps<T>) {
  const [store] = useState(() => new DragStore())
  const describedBy = useId()
  const area = useMemo(() => ({ store, describedBy }), [store, describedBy])
  useLayoutEffect(() =>
    // The places of an area are all of one kind, which the store hands on unread.
    store.follow({
      refusal: (held, target) => refusal(held, target as T),
      isHome: (held, target) => isHome(held, target as T),
      onDrop: (held, target) => onDrop(held, target as T),
      onRefused: (reason) => notify({ text: reason, tone: 'warning' }),
    }),
  )
  useLayoutEffect(() => {
    const pressing = pressingOf(store)
    return followPress(document.documentElement, () => pressing)
  }, [store])
  return (
    <AreaContext value={area}>
      {children}
      <Copy />
      <div id={describedBy} hidden>
        {instructions}
      </div>
      <Said />
    </AreaContext>
  )
}

/** A press on a record carries it: what lies under the pointer is where it would go. */
const pressingOf = (store: DragStore): Pressing<Draggable> => ({
  under: (target) => (store.state().hold ? undefined : store.draggableAt(target)),
  isFixed: () => false,
  pick: (one) => store.pick(one, false),
  over: (_, { from, at }) => store.carry(at, { x: at.x - from.x, y: at.y - from.y }),
  drop: () => store.drop(),
  cancel: () => store.cancel(),
  clear: () => store.cancel(),
  asked: () => undefined,
  menu: () => false,
  pull: (way) => {
    const aim = store.aim()
    return aim && pullAround(aim, way)
  },
})

/** What is held follows the pointer, on the page's own ground: inside a pane that slides, «fixed» would be fixed to the pane. */
function Copy() {
  const hue = useHue()
  const { draw } = useArea().store
  const hold = useHold()
  if (!hold) return null
  const { top, left, width, height } = hold.box
  return createPortal(
    <div {...hue}>
      <div
        ref={draw}
        className="fixed touch-none"
        style={{ top, left, width, height, zIndex: 999, ...(hold.isByKey && { transition: 'transform 250ms ease' }) }}
      >
        {hold.held.copy}
      </div>
    </div>,
    document.body,
  )
}

/** What a screen reader hears of it. */
function Said() {
  return (
    <div role="status" aria-live="assertive" aria-atomic className="sr-only">
      {useSaid()}
    </div>
  )
}
