import { blank, type Grey } from './picture.ts'
import { drawRow } from './ocr-b/draw-row.ts'

/** What a photograph does to a specimen, applied in this order by `photograph`. */
export interface Specimen {
  readonly lines: readonly string[]
  /** Pixels from one character to the next; a photograph of a whole passport page has 20 to 35. */
  readonly pitch: number
  /** Pixels between the middles of two lines. */
  readonly spacing: number
}

/**
 * A page with nothing but a machine-readable zone at its foot and bars where a card has its print, black on white: for
 * tests and for measuring. The proportions are those of a card or of a passport's page.
 */
export function drawSpecimen({ lines, pitch, spacing }: Specimen): Grey {
  const width = Math.round(((lines[0]?.length ?? 0) + 5) * pitch)
  const height = Math.round(width * (lines.length === 3 ? 0.63 : 0.7))
  const image = blank(width, height)
  lines.forEach((line, i) => drawRow(image, line, { x: 3 * pitch, y: height - (lines.length - i) * spacing - 0.3 * pitch, pitch }))
  const bar = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = Math.round(top * height); y < bottom * height; y++)
      image.data.fill(value, y * width + Math.round(left * width), y * width + Math.round(right * width))
  }
  bar(0.05, 0.12, 0.28, 0.52, 110)
  for (let i = 0; i < 5; i++) bar(0.36, 0.14 + i * 0.08, 0.55 + ((i * 7) % 5) * 0.06, 0.16 + i * 0.08, 60)
  return image
}
