import { enlarge } from './enlarge.ts'
import { estimateBlur } from './estimate-blur.ts'
import { estimateSkew } from './estimate-skew.ts'
import { findInk } from './find-ink.ts'
import { flattenLight, whiten } from './flatten-light.ts'
import { isGrainy } from './is-grainy.ts'
import { letterShape } from './letter-shape.ts'
import type { Grey } from './picture.ts'
import { quickBlur } from './quick-blur.ts'
import { rotate } from './rotate.ts'
import { withoutBars } from './without-bars.ts'
import { sharpen } from './sharpen.ts'
import { shrinkTo } from './shrink.ts'

/** A picture made ready for a recogniser of text. */
export interface PreparedText {
  readonly image: Grey
  /** The same prepared otherwise, for a second reading of what the first one left in doubt. */
  readonly again: () => Grey
  /** How it was turned: right angles and degrees, both clockwise. */
  readonly turned: { readonly quarters: number; readonly degrees: number }
}

const SIDE = 2000
const SKEW_SIDE = 800
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

/** The picture levelled, evenly lit, sharpened if it is blurred, and its letters at the size that recognisers are sure at. */
export function prepareText(picture: Grey): PreparedText {
  const given = shrinkTo(picture, SIDE)
  const isDark = isGrainy(given)
  // Grain is lighter than paper here and darker there: the light would follow it, and letters drown in it.
  const image = isDark ? quickBlur(given, 1) : given
  const small = shrinkTo(image, SKEW_SIDE)
  const degrees = -estimateSkew(findInk(small, small.width / 24))
  const even = flattenLight(rotate(image, degrees))
  const sigma = estimateBlur(even) ?? 0
  const isSharp = isDark || sigma <= SHARP
  const clear = isSharp ? even : sharpen(even, sigma * SHARE, STRENGTH)
  return {
    image: withLetters(whiten(clear), isSharp),
    // The second time the paper keeps its grain: thin strokes that were whitened away stay.
    again: () => withLetters(clear, isSharp),
    turned: { quarters: 0, degrees },
  }
}
