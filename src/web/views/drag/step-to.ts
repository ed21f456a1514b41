import type { Point } from './point.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

export const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Leaving one's row costs this much more than going far along it. */
const ASIDE = 4

/** The box that lies next in a direction, seen from a point: the nearest ahead, one in the same row or column first. */
export function nextBox<B extends Box>(x: number, y: number, direction: Direction, boxes: readonly B[]): B | undefined {
  const isSideways = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const cost = (box: B) => {
    const [start, size, point, crossStart, crossSize, crossPoint] = isSideways
      ? [box.left, box.width, x, box.top, box.height, y]
      : [box.top, box.height, y, box.left, box.width, x]
    const ahead = sign * (sign > 0 ? start - point : start + size - point)
    if (ahead < 0) return undefined
    const aside = Math.max(crossStart - crossPoint, crossPoint - crossStart - crossSize, 0)
    return ahead + aside * ASIDE
  }
  let best: { readonly box: B; readonly cost: number } | undefined
  for (const box of boxes) {
    const price = cost(box)
    if (price !== undefined && (!best || price < best.cost)) best = { box, cost: price }
  }
  return best?.box
}

/** A point of a box's span that is nearest to where one was, so that a tall column does not pull the card to its middle. */
const within = (point: number, start: number, size: number, margin: number) =>
  size <= margin * 2 ? start + size / 2 : Math.min(Math.max(point, start + margin), start + size - margin)

/** While something is held by keyboard, every arrow goes to the next place in its direction: to its middle, or as little aside as may be. */
export function stepTo({ x, y }: Point, direction: Direction, boxes: readonly Box[]): Point | undefined {
  const box = nextBox(x, y, direction, boxes)
  if (!box) return undefined
  const isSideways = direction === 'left' || direction === 'right'
  return {
    x: isSideways ? box.left + box.width / 2 : within(x, box.left, box.width, 8),
    y: isSideways ? within(y, box.top, box.height, 8) : box.top + box.height / 2,
  }
}
