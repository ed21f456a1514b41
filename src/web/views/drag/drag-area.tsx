import { DndContext, DragOverlay, MeasuringStrategy, useDndContext } from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHue } from '../../ui/hue.ts'
import { notify } from '../../ui/toast.ts'
import { announcements, type Rules } from './announcements.ts'
import { heldOf, placeOf, type Held } from './held.ts'
import { underPoint } from './under-point.ts'
import { autoScroll, useDragSensors } from './use-drag-sensors.ts'

interface DragAreaProps<T> extends Rules<T> {
  /** Only for a place that is allowed and new. */
  readonly onDrop: (held: Held, target: T) => void
  /** How to do it without a mouse, read out with every record that can be moved. */
  instructions: string
  children: ReactNode
}

const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } }

/** Records that move by mouse, by a finger held down and by keyboard, with one set of rules for all three. */
export function DragArea<T>({ refusal, isHome, onDrop, instructions, children }: DragAreaProps<T>) {
  const sensors = useDragSensors()
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPoint}
      measuring={measuring}
      autoScroll={autoScroll}
      accessibility={{ announcements: announcements({ refusal, isHome }), screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        const held = heldOf(active)
        const place = placeOf<T>(over)
        if (!held || !place || isHome(held, place.target)) return
        const reason = refusal(held, place.target)
        if (reason) notify({ text: reason, tone: 'warning' })
        else onDrop(held, place.target)
      }}
    >
      {children}
      <Overlay />
    </DndContext>
  )
}

/** Lies on the page's own ground: inside a pane that slides, «fixed» would be fixed to the pane. */
function Overlay() {
  const hue = useHue()
  const held = heldOf(useDndContext().active)
  // A drag starts long after the page has loaded; before that there may be no document to draw on.
  const [body] = useState(() => (typeof document === 'undefined' ? undefined : document.body))
  if (!body) return null
  return createPortal(
    <div {...hue}>
      <DragOverlay dropAnimation={null}>{held?.copy}</DragOverlay>
    </div>,
    body,
  )
}
