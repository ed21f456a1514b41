import { estimateSkew } from './estimate-skew.ts'
import { findInk } from './find-ink.ts'
import type { Grey } from './picture.ts'
import { rotate } from './rotate.ts'
import { shrinkTo } from './shrink.ts'

/** A picture made ready for a recogniser of text. */
export interface PreparedText {
  readonly image: Grey
  /** How it was turned: right angles and degrees, both clockwise. */
  readonly turned: { readonly quarters: number; readonly degrees: number }
}

const SIDE = 2000
const SKEW_SIDE = 800

/** The picture levelled, at a size that a recogniser of text is quick and sure at. */
export function prepareText(picture: Grey): PreparedText {
  const image = shrinkTo(picture, SIDE)
  const small = shrinkTo(image, SKEW_SIDE)
  const degrees = -estimateSkew(findInk(small, small.width / 24))
  return { image: rotate(image, degrees), turned: { quarters: 0, degrees } }
}
