import { classNames } from '../../ui/class-names.ts'
import { CardFacts, lookOf, TWO_LINES } from './day-card.tsx'
import type { Draft } from './draft.ts'
import { heightOf, lengthOf, lengthText, topOf, type Scale } from './minutes.ts'
import type { Filled } from './use-day.ts'
import { placeText, refusalText } from './words.ts'

interface DraftCardProps {
  readonly draft: Draft
  readonly column: Filled
  readonly scale: Scale
  /** The bubble stands to the right of the first column, and to the left of all others. */
  readonly isFirst: boolean
  readonly isNarrow: boolean
  readonly isOneDay: boolean
}

/** Where what is held would land, and in a bubble beside the column when, where, or why not. */
export function DraftCard({ draft: { card, at, refusal }, column, scale, isFirst, isNarrow, isOneDay }: DraftCardProps) {
  const from = Math.max(at.from, scale.shown.from)
  const to = Math.min(at.to, scale.shown.to)
  const height = heightOf(scale, Math.max(scale.step, to - from)) - 2
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-1 z-3" style={{ top: topOf(scale, from) + 1, height }}>
      <div
        className={classNames(
          '@container h-full overflow-hidden rounded-sm border-2 px-2 shadow-panel',
          refusal ? 'border-bad bg-raised' : 'border-accent',
          card ? lookOf(card.state) : 'bg-accent-wash',
          'opacity-95',
        )}
      >
        {card ? (
          <CardFacts
            title={card.title}
            detail={card.detail}
            at={at}
            state={card.state}
            hasRoom={height >= TWO_LINES * (scale.enlarged ?? 1)}
          />
        ) : (
          <span className="num text-sm text-accent">{lengthText(lengthOf(at))}</span>
        )}
      </div>
      <p
        data-bubble=""
        className={classNames(
          'num absolute w-max max-w-80 rounded-full px-3 py-1.5 text-sm font-medium shadow-popup',
          isNarrow ? 'bottom-full left-0 mb-1' : classNames('top-1/2 -translate-y-1/2', isFirst ? 'left-full ml-2' : 'right-full mr-2'),
          refusal ? 'bg-danger text-danger-ink' : 'bg-accent text-accent-ink',
        )}
      >
        {refusal ? refusalText(refusal) : placeText(column, at, isOneDay)}
      </p>
    </div>
  )
}
