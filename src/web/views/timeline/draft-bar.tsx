import { classNames } from '../../ui/class-names.ts'
import { useDraft, type DraftStore } from './draft.ts'
import { columnOf, part, type Range } from '../../calendar/range.ts'
import { beginsAt } from '../../calendar/stretch.ts'
import { BAR, barPlace } from './timeline-bar.tsx'
import { shortPeriod } from '../../calendar/stretch-words.ts'

interface DraftBarProps {
  readonly lane: string
  /** Over the first lane there is no room for the words. */
  readonly isFirst: boolean
  readonly range: Range
  readonly draft: DraftStore
}

/** As much of it stays in view at the edges. */
const LEAST = 0.5

/** Where what is held would come to lie, with its days and nights in words; only for the eye, the ear has its own sentence. */
export function DraftBar({ lane, isFirst, range, draft }: DraftBarProps) {
  const held = useDraft(draft, (candidate) => (candidate?.stretch.lane === lane ? candidate : undefined))
  if (!held) return null
  const { stretch, bar, clash } = held
  const from = columnOf(range, stretch.from) + beginsAt(draft.of)
  const left = Math.max(0, Math.min(range.days - LEAST, from))
  const right = Math.max(left + LEAST, Math.min(range.days, from + stretch.nights))
  const isTaken = clash !== undefined
  return (
    <div aria-hidden className="pointer-events-none">
      <div
        className={classNames(
          BAR,
          'z-3 flex items-center border-2 px-2 shadow-panel',
          isTaken
            ? 'border-bad bg-raised bg-linear-to-b from-bad-wash to-bad-wash text-bad'
            : 'border-accent bg-raised bg-linear-to-b from-accent-wash to-accent-wash text-accent',
        )}
        style={barPlace(left, right, 0)}
      >
        <span className="truncate text-sm font-medium">{bar?.title}</span>
      </div>
      <div className={classNames('absolute inset-x-0 z-3 flex', isFirst ? 'top-full -mt-1' : 'bottom-full -mb-1')}>
        <span style={{ width: part(left, range) }} className="shrink-0" />
        <span className="num sticky right-2 left-(--lane) shrink-0 rounded-sm bg-ink px-2 py-1 text-xs whitespace-nowrap text-bg">
          {shortPeriod(bar?.entity ?? draft.of, stretch)}
          {isTaken && ` · si sovrappone a ${clash}`}
        </span>
      </div>
    </div>
  )
}
