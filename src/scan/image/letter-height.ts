import { findBoxes } from './find-boxes.ts'
import { findInk } from './find-ink.ts'
import type { Grey } from './picture.ts'

const FEWEST = 12
const LEAST = 5

/**
 * Pixels of the usual letter of a page, small and large letters together: the median of the pieces of ink that have a
 * letter's shape. `undefined` where there are hardly any.
 */
export function letterHeight(image: Grey): number | undefined {
  const ink = findInk(image, Math.max(image.width, image.height) / 24)
  const heights = findBoxes(ink)
    .map((box) => ({ width: box.right - box.left + 1, height: box.bottom - box.top + 1 }))
    .filter(({ width, height }) => height >= LEAST && height < image.height / 6 && width < 2 * height && height < 6 * width)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b)
  return heights.length < FEWEST ? undefined : heights[Math.floor(heights.length / 2)]
}
