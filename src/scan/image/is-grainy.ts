import { median } from './median.ts'
import type { Grey } from './picture.ts'

/** Every so many pixels one is looked at. */
const STEP = 7
/** How far a pixel may differ from its neighbours, as a share of the light that is there. */
const MOST = 0.05

/** Whether a picture was taken with so little light that the sensor's grain is a good part of it. */
export function isGrainy({ data, width, height }: Grey): boolean {
  const shares: number[] = []
  for (let y = 1; y < height - 1; y += STEP) {
    for (let x = 1; x < width - 1; x += STEP) {
      const at = y * width + x
      const around = ((data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)) / 4
      shares.push(Math.abs((data[at] ?? 0) - around) / Math.max(8, around))
    }
  }
  return (median(shares) ?? 0) > MOST
}
