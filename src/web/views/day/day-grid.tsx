import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { formatWeekdayShort } from '../../../kernel/italian/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { Grabbing } from '../drag/grabbing.tsx'
import { DayColumn } from './day-column.tsx'
import { clockText } from '../../../kernel/italian/times.ts'
import { heightOf, hourLabels, lengthOf, topOf, type Scale, type Stretch } from './minutes.ts'
import { NowLabel } from './now-line.tsx'
import { UntimedCell } from './untimed-cell.tsx'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'
import type { Keys } from './use-keys.ts'
import type { Moves } from './use-moves.ts'

interface DayGridProps {
  /** What scrolls. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly day: Day
  /** How many of the columns are filled already. */
  readonly drawn: number
  readonly days: readonly string[]
  readonly today: string
  readonly isPhone: boolean
  readonly scale: Scale
  /** The minute that it is, where today is on screen. */
  readonly now: number | undefined
  readonly moves: Moves
  readonly keys: Keys
  readonly onOpen: (row: AnyRow) => void
  readonly onMake: (column: Filled, at: Stretch) => void
  readonly onClosure: (id: string) => void
}

/** Columns by lane, minutes from top to bottom. The names and the hours stay in view. */
export function DayGrid({ box, day, drawn, days, today, isPhone, scale, now, moves, keys, onOpen, onMake, onClosure }: DayGridProps) {
  useOpening(box, { top: topOf(scale, now ?? day.hours.from), hour: heightOf(scale, 60) }, days[0] ?? today)
  const hasUntimed = day.columns.some(({ untimed }) => untimed.length > 0)
  const isAlone = isPhone && days.length === 1
  const stopIn = (index: number) => (keys.stop?.column === index ? keys.stop.key : undefined)

  return (
    <div
      ref={box}
      data-box=""
      className="relative min-h-0 min-w-0 scroll-pt-14 min-[73.75rem]:flex-1 overflow-auto overscroll-contain rounded-lg border border-line bg-raised shadow-panel max-md:touch-pan-y max-md:rounded-none max-md:border-x-0 max-md:pb-20"
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`Giornata ${days.map(dayLabel).join(', ')}`}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        className="relative grid min-w-full grid-cols-[3.5rem_repeat(var(--columns),minmax(var(--least),1fr))] outline-none select-none"
        style={
          {
            '--columns': day.columns.length,
            '--least': isPhone ? '0px' : '8.75rem',
            '--head': isAlone ? '0px' : 'calc(var(--spacing) * 11)',
          } as CSSProperties
        }
      >
        <div role="row" className={isAlone ? 'sr-only' : 'contents'}>
          <div
            role="columnheader"
            className="sticky top-0 left-0 z-5 border-b border-line bg-raised"
            data-head={hasUntimed ? undefined : ''}
          >
            <span className="sr-only">Ora</span>
          </div>
          {day.columns.map((column) => (
            <Heading key={column.key} column={column} hasDay={days.length > 1} isToday={column.day === today} />
          ))}
        </div>
        {hasUntimed && (
          <div role="row" className="contents">
            <div
              role="rowheader"
              data-head=""
              className="sticky top-(--head) left-0 z-5 border-b border-line bg-raised px-2 py-1.5 text-right text-xs leading-tight text-ink-soft"
            >
              Senza ora
            </div>
            {day.columns.map((column, index) => (
              <UntimedCell key={column.key} column={column} stop={stopIn(index)} held={moves.draft?.card?.id} onOpen={onOpen} />
            ))}
          </div>
        )}
        <div role="row" className="contents">
          <Hours scale={scale} now={now} />
          {day.columns.map((column, index) => (
            <DayColumn
              key={column.key}
              day={day}
              column={column}
              scale={scale}
              isDrawn={index < drawn}
              isFirst={index === 0}
              isToday={column.day === today}
              isNarrow={isPhone}
              isOneDay={days.length === 1}
              stop={stopIn(index)}
              draft={moves.draft}
              onOpen={onOpen}
              onMake={onMake}
              onClosure={onClosure}
            />
          ))}
        </div>
        <Grabbing />
      </div>
    </div>
  )
}

function Heading({ column, hasDay, isToday }: { column: Filled; hasDay: boolean; isToday: boolean }) {
  return (
    <div
      role="columnheader"
      data-day={column.day}
      aria-current={isToday && hasDay ? 'date' : undefined}
      className="sticky top-0 z-4 flex min-h-11 min-w-0 flex-col justify-center border-b border-l border-line bg-raised px-3 text-sm leading-tight"
    >
      {hasDay && (
        <span className={classNames('num truncate text-xs', isToday ? 'text-accent' : 'text-ink-soft')}>
          <span aria-hidden>
            {formatWeekdayShort(column.day)} {Number(column.day.slice(8))}
          </span>
          <span className="sr-only">{dayLabel(column.day)}</span>
        </span>
      )}
      {column.title && <span className="max-w-full shrink-0 truncate font-medium">{column.title}</span>}
      {!hasDay && column.details.length > 0 && <span className="truncate text-xs text-ink-soft">{column.details.join(' · ')}</span>}
    </div>
  )
}

function Hours({ scale, now }: { scale: Scale; now: number | undefined }) {
  return (
    <div role="gridcell" className="sticky left-0 z-3 bg-raised" style={{ height: heightOf(scale, lengthOf(scale.shown)) }}>
      {hourLabels(scale.shown, now).map((hour) => (
        <span
          key={hour}
          style={{ top: topOf(scale, hour) }}
          className={`num absolute right-2 text-xs text-ink-soft ${hour === scale.shown.from ? 'pt-1' : hour === scale.shown.to ? '-translate-y-full' : '-translate-y-1/2'}`}
        >
          {clockText(hour)}
        </span>
      ))}
      {now !== undefined && <NowLabel scale={scale} />}
    </div>
  )
}

/** Half of an hour's label lies above its line. */
const LABEL = 10

interface Opening {
  readonly top: number
  readonly hour: number
}

/** Opened at the present hour with some of what was before; the first hour in view is not cut. */
function useOpening(box: RefObject<HTMLElement | null>, opening: Opening, day: string) {
  const latest = useRef(opening)
  useLayoutEffect(() => {
    latest.current = opening
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { top, hour } = latest.current
    const first = Math.floor((top - element.clientHeight / 3) / hour) * hour
    element.scrollTo({ top: Math.max(0, first - LABEL), behavior: 'instant' })
  }, [box, day])
}
