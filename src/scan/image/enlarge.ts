import { blank, type Grey } from './picture.ts'

/** Weights of the four pixels around a place `t` of the way from the second to the third (Catmull and Rom, 1974). */
const weights = (t: number): readonly [number, number, number, number] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
]

/** Where each new row or column comes from: four old ones and their weights; the edge goes on beyond itself. */
function sources(count: number, factor: number, old: number): { readonly at: readonly number[]; readonly weight: readonly number[] }[] {
  return Array.from({ length: count }, (_, i) => {
    const place = (i + 0.5) / factor - 0.5
    const first = Math.floor(place)
    const at = [-1, 0, 1, 2].map((k) => Math.min(old - 1, Math.max(0, first + k)))
    return { at, weight: weights(place - first) }
  })
}

/**
 * `factor` times as high (from 1 on), and `widened` times as wide beyond that, by bicubic interpolation, which keeps the
 * edges of letters steep.
 */
export function enlarge(image: Grey, factor: number, widened = 1): Grey {
  const high = Math.max(1, factor)
  const across = high * widened
  if (across <= 1) return image
  const { data, width, height } = image
  const wide = new Float32Array(Math.round(width * across) * height)
  const result = blank(Math.round(width * across), Math.round(height * high))
  const columns = sources(result.width, across, width)
  for (let y = 0; y < height; y++) {
    columns.forEach(({ at: [a = 0, b = 0, c = 0, d = 0], weight: [p = 0, q = 0, r = 0, s = 0] }, x) => {
      const row = y * width
      wide[y * result.width + x] = (data[row + a] ?? 0) * p + (data[row + b] ?? 0) * q + (data[row + c] ?? 0) * r + (data[row + d] ?? 0) * s
    })
  }
  sources(result.height, high, height).forEach(({ at, weight: [p = 0, q = 0, r = 0, s = 0] }, y) => {
    const [a = 0, b = 0, c = 0, d = 0] = at.map((row) => row * result.width)
    for (let x = 0; x < result.width; x++) {
      const value = (wide[a + x] ?? 0) * p + (wide[b + x] ?? 0) * q + (wide[c + x] ?? 0) * r + (wide[d + x] ?? 0) * s
      result.data[y * result.width + x] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
    }
  })
  return result
}
