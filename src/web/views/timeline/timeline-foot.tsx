import { memo } from 'react'
import type { EntityLabel } from '../../../kernel/entity/entity.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { takenPerNight, type Packed } from './pack.ts'
import type { Bar } from './plan.ts'
import type { Range } from '../../calendar/range.ts'

interface TimelineFootProps {
  readonly range: Range
  readonly packed: ReadonlyMap<string, Packed<Bar>>
  /** How the lanes are called. */
  readonly label: EntityLabel
  readonly isNarrow: boolean
}

/**
 * The share of the open lanes that is taken each night: a bar, and where it fits its figure. A lane that is kept closed is not open, and what
 * is not yet sure to come does not take its lane: both are told beside the figure.
 */
export const TimelineFoot = memo(function TimelineFoot({ range, packed, label, isNarrow }: TimelineFootProps) {
  const words = inflect('occupato', { gender: label.gender, plural: true })
  const lanes = [...packed.values()].map(({ placed }) => placed.map(({ bar }) => bar))
  const nights = (isMeant: (bar: Bar) => boolean) =>
    takenPerNight(
      lanes.map((bars) => bars.filter(isMeant)),
      range,
    )
  const taken = nights(({ isBlock, isOpen }) => !isBlock && !isOpen)
  const closed = nights(({ isBlock }) => isBlock)
  const unsure = nights(({ isBlock, isOpen }) => !isBlock && isOpen)
  return (
    <div role="row" aria-rowindex={packed.size + 2} className="sticky bottom-0 z-3 flex border-t border-line bg-raised">
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-1 flex w-(--lane) shrink-0 items-center border-r border-line bg-raised px-3 text-xs text-ink-faint max-md:px-1.5"
      >
        <span className="truncate first-letter:uppercase">{words}</span>
      </div>
      {taken.map((count, column) => (
        <Share
          key={column}
          column={column}
          count={count}
          of={packed.size - (closed[column] ?? 0)}
          words={words}
          beside={besides(closed[column] ?? 0, unsure[column] ?? 0, label)}
          isNarrow={isNarrow}
        />
      ))}
    </div>
  )
})

interface ShareProps {
  readonly column: number
  readonly count: number
  readonly of: number
  readonly words: string
  /** What the figure leaves out: «, 1 chiusa, 1 da confermare». */
  readonly beside: string
  readonly isNarrow: boolean
}

/** Lanes that the figure of a night leaves out. */
function besides(closed: number, unsure: number, { gender }: EntityLabel): string {
  const said = [
    ...(closed > 0 ? [`${closed} ${inflect('chiuso', { gender, plural: closed > 1 })}`] : []),
    ...(unsure > 0 ? [`${unsure} da confermare`] : []),
  ]
  return said.map((one) => `, ${one}`).join('')
}

function Share({ column, count, of, words, beside, isNarrow }: ShareProps) {
  const share = of === 0 ? 0 : Math.round((count / of) * 100)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      title={`${count} di ${of} ${words}${beside}`}
      className="num relative flex h-9 min-w-0 flex-1 items-center justify-center text-xs text-ink"
    >
      <span aria-hidden className="absolute inset-x-px bottom-0 bg-accent-line" style={{ height: `${share}%` }} />
      <span className={isNarrow ? 'sr-only' : 'relative'}>{share} %</span>
    </div>
  )
}
