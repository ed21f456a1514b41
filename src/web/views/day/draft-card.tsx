import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { beside, seenIn, type Side } from '../drag/beside.ts'
import { CardFacts, linesBelow, lookOf } from './day-card.tsx'
import type { Draft } from './draft.ts'
import { heightOf, lengthOf, lengthText, topOf, type Scale } from './minutes.ts'
import type { Filled } from './fill-columns.ts'
import { placeText, refusalText } from './words.ts'

interface DraftCardProps {
  readonly draft: Draft
  readonly column: Filled
  readonly scale: Scale
  /** The bubble rather stands to the right of the first column, and to the left of all others. */
  readonly isFirst: boolean
  readonly isNarrow: boolean
  readonly isOneDay: boolean
}

/** Where what is held would land, and in a bubble beside the column when, where, or why not. */
export function DraftCard({ draft: { card, at, refusal }, column, scale, isFirst, isNarrow, isOneDay }: DraftCardProps) {
  const from = Math.max(at.from, scale.shown.from)
  const to = Math.min(at.to, scale.shown.to)
  const height = heightOf(scale, Math.max(scale.step, to - from)) - 2
  const bubble = useBubble(isNarrow ? NARROW : isFirst ? FIRST : USUAL)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-1 z-3" style={{ top: topOf(scale, from) + 1, height }}>
      <div
        className={classNames(
          '@container h-full overflow-hidden rounded-sm border-2 px-2 shadow-panel',
          card ? lookOf(card.state) : 'bg-accent-wash',
          // Said louder than by the state, which has a border of its own.
          refusal ? 'border-bad!' : 'border-accent!',
          'opacity-95',
        )}
      >
        {card ? (
          <CardFacts
            title={card.title}
            detail={card.detail}
            safety={card.safety}
            at={at}
            state={card.state}
            below={linesBelow(height, scale)}
          />
        ) : (
          <span className="num text-sm text-accent">{lengthText(lengthOf(at))}</span>
        )}
      </div>
      <p
        ref={bubble}
        data-bubble=""
        className={classNames(
          'num absolute top-0 left-0 w-max rounded-full px-3 py-1.5 text-sm font-medium shadow-popup',
          refusal ? 'bg-danger text-danger-ink' : 'bg-accent text-accent-ink',
        )}
      >
        {refusal ? refusalText(refusal) : placeText(column, at, isOneDay)}
      </p>
    </div>
  )
}

/** A finger lies over what is below it. */
const NARROW: readonly Side[] = ['above', 'below']
const FIRST: readonly Side[] = ['right', 'left', 'above', 'below']
const USUAL: readonly Side[] = ['left', 'right', 'above', 'below']

/** Keeps the bubble beside its card and in sight, also while the hours go along under what is held. */
function useBubble(sides: readonly Side[]) {
  const bubble = useRef<HTMLParagraphElement>(null)
  // Whatever was drawn anew: the card is elsewhere then, or the words are others.
  useLayoutEffect(() => {
    const [words, card] = [bubble.current, bubble.current?.parentElement]
    const box = card?.closest<HTMLElement>('[data-box]')
    if (!words || !card || !box) return
    const place = () => {
      const [of, seen] = [card.getBoundingClientRect(), seenIn(box)]
      words.style.maxWidth = `min(20rem, ${seen.right - seen.left}px)`
      const { x, y } = beside(of, words.getBoundingClientRect(), seen, sides)
      words.style.translate = `${x - of.left}px ${y - of.top}px`
    }
    place()
    box.addEventListener('scroll', place, { passive: true })
    return () => box.removeEventListener('scroll', place)
  })
  return bubble
}
