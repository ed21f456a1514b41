import type { Grey } from '../picture.ts'
import { drawGlyph } from './draw-glyph.ts'

/** Draws a line of OCR-B in black: its first character centred on `x`, `y`, the next ones `pitch` pixels apart. For specimens. */
export function drawRow(image: Grey, text: string, { x, y, pitch }: { x: number; y: number; pitch: number }): void {
  Array.from(text).forEach((character, k) => drawGlyph(image, character, { x: x + k * pitch, y, pitch }))
}
