import { blur } from './blur.ts'
import { enlarge } from './enlarge.ts'
import { estimateBlur } from './estimate-blur.ts'
import { estimateSkew } from './estimate-skew.ts'
import { findInk } from './find-ink.ts'
import { flattenLight, whiten } from './flatten-light.ts'
import { isGrainy } from './is-grainy.ts'
import { negative, printOf, type Print } from './print-of.ts'
import { letterShape } from './letter-shape.ts'
import type { Grey } from './picture.ts'
import { quickBlur } from './quick-blur.ts'
import { rotate } from './rotate.ts'
import { withoutBars } from './without-bars.ts'
import { sharpen } from './sharpen.ts'
import { shrinkTo } from './shrink.ts'
import { withoutPattern } from './without-pattern.ts'

/** A picture made ready for a recogniser of text. */
export interface PreparedText {
  /** Taken in bad light: one look tells little of a card with patterns, and two soften it differently. */
  readonly isDark: boolean
  readonly image: Grey
  /** The print that it was prepared for: of a doubtful one dark on light. */
  readonly print: Print
  /** The same prepared otherwise, for a second reading of what the first one left in doubt. */
  readonly again: () => Grey
  /** How it was turned: right angles and degrees, both clockwise. */
  readonly turned: { readonly quarters: number; readonly degrees: number }
}

const SIDE = 2000
const SKEW_SIDE = 800
/** Pixels of the blur that takes the grain of a dark picture; a wider one takes the small print with it. */
const GRAIN = 0.7
const WIDE_GRAIN = 1
/** Blur, in pixels, up to which letters are sharp enough. */
const SHARP = 1.3
/** Of the blur that was found, how wide and how strongly it is taken back; measured on the bench's blurred cards. */
const SHARE = 0.7
const STRENGTH = 5
/** Pixels of the usual letter that recognisers are sure at, and how much more than its own size a picture may get. */
const LETTER = 22
const MOST_ENLARGED = 3
const MOST_SIDE = 3200
/** What is so many letters high is none. */
const BAR = 2.4
/** Letters narrower than this, as a share of their height, are drawn out to the width that recognisers learned. */
const NARROW = 0.6
const USUAL = 0.7
const MOST_WIDENED = 1.25

/** The picture so much larger that its letters have the size that recognisers are sure at; those of a narrow face are widened. */
function withLetters(image: Grey, isSharp: boolean): Grey {
  const shape = letterShape(image)
  if (!shape) return image
  const factor = Math.min(LETTER / shape.height, MOST_ENLARGED, MOST_SIDE / Math.max(image.width, image.height))
  // Blurred letters fall into their strokes when they are sharpened: how wide those are says nothing.
  return enlarge(
    withoutBars(image, shape.height * BAR),
    factor,
    isSharp && shape.width < NARROW ? Math.min(USUAL / shape.width, MOST_WIDENED) : 1,
  )
}

/** The picture levelled, dark on light (turned round if its print is light, or said to be), evenly lit, sharpened if it is blurred, and its letters at the size that recognisers are sure at. */
export function prepareText(picture: Grey, said?: Print): PreparedText {
  const given = shrinkTo(picture, SIDE)
  const isDark = isGrainy(given)
  // Grain is lighter than paper here and darker there: the light would follow it, and letters drown in it.
  const clean = isDark ? blur(given, GRAIN) : given
  const seen = shrinkTo(clean, SKEW_SIDE)
  const print = said ?? printOf(seen)
  const upright = (image: Grey) => (print === 'light' ? negative(image) : image)
  const degrees = -estimateSkew(findInk(upright(seen), seen.width / 24))
  const levelled = (image: Grey) => flattenLight(rotate(upright(image), degrees))
  const even = levelled(clean)
  const sigma = estimateBlur(even) ?? 0
  const isSharp = isDark || sigma <= SHARP
  const clear = isSharp ? even : sharpen(even, sigma * SHARE, STRENGTH)
  const plain = isDark ? undefined : withoutPattern(even)
  const usual = { turned: { quarters: 0, degrees }, isDark, print }
  // Print as faint as a pattern went with it: the second look has all of it.
  if (plain) return { ...usual, image: withLetters(plain, isSharp), again: () => withLetters(whiten(clear), isSharp) }
  return {
    ...usual,
    image: withLetters(whiten(clear), isSharp),
    // The second time the paper keeps its grain: thin strokes that were whitened away stay. Of a dark picture more is
    // softened: patterns of cards drown in it.
    again: () => (isDark ? withLetters(whiten(levelled(quickBlur(given, WIDE_GRAIN))), isSharp) : withLetters(clear, isSharp)),
  }
}
