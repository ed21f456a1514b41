import type { Grey, Ink } from './picture.ts'

/** Sauvola's share of the local contrast, and the greatest deviation of a byte. */
const K = 0.25
const RANGE = 128
/** Paper that hardly varies has no ink, whatever its noise. */
const LEAST_DEVIATION = 6

/** Sums of values and squares over all pixels above and to the left, with a row and a column of zeros. */
function integrals({ data, width, height }: Grey): { sums: Float64Array; squares: Float64Array } {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  const squares = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    let square = 0
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] ?? 0
      sum += value
      square += value * value
      const at = (y + 1) * stride + x + 1
      sums[at] = (sums[at - stride] ?? 0) + sum
      squares[at] = (squares[at - stride] ?? 0) + square
    }
  }
  return { sums, squares }
}

/**
 * Ink by Sauvola's local threshold: darker than mean × (1 + k (deviation / 128 − 1)) in a square of `side` pixels, so that
 * shadows and uneven light do not matter (J. Sauvola, M. Pietikäinen, Pattern Recognition 33, 2000). `side` should be
 * two to four times the height of the letters. Of light print on dark ground by the same share above the mean: what is
 * a little lighter than pale paper, as the meshes of a security print, is none.
 */
export function findInk(image: Grey, side: number, of: 'dark' | 'light' = 'dark'): Ink {
  const { data, width, height } = image
  const { sums, squares } = integrals(image)
  const stride = width + 1
  const half = Math.max(2, Math.round(side / 2))
  const ink = new Uint8Array(width * height)
  const sign = of === 'dark' ? 1 : -1
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - half) * stride
    const bottom = Math.min(height, y + half + 1) * stride
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - half)
      const right = Math.min(width, x + half + 1)
      const count = ((bottom - top) / stride) * (right - left)
      const mean = ((sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0)) / count
      const square =
        ((squares[bottom + right] ?? 0) - (squares[top + right] ?? 0) - (squares[bottom + left] ?? 0) + (squares[top + left] ?? 0)) / count
      const deviation = Math.sqrt(Math.max(0, square - mean * mean))
      const threshold = mean * (1 + sign * K * (deviation / RANGE - 1))
      if (deviation > LEAST_DEVIATION && sign * ((data[y * width + x] ?? 0) - threshold) < 0) ink[y * width + x] = 1
    }
  }
  return { data: ink, width, height }
}
