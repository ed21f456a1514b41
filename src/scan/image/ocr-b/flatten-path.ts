/** Points x, y, x, y… of one closed outline. */
export type Outline = readonly number[]

const STEPS = 8

/** The outlines of an SVG path of absolute M, L, C and Z, curves cut into eight straight pieces. */
export function flattenPath(path: string): Outline[] {
  const outlines: number[][] = []
  let points: number[] = []
  for (const [, command, numbers = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = numbers.trim() === '' ? [] : numbers.trim().split(/[ ,]+/).map(Number)
    if (command === 'M') points = values
    else if (command === 'L') points.push(...values)
    else if (command === 'C') points.push(...curve([...points.slice(-2), ...values]))
    else outlines.push(points)
  }
  return outlines
}

/** A cubic Bézier curve without its first point. */
function curve([x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS
    const u = 1 - t
    const mix = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]
  }).flat()
}
