import { findBoxes, type Box } from './find-boxes.ts'
import { findInk } from './find-ink.ts'
import { median } from './median.ts'
import type { Grey, Ink } from './picture.ts'

const LEAST = 5
/** Fewer pieces of a letter's shape say nothing. */
const FEWEST = 20
/** Light print for each piece of dark print: the holes of letters and the meshes of security prints stay below, light cards lie above. */
const SURE = 2.5
const DOUBTFUL = 0.6
/** Print is so many times as dark, or as light, as the ground around it; the lines and meshes of a security print are not. */
const CONTRAST = 1.6
/** Pixels around a piece at which its ground is looked at: nearer are its edges. */
const EDGE = 2
/** Of its height, how far above and below: there the paper beyond the strokes around the hole of a letter begins. */
const BEYOND = 0.35
/** Of the ground so much may be like the piece: its neighbours' edges. */
const ALIKE = 0.25

const hasLetterShape = (box: Box, image: Grey): boolean => {
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1]
  return height >= LEAST && height < image.height / 6 && width < 2 * height && height < 6 * width
}

/** Whether a piece stands out from the ground on all its sides, as print does and no gap in it. */
function isPrint({ left, top, right, bottom }: Box, { data, width, height }: Grey, { data: ink }: Ink): boolean {
  const within = (values: Uint8Array, isInk: 0 | 1, from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => {
    const found: number[] = []
    for (let y = Math.max(0, from[1]); y <= Math.min(height - 1, to[1]); y++)
      for (let x = Math.max(0, from[0]); x <= Math.min(width - 1, to[0]); x++)
        if (ink[y * width + x] === isInk) found.push(values[y * width + x] ?? 0)
    return found
  }
  const own = Math.max(1, median(within(data, 1, [left, top], [right, bottom])) ?? 0)
  const isAlike = (value: number) => Math.max(own / Math.max(1, value), value / own) <= CONTRAST
  const stands = (side: readonly number[]) => side.filter(isAlike).length < Math.max(1, side.length * ALIKE)
  const far = Math.max(EDGE, Math.round((bottom - top + 1) * BEYOND))
  const [west, east] = [left - EDGE, right + EDGE]
  const beside = [...within(data, 0, [west, top], [west, bottom]), ...within(data, 0, [east, top], [east, bottom])]
  const beyond = [top - far, bottom + far].flatMap((y) => within(data, 0, [west, y], [east, y]))
  return stands(beside) && stands(beyond)
}

/** How many pieces of ink have a letter's shape and its contrast. */
function lettersIn(image: Grey, of: 'dark' | 'light'): number {
  const ink = findInk(image, Math.max(image.width, image.height) / 24, of)
  return findBoxes(ink).filter((box) => hasLetterShape(box, image) && isPrint(box, image, ink)).length
}

/** The picture with light and dark changed over. */
export const negative = (image: Grey): Grey => ({ ...image, data: image.data.map((value) => 255 - value) })

/** Which print a picture bears: dark on light as most, light on dark as some visiting cards, or one cannot tell and reads both. */
export type Print = 'dark' | 'light' | 'doubtful'

/** A picture of 800 pixels is enough. */
export function printOf(image: Grey): Print {
  const light = lettersIn(image, 'light')
  if (light < FEWEST) return 'dark'
  const share = light / Math.max(1, lettersIn(image, 'dark'))
  return share > SURE ? 'light' : share > DOUBTFUL ? 'doubtful' : 'dark'
}
