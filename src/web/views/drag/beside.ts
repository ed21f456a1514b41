import type { Point } from './point.ts'

export type Side = 'above' | 'below' | 'left' | 'right'

/** As much of a box as is asked here; a `DOMRect` is one. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Pixels between a thing and what is said of it. */
const GAP = 6

/** Where words of a size stand beside a thing: on the first side where all of them is seen, else where the first would be, pushed inside. */
export function beside(of: Edges, size: { readonly width: number; readonly height: number }, seen: Edges, sides: readonly Side[]): Point {
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(seen.left, Math.min(x, seen.right - size.width)),
    y: Math.max(seen.top, Math.min(y, seen.bottom - size.height)),
  })
  const middle = (of.top + of.bottom - size.height) / 2
  const places: Readonly<Record<Side, Point>> = {
    above: { x: of.left, y: of.top - GAP - size.height },
    below: { x: of.left, y: of.bottom + GAP },
    left: { x: of.left - GAP - size.width, y: middle },
    right: { x: of.right + GAP, y: middle },
  }
  const isWhole = (side: Side) => {
    const [at, kept] = [places[side], inside(places[side])]
    return side === 'above' || side === 'below' ? at.y === kept.y : at.x === kept.x
  }
  return inside(places[sides.find(isWhole) ?? sides[0] ?? 'above'])
}

/** What is seen of what scrolls: its head and its first column stay in front. */
export function seenIn(box: HTMLElement): Edges {
  const edge = box.getBoundingClientRect()
  const head = box.querySelector('[data-head]')?.getBoundingClientRect()
  return {
    // On a phone the head of one column is only heard, and lies somewhere out of view.
    left: Math.max(edge.left, head?.right ?? 0),
    top: Math.max(edge.top, head?.bottom ?? 0),
    right: edge.right,
    bottom: edge.bottom,
  }
}
