/** Pixels to scroll per frame while something is held near an edge; faster the nearer. */
export function pull(point: number, start: number, end: number): number {
  const before = start + EDGE - point
  const after = point - (end - EDGE)
  if (before > 0) return -Math.min(MOST, before / 3)
  return after > 0 ? Math.min(MOST, after / 3) : 0
}

const EDGE = 44
const MOST = 16

/** A pull counts the way that something is carried: what was taken near an edge and goes away from it does not run there. */
export const along = (by: number, way: number): number => (by * way > 0 ? by : 0)
