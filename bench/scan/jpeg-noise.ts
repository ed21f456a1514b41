import { blank, type Grey } from '../../src/scan/image/picture.ts'

const SIDE = 8
/** How coarsely each frequency of a block is kept (JPEG, Annex K, luminance). */
// oxfmt-ignore
const STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]
const COSINES = Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
  const [k, n] = [Math.floor(i / SIDE), i % SIDE]
  return Math.cos(((2 * n + 1) * k * Math.PI) / (2 * SIDE)) * (k === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE))
})

/** A block times the cosines from both sides: there, or back. */
function turned(block: Float64Array, isBack: boolean): Float64Array {
  const at = (k: number, n: number) => COSINES[isBack ? n * SIDE + k : k * SIDE + n] ?? 0
  const places = Array.from({ length: SIDE }, (_, n) => n)
  const sum = (of: (n: number) => number) => places.reduce((total, n) => total + of(n), 0)
  const half = Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [y, k] = [Math.floor(i / SIDE), i % SIDE]
    return sum((n) => (block[y * SIDE + n] ?? 0) * at(k, n))
  })
  return Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [k, x] = [Math.floor(i / SIDE), i % SIDE]
    return sum((n) => (half[n * SIDE + x] ?? 0) * at(k, n))
  })
}

/** What saving as JPEG does to a picture: blocks that lose their fine frequencies. `coarse` 1 is quality 50, 3 about 17. */
export function withJpegNoise(image: Grey, coarse: number): Grey {
  const { width, height } = image
  const noisy = blank(width, height)
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const at = (i: number) => Math.min(height - 1, top + Math.floor(i / SIDE)) * width + Math.min(width - 1, left + (i % SIDE))
      const block = Float64Array.from({ length: SIDE * SIDE }, (_, i) => (image.data[at(i)] ?? 0) - 128)
      const kept = turned(block, false).map((value, i) => Math.round(value / ((STEPS[i] ?? 1) * coarse)) * (STEPS[i] ?? 1) * coarse)
      turned(kept, true).forEach((value, i) => {
        noisy.data[at(i)] = Math.max(0, Math.min(255, Math.round(value + 128)))
      })
    }
  }
  return noisy
}
