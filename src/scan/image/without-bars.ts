import type { Grey } from './picture.ts'

/** What is darker than this is ink, in a picture that is evenly lit. */
const INK = 150
/** So many pixels in a row may be lighter: grain. */
const HOLE = 1

/** The picture without what is higher than letters ever are: bars of codes, frames, the rules of tables. Recognisers take a line beside them for a part of them. */
export function withoutBars(image: Grey, most: number): Grey {
  const { data, width, height } = image
  const cleared = { ...image, data: data.slice() }
  for (let x = 0; x < width; x++) {
    let from = 0
    let last = -1
    for (let y = 0; y <= height; y++) {
      const isInk = y < height && (data[y * width + x] ?? 255) < INK
      if (isInk && last < 0) from = y
      if (isInk) last = y
      if (isInk || last < 0 || (y < height && y - last <= HOLE)) continue
      if (last - from > most) for (let at = from; at <= last; at++) cleared.data[at * width + x] = 255
      last = -1
    }
  }
  return cleared
}
