import { drawRow } from './ocr-b/draw-row.ts'
import { blank, type Grey } from './picture.ts'

/** Whether a pattern draws a line through a point of the card. */
type Pattern = (x: number, y: number) => boolean

const isNear = (value: number, gap: number, wide: number) => ((value % gap) + gap) % gap < wide

/** Prints against forgery: the waves of an identity card, the crossing lines of a tessera, the rings of a licence. */
export const PATTERNS = {
  waves: (x, y) => isNear(y + 7 * Math.sin(x / 22), 15, 2.2) || isNear(x + 6 * Math.sin(y / 19), 14, 2.2),
  crossing: (x, y) => isNear(x + y + 5 * Math.sin(x / 30), 21, 2.8) || isNear(x - y + 5 * Math.sin(y / 30), 21, 2.8),
  rings: (x, y) => isNear(Math.hypot(x - 180, y - 200), 13, 2) || isNear(Math.hypot(x - 620, y - 330), 13, 2),
} as const satisfies Record<string, Pattern>

const ROWS = ['CARTA<DI<IDENTITA', 'COGNOME', 'ESPOSITO<ROSSI', 'NOME', 'MARIA<CHIARA', 'NATA<IL<12031987', 'SCADE<12032034']

/** A card in pale colours with lines of a pattern over it and a few rows of dark print, as it lies on a desk. */
export function drawSecurityPrint(pattern: keyof typeof PATTERNS): Grey {
  const image = blank(800, 600, 105)
  for (let y = 90; y < 510; y++) for (let x = 70; x < 730; x++) image.data[y * image.width + x] = PATTERNS[pattern](x, y) ? 176 : 238
  ROWS.forEach((row, i) => drawRow(image, row, { x: 300, y: 130 + i * 54, pitch: 19 }))
  return image
}

/** A page whose upper half is dark on light and whose lower half is light on dark, with like rows in both. */
export function drawHalves(): Grey {
  const image = blank(800, 600, 235)
  for (let row = 0; row < 8; row++) drawRow(image, 'MARIA<CHIARA<ESPOSITO<ROSSI', { x: 120, y: 60 + row * 68, pitch: 19 })
  return { ...image, data: image.data.map((value, i) => (i < image.data.length / 2 ? value : 255 - value)) }
}
