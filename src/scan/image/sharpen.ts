import { blur } from './blur.ts'
import type { Grey } from './picture.ts'

/** Enough for rows of a zone to part; `strength` times the difference is added. */
const STRENGTH = 3

/** Edges made steeper by what a blur of `sigma` pixels takes away (unsharp mask): letters that have run together part again. */
export function sharpen(image: Grey, sigma: number, strength = STRENGTH): Grey {
  const soft = blur(image, sigma)
  const data = image.data.map((value, i) => {
    const steep = value + strength * (value - (soft.data[i] ?? 0))
    return steep < 0 ? 0 : steep > 255 ? 255 : Math.round(steep)
  })
  return { ...image, data }
}
