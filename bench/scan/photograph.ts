import { blur } from '../../src/scan/image/blur.ts'
import type { Grey } from '../../src/scan/image/picture.ts'
import { rotate } from '../../src/scan/image/rotate.ts'
import { shrink } from '../../src/scan/image/shrink.ts'
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
export const PAPER_CONDITIONS: typeof CONDITIONS = {
  ...CONDITIONS,
  blurred: (image) => blur(image, 2),
  'in bad light': inBadLight,
}
