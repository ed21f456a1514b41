/** A parabola through points, nearly a straight line. */
export interface FittedLine {
  at(k: number): number
  slope(k: number): number
  /** Mean distance of the points that were kept. */
  readonly deviation: number
}

type Coefficients = readonly [number, number, number]
const valueAt = ([a, b, c]: Coefficients, k: number) => a + b * k + c * k * k

/** Least squares by the normal equations; the bend is left out below ten points, where it would follow noise. */
function solve(ks: readonly number[], values: readonly number[]): Coefficients | undefined {
  const isBent = ks.length >= 10
  const middle = ks.reduce((sum, k) => sum + k, 0) / ks.length
  const s = [0, 0, 0, 0, 0]
  const t = [0, 0, 0]
  ks.forEach((k, i) => {
    let power = 1
    for (let p = 0; p < 5; p++) {
      s[p] = (s[p] ?? 0) + power
      if (p < 3) t[p] = (t[p] ?? 0) + power * (values[i] ?? 0)
      power *= k - middle
    }
  })
  const [n = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = s
  const [t0 = 0, t1 = 0, t2 = 0] = t
  if (s2 === 0 || n < 3) return undefined
  // About the mean s1 is zero, which leaves one equation of two unknowns for the bend.
  const denominator = s4 * n - s2 * s2 - (s3 * s3 * n) / s2
  const c = isBent && denominator !== 0 ? (t2 * n - s2 * t0 - (s3 * t1 * n) / s2) / denominator : 0
  const b = (t1 - c * s3) / s2
  const a = (t0 - c * s2 - b * s1) / n
  return [a - b * middle + c * middle * middle, b - 2 * c * middle, c]
}

/**
 * The smooth line through `values` at `ks`, points farther than `reach` from it left out and the fit repeated.
 * `undefined` when fewer than half of the points lie on one line.
 */
export function fitLine(ks: readonly number[], values: readonly number[], reach: number): FittedLine | undefined {
  let kept = ks.map((_, i) => i)
  let line: Coefficients | undefined
  for (let round = 0; round < 3; round++) {
    line = solve(
      kept.map((i) => ks[i] ?? 0),
      kept.map((i) => values[i] ?? 0),
    )
    if (!line) return undefined
    const fitted = line
    kept = ks.map((_, i) => i).filter((i) => Math.abs((values[i] ?? 0) - valueAt(fitted, ks[i] ?? 0)) < reach)
    if (kept.length * 2 < ks.length) return undefined
  }
  if (!line) return undefined
  const found = line
  const deviation = kept.reduce((sum, i) => sum + Math.abs((values[i] ?? 0) - valueAt(found, ks[i] ?? 0)), 0) / kept.length
  return { at: (k) => valueAt(found, k), slope: (k) => found[1] + 2 * found[2] * k, deviation }
}
