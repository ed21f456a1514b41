import { median } from './median.ts'
import type { Grey } from './picture.ts'

const TILE = 24
/** Greys between the lightest and the darkest of a tile that has ink on paper. */
const LEAST_CONTRAST = 60
const FEWEST = 8
/** Of the edge of a blurred step: contrast over the steepest slope, in standard deviations of the blur. */
const STEP = Math.sqrt(2 * Math.PI)

/**
 * How blurred the letters are: the standard deviation, in pixels, of the Gaussian that would make a sharp edge as soft as
 * the steepest ones of the picture; about 0.5 for a sharp one. `undefined` where nothing has the contrast of print.
 */
export function estimateBlur({ data, width, height }: Grey): number | undefined {
  const found: number[] = []
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) {
      let [darkest, lightest, steepest] = [255, 0, 0]
      for (let y = top; y < top + TILE; y++) {
        for (let x = left; x < left + TILE; x++) {
          const at = y * width + x
          const value = data[at] ?? 0
          if (value < darkest) darkest = value
          if (value > lightest) lightest = value
          const across = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2
          const down = Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2
          if (across > steepest) steepest = across
          if (down > steepest) steepest = down
        }
      }
      if (lightest - darkest >= LEAST_CONTRAST) found.push((lightest - darkest) / (steepest * STEP))
    }
  }
  return found.length < FEWEST ? undefined : median(found)
}
