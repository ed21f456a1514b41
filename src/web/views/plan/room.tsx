import { useRef, useState, type KeyboardEvent } from 'react'
import { nextBox, type Direction } from '../drag/step-to.ts'
import { boxStyle } from './words.ts'
import { RoomPlane } from './room-plane.tsx'
import { SpotButton } from './spot-button.tsx'
import type { Spot } from './standing.ts'
import type { Plan } from './use-plan.ts'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

interface RoomProps {
  readonly plan: Plan
  readonly label: string
  readonly selected: string | undefined
  /** Whether a place may be chosen, while it is being chosen where to. */
  readonly isOpen: ((spot: Spot) => boolean) | undefined
  readonly onPress: (spot: Spot) => void
  readonly onKey: (key: string, spot: Spot) => boolean
}

/** The places of a room where they stand. Arrows lead to the nearest one that way. */
export function Room({ plan, label, selected, isOpen, onPress, onKey }: RoomProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string>()
  const takable = plan.spots.filter(({ shape }) => shape !== 'fixed')
  const has = (id: string | undefined) => takable.some((spot) => spot.id === id)
  const stop = has(at) ? at : has(selected) ? selected : takable[0]?.id

  const press = (event: KeyboardEvent<HTMLElement>, spot: Spot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = ARROWS[event.key]
    if (!direction) {
      if (onKey(event.key, spot)) event.preventDefault()
      return
    }
    event.preventDefault()
    const boxes = takable
      .filter(({ id }) => id !== spot.id)
      .map(({ id, box }) => ({ id, left: box.x, top: box.y, width: box.w, height: box.h }))
    const { x, y, w, h } = spot.box
    const next = nextBox(x + w / 2, y + h / 2, direction, boxes)
    frame.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(next?.id ?? '')}"]`)?.focus()
  }
  return (
    <RoomPlane ref={frame} boxes={[...plan.boxes.values()]} role="group" aria-label={label}>
      {plan.spots.map((spot) =>
        spot.shape === 'fixed' ? (
          <Fixture key={spot.id} spot={spot} />
        ) : (
          <SpotButton
            key={spot.id}
            plan={plan}
            spot={spot}
            isSelected={spot.places.some(({ id }) => id === selected)}
            isStop={spot.id === stop}
            isFaint={isOpen !== undefined && !isOpen(spot)}
            onPress={() => onPress(spot)}
            onFocus={() => setAt(spot.id)}
            onKeyDown={(event) => press(event, spot)}
          />
        ),
      )}
    </RoomPlane>
  )
}

/** What merely stands in the room: a counter, a wall. */
export function Fixture({ spot: { box, title } }: { readonly spot: Pick<Spot, 'box' | 'title'> }) {
  return (
    <p
      style={boxStyle(box)}
      className="absolute flex items-center justify-center overflow-hidden rounded-md border border-line bg-sunken px-2 text-xs text-ink-faint"
    >
      {title}
    </p>
  )
}
