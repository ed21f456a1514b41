import type { Grey } from './picture.ts'

/** The grey between pixels, by the four nearest (bilinear); beyond the edge the edge goes on. `x`, `y` in pixels, centres at whole numbers. */
export function sampleGrey({ data, width, height }: Grey, x: number, y: number): number {
  const u = Math.min(Math.max(x, 0), width - 1)
  const v = Math.min(Math.max(y, 0), height - 1)
  const left = Math.floor(u)
  const top = Math.floor(v)
  const right = left + 1 < width ? left + 1 : left
  const below = top + 1 < height ? top + 1 : top
  const fx = u - left
  const fy = v - top
  const upper = (data[top * width + left] ?? 0) * (1 - fx) + (data[top * width + right] ?? 0) * fx
  const lower = (data[below * width + left] ?? 0) * (1 - fx) + (data[below * width + right] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}
