/** Where the keyboard stands in the week: row, day, and which of the square's buttons (its records, then «add»). */
export interface Spot {
  readonly lane: number
  readonly day: number
  readonly index: number
}

const DAYS = 7

/** The spot that a key leads to, given how many buttons each square has; nothing when the key is not ours or there is no further. */
export function nextSpot(
  key: string,
  withCtrl: boolean,
  { lane, day, index }: Spot,
  lanes: number,
  buttons: (lane: number, day: number) => number,
): Spot | undefined {
  const at = (toLane: number, toDay: number, toIndex: number): Spot | undefined => {
    if (toLane < 0 || toLane >= lanes || toDay < 0 || toDay >= DAYS) return undefined
    return { lane: toLane, day: toDay, index: Math.max(0, Math.min(toIndex, buttons(toLane, toDay) - 1)) }
  }
  switch (key) {
    case 'ArrowLeft':
      return at(lane, day - 1, index)
    case 'ArrowRight':
      return at(lane, day + 1, index)
    case 'ArrowUp':
      return index > 0 ? at(lane, day, index - 1) : at(lane - 1, day, Number.POSITIVE_INFINITY)
    case 'ArrowDown':
      return index < buttons(lane, day) - 1 ? at(lane, day, index + 1) : at(lane + 1, day, 0)
    case 'Home':
      return at(withCtrl ? 0 : lane, 0, 0)
    case 'End':
      return at(withCtrl ? lanes - 1 : lane, DAYS - 1, 0)
    default:
      return undefined
  }
}
