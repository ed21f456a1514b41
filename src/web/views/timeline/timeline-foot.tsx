import { memo } from 'react'
import type { EntityLabel } from '../../../kernel/entity.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { takenPerNight, type Packed } from './pack.ts'
import type { Bar } from './plan.ts'
import type { Range } from './range.ts'

interface TimelineFootProps {
  readonly range: Range
  readonly packed: ReadonlyMap<string, Packed<Bar>>
  /** How the lanes are called. */
  readonly label: EntityLabel
  readonly isNarrow: boolean
}

/** The share of the lanes that is taken each night: a bar, and where it fits its figure. What keeps a lane closed does not take it. */
export const TimelineFoot = memo(function TimelineFoot({ range, packed, label, isNarrow }: TimelineFootProps) {
  const words = inflect('occupato', { gender: label.gender, plural: true })
  const bars = [...packed.values()].map(({ placed }) => placed.flatMap(({ bar }) => (bar.isBlock ? [] : [bar])))
  return (
    <div role="row" aria-rowindex={packed.size + 2} className="sticky bottom-0 z-3 flex border-t border-line bg-raised">
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-1 flex w-(--lane) shrink-0 items-center border-r border-line bg-raised px-3 text-xs text-ink-faint max-md:px-1.5"
      >
        <span className="truncate first-letter:uppercase">{words}</span>
      </div>
      {takenPerNight(bars, range).map((count, column) => (
        <Share key={column} column={column} count={count} of={packed.size} words={words} isNarrow={isNarrow} />
      ))}
    </div>
  )
})

interface ShareProps {
  readonly column: number
  readonly count: number
  readonly of: number
  readonly words: string
  readonly isNarrow: boolean
}

function Share({ column, count, of, words, isNarrow }: ShareProps) {
  const share = of === 0 ? 0 : Math.round((count / of) * 100)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      title={`${count} di ${of} ${words}`}
      className="num relative flex h-9 min-w-0 flex-1 items-center justify-center text-xs text-ink"
    >
      <span aria-hidden className="absolute inset-x-px bottom-0 bg-accent-line" style={{ height: `${share}%` }} />
      <span className={isNarrow ? 'sr-only' : 'relative'}>{share} %</span>
    </div>
  )
}
