import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { closedWord, openAnyhow, openOn, weekFrame, type Opening } from '../../../kernel/opening/opening.ts'
import { openingOf, pausesOf, type Column } from './columns.ts'
import { freeIn, type Closed } from './gaps.ts'
import { DAY_MINUTES, type Stretch } from './minutes.ts'

/** Hours in which something may be put: those of the firm over a week, or those that the screen says where the firm says none. */
export function hoursShown(opening: Opening | undefined, says: DaySays): Stretch {
  const frame = opening && weekFrame(opening)
  return frame ? { from: frame.from, to: Math.min(frame.to, DAY_MINUTES) } : openingOf(says)
}

/** Stretches of a column outside of the opening hours, in words: «Pausa», «Chiuso», «Immacolata Concezione». */
export function closedBy(
  opening: Opening | undefined,
  says: DaySays,
  hours: Stretch,
  { day, lane }: Pick<Column, 'day' | 'lane'>,
): readonly Closed[] {
  if (!opening) return pausesOf(says)
  const resources = lane === undefined ? [] : [lane]
  const ordinary = within(openOn(opening, day, resources), hours)
  // On a day without hours of its own, whoever comes when called may still be sent.
  const open = ordinary.length > 0 ? ordinary : within(openAnyhow(opening, day, resources), hours)
  const word = closedWord(opening, resources, day)
  return freeIn(hours, open).map((gap) => ({
    ...gap,
    label:
      open.length === 0
        ? (word ?? messages.closedShop())
        : gap.from > hours.from && gap.to < hours.to
          ? messages.pause()
          : messages.closedShop(),
  }))
}

const within = (stretches: readonly Stretch[], hours: Stretch): readonly Stretch[] =>
  stretches.filter(({ from, to }) => to > hours.from && from < hours.to)
