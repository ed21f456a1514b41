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

/** The light of what is ink in a part of the picture, or of what is not. */
function valuesIn(
  { left, top, right, bottom }: Pick<Box, 'left' | 'top' | 'right' | 'bottom'>,
  image: Grey,
  ink: Ink,
  is: 0 | 1 = 1,
): number[] {
  const { data, width, height } = image
  const found: number[] = []
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++)
      if (ink.data[y * width + x] === is) found.push(data[y * width + x] ?? 0)
  return found
}

/** Whether a piece stands out from the ground on all its sides, as print does and no gap in it. */
function isPrint(box: Box, image: Grey, ink: Ink): boolean {
  const { left, top, right, bottom } = box
  const own = Math.max(1, median(valuesIn(box, image, ink)) ?? 0)
  const isAlike = (value: number) => Math.max(own / Math.max(1, value), value / own) <= CONTRAST
  const stands = (side: readonly number[]) => side.filter(isAlike).length < Math.max(1, side.length * ALIKE)
  const far = Math.max(EDGE, Math.round((bottom - top + 1) * BEYOND))
  const [west, east] = [left - EDGE, right + EDGE]
  const ground = (...part: readonly [left: number, top: number, right: number, bottom: number]) =>
    valuesIn({ left: part[0], top: part[1], right: part[2], bottom: part[3] }, image, ink, 0)
  const beside = [...ground(west, top, west, bottom), ...ground(east, top, east, bottom)]
  const beyond = [top - far, bottom + far].flatMap((y) => ground(west, y, east, y))
  return stands(beside) && stands(beyond)
}

/** The pieces of ink that have a letter's shape and its contrast. */
function lettersIn(image: Grey, ink: Ink): readonly Box[] {
  return findBoxes(ink).filter((box) => hasLetterShape(box, image) && isPrint(box, image, ink))
}

const inkOf = (image: Grey, of?: 'dark' | 'light'): Ink => findInk(image, Math.max(image.width, image.height) / 24, of)

/** Light of the usual letter of dark print, 0 to 255; `undefined` where there are hardly any letters. */
export function lightOfPrint(image: Grey): number | undefined {
  const ink = inkOf(image)
  const letters = lettersIn(image, ink)
  if (letters.length < FEWEST) return undefined
  return median(letters.map((box) => median(valuesIn(box, image, ink)) ?? 0))
}

/** The picture with light and dark changed over. */
export const negative = (image: Grey): Grey => ({ ...image, data: image.data.map((value) => 255 - value) })

/** Which print a picture bears: dark on light as most, light on dark as some visiting cards, or one cannot tell and reads both. */
export type Print = 'dark' | 'light' | 'doubtful'

/** A picture of 800 pixels is enough. */
export function printOf(image: Grey): Print {
  const light = lettersIn(image, inkOf(image, 'light')).length
  if (light < FEWEST) return 'dark'
  const share = light / Math.max(1, lettersIn(image, inkOf(image)).length)
  return share > SURE ? 'light' : share > DOUBTFUL ? 'doubtful' : 'dark'
}
