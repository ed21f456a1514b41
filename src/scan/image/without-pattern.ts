import { PAPER } from './flatten-light.ts'
import type { Grey } from './picture.ts'
import { lightOfPrint } from './print-of.ts'

/** Of the way from print to paper: what is lighter is no print. The strokes of letters lie below, the lines of a pattern above. */
const LIGHTEST = 0.6
/** What is so light is paper, with its grain. */
const GRAIN = 0.9
/** A picture with less than this between print and paper has no pattern, only edges of letters. */
const LEAST = 0.04

/**
 * The picture without its security print, letters as dark as they can be; `undefined` where there is no pattern to take away.
 * A guilloche, a rosette and foil are as fine as letters, and none of them is as dark: where to part them is told by how dark
 * the letters of this very picture are, whatever its light and its printer. `image` is evenly lit.
 */
export function withoutPattern(image: Grey): Grey | undefined {
  const print = lightOfPrint(image)
  if (print === undefined) return undefined
  const white = print + (PAPER - print) * LIGHTEST
  const between = image.data.filter((value) => value > white && value < PAPER * GRAIN).length
  if (between < image.data.length * LEAST) return undefined
  return { ...image, data: image.data.map((value) => Math.min(255, Math.max(0, Math.round(((value - print) * 255) / (white - print))))) }
}
