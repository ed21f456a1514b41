import { findBoxes } from './find-boxes.ts'
import { findInk } from './find-ink.ts'
import { median } from './median.ts'
import type { Grey } from './picture.ts'

const FEWEST = 12
const LEAST = 5
/** Of the usual height: what stands lower are stops, commas and the dots of letters, which say nothing of a face's width. */
const LOW = 0.7

export interface LetterShape {
  /** Pixels of the usual letter, small and large letters together. */
  readonly height: number
  /** Its width as a share of its height: about 0.7 in the faces of most print, below 0.6 in narrow ones. */
  readonly width: number
}

/** The medians of the pieces of ink that have a letter's shape. `undefined` where there are hardly any. */
export function letterShape(image: Grey): LetterShape | undefined {
  const ink = findInk(image, Math.max(image.width, image.height) / 24)
  const letters = findBoxes(ink)
    .map((box) => ({ width: box.right - box.left + 1, height: box.bottom - box.top + 1 }))
    .filter(({ width, height }) => height >= LEAST && height < image.height / 6 && width < 2 * height && height < 6 * width)
  if (letters.length < FEWEST) return undefined
  const height = median(letters.map((letter) => letter.height)) ?? 0
  const tall = letters.filter((letter) => letter.height > height * LOW)
  return { height, width: median(tall.map((letter) => letter.width / letter.height)) ?? 0 }
}
