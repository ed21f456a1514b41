import { useCallback, useLayoutEffect, useMemo, useRef, type AriaAttributes, type KeyboardEvent } from 'react'
import { useArea, useIsHeld, useIsOver } from './drag-context.ts'
import type { Draggable } from './drag-store.ts'
import type { Held, Place } from './held.ts'
import { holdByKey } from './key-hold.ts'

interface DraggableOptions {
  readonly id: string
  /** Nothing where it stays where it is. */
  readonly held: Held | undefined
  /** «scheda che si sposta» */
  readonly roleDescription: string
}

interface DragButton extends AriaAttributes {
  readonly role: 'button'
  readonly tabIndex: number
}

type SetElement = (element: HTMLElement | null) => void

interface Drag {
  /** The ref of what is carried away. */
  readonly setNode: SetElement
  /** The ref of the button by which it is taken, where that is only a part of it. */
  readonly setActivator: SetElement
  /** What its button says of itself. */
  readonly attributes: DragButton
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly isDragging: boolean
}

/** A record that mouse, finger and keyboard can take to another place of its area. */
export function useDraggable({ id, held, roleDescription }: DraggableOptions): Drag {
  const { store, describedBy } = useArea()
  const isDragging = useIsHeld(id)
  const [node, setNode] = useElement()
  const [activator, setActivator] = useElement()
  const latest = useRef(held)
  useLayoutEffect(() => {
    latest.current = held
  })
  const one = useMemo((): Draggable => ({ id, node, activator, held: () => latest.current }), [id, node, activator])
  useLayoutEffect(() => store.addDraggable(one), [store, one])
  return {
    setNode,
    setActivator,
    isDragging,
    attributes: {
      role: 'button',
      tabIndex: 0,
      'aria-disabled': held === undefined,
      'aria-pressed': isDragging || undefined,
      'aria-roledescription': roleDescription,
      'aria-describedby': describedBy,
    },
    onKeyDown: (event) => holdByKey(store, one, event),
  }
}

/** Somewhere in its area that a record can be dropped. */
export function useDroppable<T>(id: string, place: Place<T>): { readonly setNode: SetElement; readonly isOver: boolean } {
  const { store } = useArea()
  const [node, setNode] = useElement()
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })
  useLayoutEffect(() => store.addDroppable({ id, node, place: () => latest.current }), [store, id, node])
  return { setNode, isOver: useIsOver(id) }
}

/** An element that is asked for later, and the ref that keeps it. */
function useElement(): readonly [() => HTMLElement | null, SetElement] {
  const element = useRef<HTMLElement>(null)
  const read = useCallback(() => element.current, [])
  const set = useCallback((next: HTMLElement | null) => {
    element.current = next
  }, [])
  return [read, set]
}
