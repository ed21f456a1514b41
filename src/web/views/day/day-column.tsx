import type { CSSProperties } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { abreast, type Beside } from './abreast.ts'
import { DayCard } from './day-card.tsx'
import type { Draft } from './draft.ts'
import { DraftCard } from './draft-card.tsx'
import { freeKey, freeOf, offerAt } from './free.ts'
import { FreeGap } from './free-gap.tsx'
import type { Closed } from './gaps.ts'
import { clockText } from '../../../kernel/italian/times.ts'
import { heightOf, lengthOf, stretchText, topOf, type Scale, type Stretch } from './minutes.ts'
import { NowLine } from './now-line.tsx'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'
import { freeText } from './words.ts'

const HOUR = 60
const ALONE: Beside = { index: 0, of: 1 }

interface DayColumnProps {
  readonly day: Day
  readonly column: Filled
  readonly scale: Scale
  /** Its turn has come: the columns in sight are first. */
  readonly isDrawn: boolean
  readonly isFirst: boolean
  readonly isToday: boolean
  readonly isNarrow: boolean
  readonly isOneDay: boolean
  /** The key of what the keyboard stands on in this column. */
  readonly stop: string | undefined
  readonly draft: Draft | undefined
  readonly onOpen: (row: AnyRow) => void
  readonly onMake: (column: Filled, at: Stretch) => void
  /** Opens what closes a column for a while. */
  readonly onClosure: (id: string) => void
}

/** A lane on a day: its hours, what closes them, what stands in them and the free time between. */
export function DayColumn(props: DayColumnProps) {
  const { day, column, scale, isDrawn, isFirst, isToday, isNarrow, isOneDay, stop, draft, onOpen, onMake, onClosure } = props
  const { cards, closed } = column
  const places = abreast(cards.map(({ part }) => part))
  const isHere = draft?.column === column.key
  // In the order of the day, also for who hears it.
  const things = [
    ...closed.map((gap) => ({ gap, closure: gap, card: undefined, beside: ALONE })),
    ...freeOf(day, column).map((gap) => ({ gap, closure: undefined, card: undefined, beside: ALONE })),
    ...cards.map((card, index) => ({ gap: card.part, closure: undefined, card, beside: places[index] ?? ALONE })),
  ].toSorted((a, b) => a.gap.from - b.gap.from)
  return (
    <div role="gridcell" className="contents">
      <div
        role="group"
        aria-label={[column.title, ...column.details, dayLabel(column.day)].filter(Boolean).join(', ')}
        data-hours=""
        data-column={column.key}
        className="relative border-l border-line bg-(image:--lines) bg-size-[100%_var(--hour)] bg-position-[0_var(--first)]"
        style={{ height: heightOf(scale, lengthOf(scale.shown)), ...linesOf(scale) }}
      >
        {outside(day, scale.shown).map((gap) => (
          <div key={gap.from} style={placeOf(gap, scale)} className={HATCHED} />
        ))}
        {(isDrawn ? things : []).map(({ gap, closure, card, beside }) =>
          closure ? (
            <Closure
              key={`${gap.from} ${closure.id ?? ''}`}
              gap={closure}
              hours={day.hours}
              scale={scale}
              isStop={stop === closure.id}
              onOpen={onClosure}
            />
          ) : card ? (
            <DayCard
              key={card.id}
              card={card}
              column={column.title}
              scale={scale}
              beside={beside}
              isStop={stop === card.id}
              isHeld={draft?.card?.id === card.id}
              onOpen={onOpen}
            />
          ) : (
            <FreeGap
              key={freeKey(gap)}
              gap={gap}
              label={freeText(column, gap)}
              scale={scale}
              isStop={stop === freeKey(gap)}
              offer={(minute) => offerAt(day, gap, minute)}
              onMake={(at) => onMake(column, at)}
            />
          ),
        )}
        {isToday && <NowLine scale={scale} />}
        {isHere && <DraftCard draft={draft} column={column} scale={scale} isFirst={isFirst} isNarrow={isNarrow} isOneDay={isOneDay} />}
      </div>
    </div>
  )
}

/** The hours that are drawn only because something lies in them. */
const outside = ({ hours }: Day, shown: Stretch): readonly Stretch[] =>
  [
    { from: shown.from, to: hours.from },
    { from: hours.to, to: shown.to },
  ].filter(({ from, to }) => from < to)

interface ClosureProps {
  readonly gap: Closed
  readonly hours: Stretch
  readonly scale: Scale
  readonly isStop: boolean
  readonly onOpen: (id: string) => void
}

/** A pause, or a record that closes the column, which opens when it is pressed. */
function Closure({ gap, hours, scale, isStop, onOpen }: ClosureProps) {
  const { id, label } = gap
  const until = gap.to >= hours.to ? `dalle ${clockText(gap.from)}` : `fino alle ${clockText(gap.to)}`
  const text = <span className="max-w-full truncate rounded-sm bg-sunken px-2">{`${label} ${until}`}</span>
  const place = placeOf(gap, scale)
  if (id === undefined) {
    return (
      <div style={place} className={HATCHED}>
        {text}
      </div>
    )
  }
  return (
    <button
      type="button"
      data-closure=""
      data-key={id}
      data-stop={isStop ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${label} ${until}, ${stretchText(gap)}`}
      onClick={() => onOpen(id)}
      style={place}
      className={`${HATCHED} touch-manipulation hover:text-ink focus-visible:z-2 focus-visible:-outline-offset-2`}
    >
      {text}
    </button>
  )
}

const placeOf = (gap: Stretch, scale: Scale): CSSProperties => ({ top: topOf(scale, gap.from), height: heightOf(scale, lengthOf(gap)) })
const HATCHED =
  'absolute inset-x-0 grid place-items-center overflow-hidden border-y border-line bg-sunken bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--line)_6px_7px)] text-sm text-ink-soft'

/** A line at each hour, a fainter one at its half. */
const linesOf = (scale: Scale): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  '--hour': `${heightOf(scale, HOUR)}px`,
  '--first': `${-heightOf(scale, scale.shown.from % HOUR)}px`,
  '--lines':
    'linear-gradient(to bottom, var(--line) 0 1px, transparent 1px 50%, color-mix(in oklab, var(--line) 45%, transparent) 50% calc(50% + 1px), transparent calc(50% + 1px))',
})
