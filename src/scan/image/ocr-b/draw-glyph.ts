import type { Grey } from '../picture.ts'
import { flattenPath, type Outline } from './flatten-path.ts'
import { GLYPH_OUTLINES } from './glyph-outlines.ts'

/** Units of the outlines from one character to the next, and from the baseline to the middle of a character. */
export const GLYPH_PITCH = 723
export const GLYPH_MIDDLE = 365

const FINE = 4
const outlines = new Map<string, readonly Outline[]>()

function outlinesOf(character: string): readonly Outline[] {
  const known = outlines.get(character)
  if (known) return known
  const flat = flattenPath(GLYPH_OUTLINES[character] ?? '')
  outlines.set(character, flat)
  return flat
}

/** Where a horizontal line meets the outlines, and whether they rise (1) or fall (−1) there, from the left. */
function crossings(shapes: readonly Outline[], y: number): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = []
  for (const points of shapes) {
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[i], points[i + 1], points[j], points[j + 1]]
      if (y0 <= y === y1 <= y) continue
      found.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 })
    }
  }
  return found.toSorted((a, b) => a.x - b.x)
}

/**
 * Draws a character of OCR-B in black, its cell centred on `x`, `y` (pixels), `pitch` pixels wide. A character that a
 * machine-readable zone does not have draws nothing. Edges are smooth: sixteen samples a pixel, non-zero winding.
 */
export function drawGlyph(image: Grey, character: string, { x, y, pitch }: { x: number; y: number; pitch: number }): void {
  const scale = pitch / GLYPH_PITCH
  const shapes = outlinesOf(character)
  const top = Math.max(0, Math.floor(y - 0.7 * pitch))
  const bottom = Math.min(image.height - 1, Math.ceil(y + 0.7 * pitch))
  const cover = new Float32Array(image.width)
  for (let row = top; row <= bottom; row++) {
    cover.fill(0)
    for (let sub = 0; sub < FINE; sub++) {
      const up = (y - (row - 0.5 + (sub + 0.5) / FINE)) / scale + GLYPH_MIDDLE
      let winding = 0
      let from = 0
      for (const { x: at, turn } of crossings(shapes, up)) {
        if (winding === 0) from = at
        winding += turn
        if (winding === 0) addSpan(cover, x + (from - GLYPH_PITCH / 2) * scale, x + (at - GLYPH_PITCH / 2) * scale)
      }
    }
    for (let column = 0; column < image.width; column++) {
      const share = (cover[column] ?? 0) / FINE
      const at = row * image.width + column
      if (share > 0) image.data[at] = Math.round((image.data[at] ?? 0) * Math.max(0, 1 - share))
    }
  }
}

/** Adds the part of each pixel that lies between two places; pixel `i` reaches from i − ½ to i + ½. */
function addSpan(cover: Float32Array, from: number, to: number): void {
  const first = Math.max(0, Math.floor(from + 0.5))
  const last = Math.min(cover.length - 1, Math.floor(to + 0.5))
  for (let i = first; i <= last; i++) {
    const share = Math.min(to, i + 0.5) - Math.max(from, i - 0.5)
    if (share > 0) cover[i] = (cover[i] ?? 0) + share
  }
}
