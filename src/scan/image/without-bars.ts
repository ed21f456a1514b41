import { findBoxes, type Box } from './find-boxes.ts'
import type { Grey } from './picture.ts'

/** What is darker than this is ink, in a picture that is evenly lit. */
const INK = 150
/** So many pixels in a row may be lighter: grain. */
const HOLE = 1
/** Of its height: a rule is narrower than the stem of any letter. */
const RULE = 0.07
/** Frames and tables are larger than letters, and hardly filled. */
const FRAME = { high: 2.5, wide: 4, filled: 0.2 }
/** Bars of codes are filled, and so many of them stand beside each other. */
const CODE = { filled: 0.75, fewest: 8 }

/** Pieces higher than `most` that are no letters of large print: rules, frames, and bars that stand level in a row. */
function barsOf(image: Grey, most: number): Box[] {
  const ink = { ...image, data: image.data.map((value) => (value < INK ? 1 : 0)) }
  const high = findBoxes(ink)
    .map((box) => ({ box, width: box.right - box.left + 1, height: box.bottom - box.top + 1 }))
    .filter(({ height }) => height > most)
  const filled = high.filter(({ box, width, height }) => box.ink > width * height * CODE.filled && width < height / 2)
  return high.flatMap(({ box, width, height }) => {
    const isFrame = height > most * FRAME.high || (width > most * FRAME.wide && box.ink < width * height * FRAME.filled)
    const isCode = () =>
      filled.some((one) => one.box === box) &&
      filled.filter((one) => Math.abs(one.box.top - box.top) + Math.abs(one.box.bottom - box.bottom) < height / 8).length >= CODE.fewest
    return isFrame || width < height * RULE || isCode() ? [box] : []
  })
}

/**
 * The picture without what is higher than letters ever are: bars of codes, frames, the rules of tables; recognisers take
 * a line beside them for a part of them. `most` is how high, in pixels, an upright stroke may be; headings larger than
 * that stay whole.
 */
export function withoutBars(image: Grey, most: number): Grey {
  const { data, width } = image
  const cleared = { ...image, data: data.slice() }
  for (const { left, right, top, bottom } of barsOf(image, most)) {
    for (let x = left; x <= right; x++) {
      let from = 0
      let last = -1
      for (let y = top; y <= bottom + 1; y++) {
        const isInk = y <= bottom && (data[y * width + x] ?? 255) < INK
        if (isInk && last < 0) from = y
        if (isInk) last = y
        if (isInk || last < 0 || (y <= bottom && y - last <= HOLE)) continue
        if (last - from > most) for (let at = from; at <= last; at++) cleared.data[at * width + x] = 255
        last = -1
      }
    }
  }
  return cleared
}
