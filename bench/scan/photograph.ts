import { blur } from '../../src/scan/image/blur.ts'
import { rotate } from '../../src/scan/image/rotate.ts'
import { shrink } from '../../src/scan/image/shrink.ts'
import { blank, type Grey } from '../../src/scan/image/picture.ts'
import { sampleGrey } from '../../src/scan/image/sample-grey.ts'
import { withJpegNoise } from './jpeg-noise.ts'
import { seeded } from './random.ts'

/** A lamp beyond one corner, a shadow over the other: a quarter to all of the light, and a grainy sensor. */
function unevenly(image: Grey): Grey {
  const noise = seeded(29)
  const data = image.data.map((value, i) => {
    const x = (i % image.width) / image.width
    const y = Math.floor(i / image.width) / image.height
    const light = 0.3 + 0.7 * x * (0.6 + 0.4 * y)
    return Math.max(0, Math.min(255, Math.round((24 + value * 0.9) * light + (noise() - 0.5) * 14)))
  })
  return { ...image, data }
}

/** A cellar: little light, from one side, the shadow of a hand across, and a sensor at its limit. */
function inBadLight(image: Grey): Grey {
  const noise = seeded(31)
  const soft = blur(image, 1.2)
  const data = soft.data.map((value, i) => {
    const x = (i % image.width) / image.width
    const y = Math.floor(i / image.width) / image.height
    const shadow = x + y > 0.9 && x + y < 1.2 ? 0.65 : 1
    const light = (0.2 + 0.35 * (1 - x) * (1 - 0.5 * y)) * shadow
    return Math.max(0, Math.min(255, Math.round((18 + value * 0.85) * light + (noise() - 0.5) * 16)))
  })
  return { ...image, data }
}

/** What a photograph does to a card. */
export const CONDITIONS: Readonly<Record<string, (image: Grey) => Grey>> = {
  clean: (image) => image,
  blurred: (image) => blur(image, 3),
  'turned by 7°': (image) => rotate(image, 7),
  'turned by −7°': (image) => rotate(image, -7),
  'at half size': (image) => shrink(image, 0.5),
  'in uneven light': unevenly,
}

/** What it does to the papers of the trades: their print is a third smaller than that of the cards above, so the blur is too. */
export const PAPER_CONDITIONS: typeof CONDITIONS = { ...CONDITIONS, blurred: (image) => blur(image, 2), 'in bad light': inBadLight }

/** A lamp mirrored in the lamination: two soft spots that take most of the print under them. */
function withGlare(image: Grey): Grey {
  const spots = [
    { x: 0.66, y: 0.3, wide: 0.1, high: 0.045, light: 0.75 },
    { x: 0.4, y: 0.78, wide: 0.16, high: 0.05, light: 0.5 },
  ]
  const data = image.data.map((value, i) => {
    const x = (i % image.width) / image.width
    const y = Math.floor(i / image.width) / image.height
    const share = Math.max(
      ...spots.map((spot) => spot.light * Math.exp(-(((x - spot.x) / spot.wide) ** 2) - ((y - spot.y) / spot.high) ** 2)),
    )
    return Math.round(value + (255 - value) * share)
  })
  return { ...image, data }
}

/** The edge of a telephone's own shadow, which falls slantwise over the card. */
function withShadow(image: Grey): Grey {
  const data = image.data.map((value, i) => {
    const x = (i % image.width) / image.width
    const y = Math.floor(i / image.width) / image.height
    const depth = Math.min(1, Math.max(0, (0.62 + 0.3 * y - x) / 0.02))
    return Math.round(value * (1 - 0.5 * depth))
  })
  return { ...image, data }
}

/** Taken from the side and from below: what is farther away is smaller, and nothing is level. */
function tilted(image: Grey): Grey {
  const { width, height } = image
  const seen = blank(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.5]
      const depth = 1 + 0.12 * dx - 0.16 * dy
      const [u, v] = [(dx + 0.035 * dy) / depth, (dy - 0.05 * dx) / depth]
      seen.data[y * width + x] = Math.round(sampleGrey(image, (u * 0.98 + 0.5) * width, (v * 0.98 + 0.5) * height))
    }
  }
  return seen
}

/** What it does to a card with a print against forgery. */
export const SECURED_CONDITIONS: typeof CONDITIONS = {
  clean: (image) => image,
  'with glare': withGlare,
  'in a shadow': withShadow,
  tilted,
  'saved as a coarse JPEG': (image) => withJpegNoise(shrink(image, 0.8), 2),
  'turned by −7°': (image) => rotate(image, -7),
}
