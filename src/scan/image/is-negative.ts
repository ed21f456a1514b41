import { findBoxes } from './find-boxes.ts'
import { findInk } from './find-ink.ts'
import type { Grey } from './picture.ts'

const LEAST = 5
/** Fewer pieces of a letter's shape say nothing. */
const FEWEST = 20
/** The holes of letters have a letter's shape too: light print on dark ground is there only where there is clearly more of it. */
const TIMES = 1.8

/** How many pieces of ink have a letter's shape. */
function lettersIn(image: Grey): number {
  return findBoxes(findInk(image, Math.max(image.width, image.height) / 24)).filter((box) => {
    const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1]
    return height >= LEAST && height < image.height / 6 && width < 2 * height && height < 6 * width
  }).length
}

/** The picture with light and dark changed over. */
export const negative = (image: Grey): Grey => ({ ...image, data: image.data.map((value) => 255 - value) })

/** Whether most print of a picture is light on dark ground, as on some visiting cards. A picture of 800 pixels is enough. */
export function isNegative(image: Grey): boolean {
  const light = lettersIn(negative(image))
  return light >= FEWEST && light > lettersIn(image) * TIMES
}
