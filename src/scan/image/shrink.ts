import type { Grey } from './picture.ts'

/** `factor` times as wide and high (0 < factor < 1), each pixel the mean of those it covers; unchanged from 1 on. */
export function shrink(image: Grey, factor: number): Grey {
  if (factor >= 1) return image
  const width = Math.max(1, Math.round(image.width * factor))
  const height = Math.max(1, Math.round(image.height * factor))
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * image.height) / height))
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * image.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * image.width) / width))
      let sum = 0
      for (let v = top; v < bottom; v++) for (let u = left; u < right; u++) sum += image.data[v * image.width + u] ?? 0
      data[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)))
    }
  }
  return { data, width, height }
}

/** The picture with its longer side at most `side` pixels. */
export const shrinkTo = (image: Grey, side: number): Grey => shrink(image, side / Math.max(image.width, image.height))
