import { memo, useEffect } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { hueStyle } from '../../ui/hue.ts'
import type { Placed } from './pack.ts'
import type { Bar } from './plan.ts'
import { nightsText, periodText } from './words.ts'

interface TimelineBarProps {
  readonly placed: Placed<Bar>
  readonly lane: string
  /** How many days of free width the second line wants. */
  readonly roomy: number
  readonly isStop: boolean
  readonly isHeld: boolean
  readonly onOpen: (bar: Bar) => void
  readonly onArrive: (id: string) => void
}

/** Everything about a record that the plan shows or hides, in one sentence. */
export function barText({ title, stretch, colour, state }: Bar, lane: string): string {
  return [title, lane, periodText(stretch), colour?.label, state?.label].filter(Boolean).join(', ')
}

/** A record on its nights, from noon to noon. A long name runs on over the free days behind it; its end is never lost, it is also the bar's title. */
export const TimelineBar = memo(function TimelineBar({ placed, lane, roomy, isStop, isHeld, onOpen, onArrive }: TimelineBarProps) {
  const { bar, left, right, isCutLeft, isCutRight, line, room } = placed
  const { id, title, colour, stretch } = bar
  useEffect(() => onArrive(id), [id, onArrive])
  const isRoomy = room >= roomy
  const text = barText(bar, lane)
  return (
    <button
      type="button"
      data-record={id}
      data-stop={isStop ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={text}
      aria-roledescription="scheda che si sposta"
      aria-keyshortcuts="Space M"
      title={text}
      {...(colour?.hue !== undefined && bar.isMatch && { 'data-hue': '' })}
      onClick={() => onOpen(bar)}
      // Firefox presses a button when Space comes up, even if its way down picked the bar up.
      onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
      style={{
        ...(colour?.hue !== undefined && hueStyle(colour.hue)),
        ...barPlace(left, right, line),
      }}
      className={classNames(
        BAR,
        'group/bar cursor-grab touch-manipulation text-left hover:z-1 focus-visible:z-1 [-webkit-touch-callout:none]',
        lookOf(bar),
        isCutLeft && 'rounded-l-none border-l-0',
        isCutRight && 'rounded-r-none border-r-0',
        isHeld && 'opacity-40',
      )}
    >
      <span
        className="sticky left-(--lane) block w-fit overflow-hidden px-2 text-ellipsis"
        style={{ maxWidth: `calc(var(--day) * ${room} - 6px)` }}
      >
        <span
          className={classNames('leading-tight font-medium', isRoomy ? 'block truncate text-sm' : 'line-clamp-2 text-xs whitespace-normal')}
        >
          {title}
        </span>
        {isRoomy && (
          <span className="block truncate text-xs leading-tight">
            {[nightsText(stretch.nights), colour?.label].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      {!isCutLeft && <Grip className="left-0.5" />}
      {!isCutRight && <Grip className="right-0.5" />}
    </button>
  )
})

/** The sign that an end can be pulled. */
function Grip({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute inset-y-2 w-0.5 cursor-ew-resize rounded-full bg-current opacity-0 transition-opacity group-hover/bar:opacity-60',
        className,
      )}
    />
  )
}

const WASH = 'bg-linear-to-b from-accent-wash to-accent-wash'

/** Where a bar is drawn, in days; a hair narrower than its nights, so that two that meet at noon stay two. */
export const barPlace = (left: number, right: number, line: number) => ({
  left: `calc(var(--day) * ${left} + 1px)`,
  width: `calc(var(--day) * ${right - left} - 2px)`,
  top: `calc(var(--pad) + var(--step) * ${line})`,
})

export const BAR = 'absolute h-(--bar) rounded-md border whitespace-nowrap select-none'

function lookOf({ isBlock, isEnded, isMatch }: Bar): string {
  if (isBlock)
    return 'border-dashed border-line-strong bg-hover bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--bg-raised)_6px_9px)] text-ink-soft'
  if (isEnded) return 'border-dashed border-line-strong text-ink-faint'
  return isMatch ? `border-accent-line bg-raised text-accent ${WASH}` : 'border-line-strong bg-raised text-ink-faint'
}
