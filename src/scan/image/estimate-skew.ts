import type { Ink } from './picture.ts'

const MOST_POINTS = 30_000

interface Points {
  readonly x: Float32Array
  readonly y: Float32Array
}

/** Lower edges of ink: every line of letters has a sharp one, whatever its letters. */
function lowerEdges({ data, width, height }: Ink): Points {
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 1 && data[(y + 1) * width + x] === 0) {
        xs.push(x - width / 2)
        ys.push(y - height / 2)
      }
    }
  }
  const step = Math.ceil(xs.length / MOST_POINTS) || 1
  const keep = (values: number[]) => Float32Array.from(values.filter((_, i) => i % step === 0))
  return { x: keep(xs), y: keep(ys) }
}

/** How sharply the points fall into rows at this angle: the sum of squares of the projection profile. */
function sharpness({ x, y }: Points, degrees: number, bins: Float64Array): number {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  bins.fill(0)
  const middle = bins.length / 2
  for (let i = 0; i < x.length; i++) {
    const row = Math.round((y[i] ?? 0) * cos - (x[i] ?? 0) * sin + middle)
    bins[row] = (bins[row] ?? 0) + 1
  }
  let sum = 0
  for (const count of bins) sum += count * count
  return sum
}

/**
 * How many degrees the rows of a page fall clockwise, from −`most` to `most`, to a twentieth; turning by the negative
 * makes them level. By the projection profile whose rows are sharpest; 0 for a page without ink.
 */
export function estimateSkew(ink: Ink, most = 12): number {
  const points = lowerEdges(ink)
  if (points.x.length < 20) return 0
  const bins = new Float64Array(2 * Math.ceil(Math.hypot(ink.width, ink.height)) + 2)
  let best = 0
  let sharpest = sharpness(points, 0, bins)
  for (const [reach, step] of [
    [most, 1],
    [0.9, 0.3],
    [0.25, 0.05],
  ] as const) {
    const centre = best
    for (let angle = centre - reach; angle <= centre + reach + 1e-9; angle += step) {
      const value = sharpness(points, angle, bins)
      if (value > sharpest) {
        sharpest = value
        best = angle
      }
    }
  }
  return best
}
