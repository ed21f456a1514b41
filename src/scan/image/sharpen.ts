import { blank, type Grey } from './picture.ts'
import { quickBlur } from './quick-blur.ts'

/** Enough for rows of a zone to part; `strength` times the difference is added. */
const STRENGTH = 3

/** Edges made steeper by what a blur of `sigma` pixels takes away (unsharp mask): letters that have run together part again. */
export function sharpen(image: Grey, sigma: number, strength = STRENGTH): Grey {
  const soft = quickBlur(image, sigma)
  const sharp = blank(image.width, image.height)
  for (let i = 0; i < sharp.data.length; i++) {
    const value = image.data[i] ?? 0
    const steep = value + strength * (value - (soft.data[i] ?? 0))
    sharp.data[i] = steep < 0 ? 0 : steep > 255 ? 255 : Math.round(steep)
  }
  return sharp
}
