import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { hueStyle } from '../../ui/hue.ts'
import type { Density } from './density.ts'
import type { Placed } from './pack.ts'
import type { Bar } from './plan.ts'
import { lastsText, periodText } from '../../calendar/stretch-words.ts'

interface TimelineBarProps {
  readonly placed: Placed<Bar>
  readonly lane: string
  readonly density: Density
  readonly isStop: boolean
  readonly isHeld: boolean
  /** Its beginning has gone out of view to the left: its words come along. */
  readonly isCut: boolean
  readonly onOpen: (bar: Bar) => void
}

/** Everything about a record that the plan shows or hides, in one sentence. */
export function barText({ entity, title, stretch, colour, state }: Bar, lane: string): string {
  return [title, lane, periodText(entity, stretch), colour?.label, state?.label].filter(Boolean).join(', ')
}

/** A record on its nights or days: a name that is too long ends with them, since what lies beyond is somebody else's. All of it is the bar's title. */
export const TimelineBar = memo(function TimelineBar({ placed, lane, density, isStop, isHeld, isCut, onOpen }: TimelineBarProps) {
  const { bar, left, right, isCutLeft, isCutRight, line } = placed
  const { id, colour } = bar
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
      style={{ ...(colour?.hue !== undefined && hueStyle(colour.hue)), ...barPlace(left, right, line) }}
      className={classNames(
        BAR,
        'cursor-grab touch-manipulation overflow-clip text-left hover:z-1 focus-visible:z-1 focus-visible:-outline-offset-2 [-webkit-touch-callout:none]',
        lookOf(bar),
        isCutLeft ? 'rounded-l-none border-l-0' : GRIP_START,
        isCutRight ? 'rounded-r-none border-r-0' : GRIP_END,
        isHeld && 'opacity-40',
      )}
    >
      <Words bar={bar} nights={right - left} density={density} isCut={isCut} />
    </button>
  )
})

/** As much as there is room for: name and nights, the name on two lines, or its initials. They stay in view while the bar does; what is not yet sure says so. */
function Words({
  bar: { entity, title, stretch, colour, isOpen, state },
  nights,
  density,
  isCut,
}: Pick<TimelineBarProps, 'density' | 'isCut'> & { readonly bar: Bar; readonly nights: number }) {
  const pixels = nights * density.least
  const unsure = isOpen ? state?.label : undefined
  const isNarrow = pixels < density.roomy
  if (pixels < INITIALS) return <span className="flex h-full items-center justify-center text-xs font-medium">{initialsOf(title)}</span>
  return (
    <span
      className={classNames(
        'flex h-full w-fit max-w-full flex-col justify-center overflow-hidden leading-tight',
        // Each that sticks is a layer of its own for the browser: a thousand of them, and it no longer scrolls.
        isCut && 'sticky left-(--lane)',
        // The word of an option is whole in the bar of one night.
        isNarrow && unsure !== undefined ? 'px-1' : 'px-2',
      )}
    >
      {isNarrow && unsure === undefined ? (
        <NarrowName title={title} />
      ) : (
        <>
          <span className="block truncate text-sm font-medium">{title}</span>
          <span className="block truncate text-xs">
            {isNarrow ? unsure : [unsure, lastsText(entity, stretch.nights), colour?.label].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
    </span>
  )
}

/** First and last name in a line each: a name is cut at its end, and never broken within. */
function NarrowName({ title }: { readonly title: string }) {
  const [first, ...others] = title.split(' ')
  return (
    <span className="text-xs font-medium">
      <span className="block truncate">{first}</span> {others.length > 0 && <span className="block truncate">{others.join(' ')}</span>}
    </span>
  )
}

/** Pixels below which no word is whole. */
const INITIALS = 50
const initialsOf = (title: string) =>
  title
    .split(/\s+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The signs that the ends can be pulled; what is cut has no end to pull. */
const GRIP_START =
  'before:absolute before:inset-y-2 before:left-0.5 before:w-0.5 before:cursor-ew-resize before:rounded-full before:bg-current before:opacity-0 hover:before:opacity-60'
const GRIP_END =
  'after:absolute after:inset-y-2 after:right-0.5 after:w-0.5 after:cursor-ew-resize after:rounded-full after:bg-current after:opacity-0 hover:after:opacity-60'

const WASH = 'bg-linear-to-b from-accent-wash to-accent-wash'

/** Where a bar is drawn, in days; a hair narrower than its nights, so that two that meet stay two. */
export const barPlace = (left: number, right: number, line: number) => ({
  left: `calc(100% * ${left} / var(--days) + 1px)`,
  width: `calc(100% * ${right - left} / var(--days) - 2px)`,
  top: `calc(var(--pad) + var(--step) * ${line})`,
})

export const BAR = 'absolute h-(--bar) rounded-md border whitespace-nowrap select-none'

function lookOf({ isBlock, isEnded, isOpen, isMatch }: Bar): string {
  if (isBlock)
    return 'border-dashed border-line-strong bg-hover bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--bg-raised)_6px_9px)] text-ink-soft'
  if (isEnded) return 'border-dashed border-line-strong text-ink-faint'
  if (isOpen)
    return isMatch ? 'border-dashed border-accent bg-raised text-accent' : 'border-dashed border-line-strong bg-raised text-ink-faint'
  return isMatch ? `border-accent-line bg-raised text-accent ${WASH}` : 'border-line-strong bg-raised text-ink-faint'
}
