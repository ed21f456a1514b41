import type { ReactNode } from 'react'
import { weekdayOf } from '../../../kernel/italian/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHeld } from '../drag/drag-context.ts'
import type { Held } from '../drag/held.ts'
import { useDroppable } from '../drag/use-draggable.ts'
import type { Spot } from './grid-steps.ts'
import { slotKey, type Slot } from '../../calendar/lanes.ts'

interface WeekCellProps {
  slot: Slot
  name: string
  isToday: boolean
  /** Word for a square in which all is closed. */
  closed: string | undefined
  /** Where the «add» button stands among the square's buttons. */
  spot: Spot
  isStop: boolean
  addLabel: string
  mayHold: (held: Held) => boolean
  onAdd: () => void
  children: ReactNode
}

const SATURDAY = 5
const HATCHED = 'bg-sunken bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--line)_6px_7px)]'

/** One day of one lane: its records, and below them the rest of the square, which adds one. */
export function WeekCell({ slot, name, isToday, closed, spot, isStop, addLabel, mayHold, onAdd, children }: WeekCellProps) {
  const { setNode, isOver } = useDroppable(slotKey(slot), { name, target: slot })
  const held = useHeld()
  const isOpen = held !== undefined && mayHold(held)
  return (
    <div
      ref={setNode}
      role="gridcell"
      aria-selected={isOver && isOpen}
      className={classNames(
        'group/cell relative flex min-h-20 min-w-0 flex-col gap-1 border-r border-line p-1 transition-colors last:border-r-0',
        isToday ? 'bg-accent-wash/50' : closed === undefined ? weekdayOf(slot.day) >= SATURDAY && 'bg-sunken/60' : HATCHED,
        isOver && isOpen && 'outline-2 -outline-offset-2 outline-accent',
        held && !isOpen && 'opacity-50',
      )}
    >
      {closed !== undefined && <p className="truncate px-1 text-center text-xs text-ink-soft">{closed}</p>}
      {children}
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={addLabel}
        data-spot={`${spot.lane} ${spot.day} ${spot.index}`}
        onClick={onAdd}
        className="grid min-h-6 flex-1 place-items-center rounded-sm text-ink-soft opacity-0 transition-opacity hover:bg-hover hover:opacity-100 focus-visible:-outline-offset-2 focus-visible:opacity-100 pointer-coarse:min-h-tap pointer-coarse:opacity-30"
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
