import type { KeyboardEvent } from 'react'
import { messages } from '../../../kernel/problem/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { toneText, toneWash } from '../../ui/tone.ts'
import { useHeld } from '../drag/drag-context.ts'
import type { Held } from '../drag/held.ts'
import { useDraggable, useDroppable } from '../drag/use-draggable.ts'
import { chairsOf } from '../../forms/places/arrange.ts'
import { HeldParty } from './held-party.tsx'
import { seatsText } from '../../forms/places/joined-places.ts'
import type { Spot } from './standing.ts'
import { mayPut, refusedAt } from './use-acts.ts'
import type { Plan } from './use-plan.ts'
import { boxStyle, nameOf, said } from './words.ts'

interface SpotButtonProps {
  readonly plan: Plan
  readonly spot: Spot
  readonly isSelected: boolean
  readonly isStop: boolean
  /** It is being chosen where to, and this is no place for it. */
  readonly isFaint: boolean
  readonly onPress: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A place with its chairs: its state is a word, with the one figure that matters. Dashed is not here yet, solid is here. */
export function SpotButton({ plan, spot, isSelected, isStop, isFaint, onPress, onFocus, onKeyDown }: SpotButtonProps) {
  const { row } = spot
  const held: Held | undefined = row && { row, name: nameOf(plan, row), copy: <HeldParty plan={plan} row={row} /> }
  const stays = !row || !mayPut(plan)
  const drag = useDraggable({
    id: row ? `${row.id}@${spot.id}` : spot.id,
    held: stays ? undefined : held,
    roleDescription: 'posto che si sposta',
  })
  const drop = useDroppable(spot.id, { name: said(plan, spot), target: spot })
  const carried = useHeld()
  const over = drop.isOver ? carried : undefined
  const refusal = over && refusedAt(plan, over.row, spot)
  const isAway = plan.matches !== undefined && !(row && plan.matches.has(row.id))
  return (
    <button
      type="button"
      {...(stays ? {} : drag.attributes)}
      ref={(node) => {
        drag.setNode(node)
        drop.setNode(node)
      }}
      data-spot={spot.id}
      data-record={row?.id}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={[said(plan, spot), row && nameOf(plan, row)].filter(Boolean).join(', ')}
      aria-keyshortcuts="M U"
      onClick={onPress}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (!drag.isDragging) onKeyDown(event)
        if (!stays && !event.defaultPrevented) drag.onKeyDown(event)
      }}
      // Firefox presses a button when Space comes up, even if its way down picked the record up.
      onKeyUp={(event) => !stays && event.code === 'Space' && event.preventDefault()}
      style={boxStyle(spot.box)}
      className={classNames(
        'group absolute touch-manipulation select-none [-webkit-touch-callout:none] focus-visible:outline-2 focus-visible:outline-accent',
        spot.shape === 'round' ? 'rounded-full' : 'rounded-lg',
        isSelected && 'ring-2 ring-ink',
        over && (refusal === undefined ? 'bg-accent-wash' : 'z-2 bg-bad-wash'),
        drag.isDragging && 'opacity-40',
        (isAway || isFaint) && 'opacity-40',
        toneText[spot.tone],
      )}
    >
      <Chairs spot={spot} />
      <Top plan={plan} spot={spot} />
      {refusal !== undefined && (
        <span
          role="status"
          className="absolute bottom-full left-1/2 z-2 mb-1 w-max max-w-56 -translate-x-1/2 rounded-md border border-bad bg-raised px-3 py-2 text-left text-xs font-medium text-bad shadow-panel"
        >
          {refusal}
        </span>
      )}
    </button>
  )
}

/** The chairs around a place, those that somebody sits on first. */
function Chairs({ spot: { seats, seated, shape, box } }: { spot: Spot }) {
  return chairsOf(seats, shape === 'round', box).map((chair, at) => (
    <span
      key={at}
      aria-hidden
      className={classNames(
        'absolute h-[calc(var(--u)*.25)] w-[calc(var(--u)*.62)] rounded-full',
        at < seated ? 'bg-current opacity-60' : 'bg-line-strong',
      )}
      style={{ left: `${chair.left * 100}%`, top: `${chair.top * 100}%`, transform: `translate(-50%, -50%) rotate(${chair.turn}deg)` }}
    />
  ))
}

/** The top of a place, with its name, its state and its figure. */
function Top({ plan, spot }: { plan: Plan; spot: Spot }) {
  const { row } = spot
  return (
    <span
      className={classNames(
        'absolute inset-[calc(var(--u)*.75)] flex flex-col items-center justify-center border-[1.5px] leading-tight transition-colors group-hover:border-current',
        spot.shape === 'round' ? 'rounded-full' : 'rounded-md',
        row ? toneWash[spot.tone] : 'bg-raised',
        row ? 'border-current/60' : 'border-line-strong',
        row && !spot.isHere && 'border-dashed',
      )}
    >
      <span className="num max-w-full truncate px-0.5 text-md font-semibold text-ink">{spot.title}</span>
      <span className="max-w-full truncate px-0.5 text-xs font-medium" {...(spot.late !== undefined && { 'data-late': '' })}>
        {spot.late === undefined ? spot.word : messages.late}
      </span>
      <span className="num max-w-full truncate px-0.5 text-xs text-ink-soft">{spot.figure || seatsText(plan, spot.seats)}</span>
      <Seams spot={spot} />
    </span>
  )
}

/** Where one place ends and the next begins. */
function Seams({ spot: { boxes, box } }: { spot: Spot }) {
  return boxes.slice(1).flatMap((one, at) => {
    const before = boxes[at]
    if (!before) return []
    const isBeside = one.x >= before.x + before.w
    const share = isBeside ? ((before.x + before.w + one.x) / 2 - box.x) / box.w : ((before.y + before.h + one.y) / 2 - box.y) / box.h
    const place = `${share * 100}%`
    return ['start', 'end'].map((end) => (
      <span
        key={`${at}${end}`}
        aria-hidden
        className={classNames(
          'absolute border-dashed border-current/60',
          isBeside ? 'h-[calc(var(--u)*.3)] border-l-[1.5px]' : 'w-[calc(var(--u)*.3)] border-t-[1.5px]',
          isBeside ? (end === 'start' ? 'top-0' : 'bottom-0') : end === 'start' ? 'left-0' : 'right-0',
        )}
        style={isBeside ? { left: place } : { top: place }}
      />
    ))
  })
}
