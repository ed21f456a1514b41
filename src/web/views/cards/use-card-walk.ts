import { useEffect, useEffectEvent, useState } from 'react'
import { nextBox, type Box, type Direction } from '../drag/step-to.ts'

const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

interface CardWalk {
  /** The card that Tab reaches; the arrows reach the others. */
  readonly stop: string | undefined
  /** A card has come or gone: the stop must be one that is there. */
  readonly settle: () => void
}

/**
 * Cards that the arrow keys walk along as they lie on screen, each with its id as `data-record` in `area`; Home and End go to the
 * first and the last of all. `isOther` says whether a key means something else on a card.
 */
export function useCardWalk(
  area: HTMLElement | null,
  isOther: (event: KeyboardEvent, card: HTMLElement) => boolean = () => false,
): CardWalk {
  const [stop, setStop] = useState<string>()
  const cards = () => [...(area?.querySelectorAll<HTMLElement>('[data-record]') ?? [])]
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const card = cardOf(event.target)
    if (!card || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = isOther(event, card) ? undefined : wantedBy(event.key, card, cards())
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => {
    if (!area) return
    const key = (event: KeyboardEvent) => onKey(event)
    const focus = (event: FocusEvent) => {
      const card = cardOf(event.target)
      if (card) setStop(card.dataset['record'])
    }
    area.addEventListener('keydown', key)
    area.addEventListener('focusin', focus)
    return () => {
      area.removeEventListener('keydown', key)
      area.removeEventListener('focusin', focus)
    }
  }, [area])
  const settle = () => setStop((last) => (cards().some(({ dataset }) => dataset['record'] === last) ? last : cards()[0]?.dataset['record']))
  return { stop, settle }
}

const cardOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement && target.dataset['record'] !== undefined ? target : undefined

function wantedBy(key: string, card: HTMLElement, cards: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const from = boxOf(card)
  const isSideways = direction === 'left' || direction === 'right'
  // From the side that one leaves by, so that what lies beside is not ahead.
  const x = direction === 'left' ? from.left : direction === 'right' ? from.left + from.width : from.left + from.width / 2
  const y = direction === 'up' ? from.top : direction === 'down' ? from.top + from.height : from.top + (isSideways ? 1 : from.height / 2)
  const boxes = cards.filter((other) => other !== card).map(boxOf)
  return nextBox(x, y, direction, boxes)?.card
}

/** A card as it is drawn: its button may be smaller. */
function boxOf(card: HTMLElement): Box & { readonly card: HTMLElement } {
  const { left, top, width, height } = (card.closest('article, li') ?? card).getBoundingClientRect()
  return { left, top, width, height, card }
}
