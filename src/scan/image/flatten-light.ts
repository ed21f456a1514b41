import { blank, type Grey } from './picture.ts'

/** Of the longer side: half a square that is wider than the strokes of letters, and narrower than the card. */
const REACH = 1 / 90
/** Paper as it comes out, below white: what is brighter than its surroundings stays so. */
export const PAPER = 225

/** The greatest or the least of 2 reach + 1 values along a row or a column, in two sweeps (M. van Herk, 1992). */
function extreme(from: Uint8Array, to: Uint8Array, start: number, length: number, step: number, reach: number, sign: 1 | -1): void {
  const side = 2 * reach + 1
  const count = Math.ceil((length + 2 * reach) / side) * side
  const ahead = new Int16Array(count)
  const behind = new Int16Array(count)
  const value = (i: number) => sign * (from[start + Math.min(length - 1, Math.max(0, i - reach)) * step] ?? 0)
  for (let i = 0; i < count; i++) {
    const own = value(i)
    ahead[i] = i % side === 0 ? own : Math.max(ahead[i - 1] ?? own, own)
  }
  for (let i = count - 1; i >= 0; i--) {
    const own = value(i)
    behind[i] = i % side === side - 1 ? own : Math.max(behind[i + 1] ?? own, own)
  }
  for (let i = 0; i < length; i++) to[start + i * step] = sign * Math.max(behind[i] ?? 0, ahead[i + side - 1] ?? 0)
}

function extremes({ data, width, height }: Grey, reach: number, sign: 1 | -1): Grey {
  const rows = blank(width, height)
  const all = blank(width, height)
  for (let y = 0; y < height; y++) extreme(data, rows.data, y * width, width, 1, reach, sign)
  for (let x = 0; x < width; x++) extreme(rows.data, all.data, x, height, width, reach, sign)
  return all
}

/**
 * The picture as if lit evenly: every pixel divided by the light of the paper around it. That light is the picture
 * closed (the greatest, then the least, of a square): strokes of letters disappear in it, edges of the card and of its
 * shadow stay where they are, so that they leave no frame. Dark surroundings become paper; ink keeps its share of light.
 */
export function flattenLight(image: Grey): Grey {
  const { data, width, height } = image
  const reach = Math.max(4, Math.round(Math.max(width, height) * REACH))
  const light = extremes(extremes(image, reach, 1), reach, -1)
  const flat = blank(width, height)
  for (let i = 0; i < flat.data.length; i++)
    flat.data[i] = Math.min(255, Math.round(((data[i] ?? 0) * PAPER) / Math.max(8, light.data[i] ?? 0)))
  return flat
}

/** Faint patterns and the grain of the paper made white, print left as dark as it is. */
export function whiten(image: Grey): Grey {
  const least = PAPER * 0.9
  return { ...image, data: image.data.map((value) => Math.min(255, Math.round((value * 255) / least))) }
}
