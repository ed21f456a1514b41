import { memo } from 'react'
import { messages } from '../../../kernel/problem/messages.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isOver, type State } from '../../../kernel/fields/status.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LateLine } from '../../ui/late-line.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import type { SafetyWord } from '../../../kernel/derive/safety.ts'
import { toneText, toneWash } from '../../ui/tone.ts'
import type { Beside } from './abreast.ts'
import type { Card } from './columns.ts'
import { heightOf, lengthOf, stretchText, topOf, type Scale, type Stretch } from './minutes.ts'

/** Pixels that the first line of a card takes, and each line below it. */
const FIRST_LINE = 18
const LINE = 16

/** Lines that a card so high has room for under its first one. */
export const linesBelow = (height: number, { enlarged = 1 }: Scale): number =>
  Math.max(0, Math.floor((height - FIRST_LINE * enlarged) / (LINE * enlarged)))

interface DayCardProps {
  readonly card: Card
  readonly column: string
  readonly scale: Scale
  readonly beside: Beside
  readonly isStop: boolean
  readonly isHeld: boolean
  readonly onOpen: (row: AnyRow) => void
}

/** A record in its hours. Enter opens it, M lifts it. */
export const DayCard = memo(function DayCard({ card, column, scale, beside, isStop, isHeld, onOpen }: DayCardProps) {
  const { id, row, part, home, title, detail, safety, late, state, warning } = card
  const height = heightOf(scale, lengthOf(part)) - 2
  const said = [title, ...safety.map(({ text }) => text), state?.label, late, stretchText(home.at), detail, column, warning]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      data-record={id}
      data-key={id}
      data-stop={isStop ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={said}
      aria-roledescription="scheda che si sposta"
      aria-keyshortcuts="M"
      title={said}
      onClick={() => onOpen(row)}
      style={{ top: topOf(scale, part.from) + 1, height, ...across(beside) }}
      className={classNames(
        '@container absolute z-1 flex flex-col justify-start cursor-grab touch-manipulation overflow-hidden rounded-sm border px-2 text-left select-none hover:z-2 focus-visible:z-2 focus-visible:-outline-offset-2 [-webkit-touch-callout:none]',
        lookOf(state),
        !card.isMatch && 'opacity-40',
        isHeld && 'border-dashed opacity-40',
      )}
    >
      <CardFacts
        title={title}
        detail={detail}
        safety={safety}
        at={home.at}
        state={state}
        late={late}
        warning={warning}
        below={linesBelow(height, scale)}
      />
    </button>
  )
})

const EDGE = 4
const across = ({ index, of }: Beside) => ({
  left: `calc(${(index / of) * 100}% + ${EDGE}px)`,
  width: `calc(${100 / of}% - ${EDGE * 2}px)`,
})

interface CardFactsProps {
  readonly title: string
  readonly detail: string | undefined
  readonly safety?: readonly SafetyWord[]
  readonly at: Stretch
  readonly state: State<string> | undefined
  readonly late?: string | undefined
  readonly warning?: string | undefined
  /** Lines that have room under the first one; of two of them a narrow column writes the hours under the state. */
  readonly below: number
}

/** Letters of a name that mostly stand in one line of a narrow column. */
const LONG = 16

/** In a narrow column the state leaves the first line to the name, and begins the second. */
export function CardFacts({ title, detail, safety = [], at, state, late, warning, below }: CardFactsProps) {
  const hasRoom = below > 0
  const isTight = safety.length > 0 && below <= safety.length
  // Where no line is left for it, it stands for the state, without how late: the name needs the room.
  const isLateBelow = below > safety.length + 1
  // A car is told from its neighbour by its plate, which ends the name: where lines are left, the name takes a second one.
  const isLong = title.length > LONG && below > safety.length + (isLateBelow && late ? 2 : 1)
  return (
    <>
      <span className="flex w-full items-baseline gap-2 pt-px text-sm leading-tight">
        <span
          className={classNames(
            'min-w-0 flex-1 font-medium text-ink',
            isLong ? '@max-[13rem]:line-clamp-2 @max-[13rem]:wrap-anywhere @min-[13rem]:truncate' : 'truncate',
          )}
        >
          {title}
        </span>{' '}
        {!hasRoom && safety[0] && <Icon name="triangle-alert" className={classNames('shrink-0 self-center', toneText[safety[0].tone])} />}
        {warning && <Icon name="triangle-alert" className="shrink-0 self-center text-warn" />}
        {!isLateBelow && <LateLine text={late && messages.late} className="shrink-0 self-center @max-[13rem]:*:last:sr-only" />}
        {state && (isLateBelow || !late) && (
          <StateWord state={state} className={hasRoom ? '@max-[13rem]:hidden' : '@max-[13rem]:*:last:sr-only'} />
        )}
      </span>{' '}
      {hasRoom && isTight && <TightFacts safety={safety} isFull={below < safety.length} facts={detail ?? stretchText(at)} />}
      {hasRoom && !isTight && <SafetyLine words={safety} className="w-full shrink-0" />}
      {isLateBelow && <LateLine text={late} className="w-full shrink-0" />}
      {hasRoom && !isTight && (
        <span
          className={classNames(
            'num flex w-full items-baseline gap-x-2 text-xs leading-tight text-ink-soft',
            below > (isLong ? 2 : 1) && 'flex-wrap',
          )}
        >
          {state && <StateWord state={state} className="@min-[13rem]:hidden" />}{' '}
          <span className="min-w-0 truncate">
            {stretchText(at)}
            {detail && ` · ${detail}`}
          </span>
        </span>
      )}
    </>
  )
}

interface TightFactsProps {
  readonly safety: readonly SafetyWord[]
  /** Not even the safety data has a line for each. */
  readonly isFull: boolean
  /** What is done, which shares the first line with safety data. */
  readonly facts: string
}

/** Safety data where the card has no line more: beside the first of it what is done, as far as there is room. */
function TightFacts({ safety, isFull, facts }: TightFactsProps) {
  const shared = isFull ? safety : safety.slice(0, 1)
  return (
    <>
      <span className="flex w-full flex-wrap items-start gap-x-2">
        <SafetyLine words={shared} className="max-w-full leading-none" />
        {!isFull && <span className="num min-w-12 flex-1 basis-0 truncate text-xs leading-tight text-ink-soft">{facts}</span>}
      </span>
      {!isFull && <SafetyLine words={safety.slice(1)} className="w-full shrink-0 leading-none" />}
    </>
  )
}

function StateWord({ state, className }: { readonly state: State<string>; readonly className: string }) {
  return (
    <span className={classNames('flex shrink-0 items-center gap-1.5 text-xs', toneText[state.tone], className)}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span>{state.label}</span>
    </span>
  )
}

/** Colour is spent on what happens now: what is sure has its word and border, what is not yet is dashed, what is over sinks. */
export function lookOf(state: State<string> | undefined): string {
  if (!state) return 'border-line-strong bg-raised'
  if (isOver(state)) return 'border-line bg-sunken'
  if (state.open) return 'border-dashed border-line-strong bg-raised'
  const isNow = state.begun === true || state.tone === 'warning'
  return classNames(
    'border-current/40',
    toneText[state.tone],
    isNow ? `bg-raised ${WASHED[state.tone] ?? toneWash[state.tone]}` : 'bg-hover',
  )
}

/** The wash lies over the ground and not over the lines of the hours. */
const WASHED: Readonly<Record<string, string>> = {
  primary: 'bg-linear-to-b from-standing-wash to-standing-wash',
  warning: 'bg-linear-to-b from-warn-wash to-warn-wash',
}
