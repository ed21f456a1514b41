import { MRZ_CHARACTERS } from '../../mrz/alphabet.ts'
import { blur } from '../blur.ts'
import { blank } from '../picture.ts'
import { drawGlyph } from './draw-glyph.ts'

/** Pixels of the window in which a character is compared: a pitch is 16 wide; neighbours are left out. */
export const WINDOW = { pitch: 16, width: 16, height: 22 } as const
/** Blurs that templates are kept for, in pixels of the window: sharp, as usual, as from a bad photograph. */
const BLURS = [0.7, 1.3, 2.1, 3] as const

export interface Template {
  readonly character: string
  /** Darkness, with mean 0 and length 1. */
  readonly pixels: Float32Array
}

/** Mean 0 and length 1, in place; all zeros where nothing varies. */
export function normalise(pixels: Float32Array): Float32Array {
  let sum = 0
  for (const value of pixels) sum += value
  const mean = sum / pixels.length
  let square = 0
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (pixels[i] ?? 0) - mean
    square += (pixels[i] ?? 0) ** 2
  }
  const length = Math.sqrt(square)
  for (let i = 0; i < pixels.length; i++) pixels[i] = length > 1e-6 ? (pixels[i] ?? 0) / length : 0
  return pixels
}

function templateOf(character: string, sigma: number): Template {
  const margin = 8
  const image = blank(WINDOW.width + 2 * margin, WINDOW.height + 2 * margin)
  drawGlyph(image, character, { x: (image.width - 1) / 2, y: (image.height - 1) / 2, pitch: WINDOW.pitch })
  const soft = blur(image, sigma)
  const pixels = new Float32Array(WINDOW.width * WINDOW.height)
  for (let y = 0; y < WINDOW.height; y++) {
    for (let x = 0; x < WINDOW.width; x++) pixels[y * WINDOW.width + x] = 255 - (soft.data[(y + margin) * soft.width + x + margin] ?? 255)
  }
  return { character, pixels: normalise(pixels) }
}

let drawn: readonly (readonly Template[])[] | undefined

/** Templates of the 37 characters, one set per blur, drawn from the outlines on first use. */
export function templates(): readonly (readonly Template[])[] {
  drawn ??= BLURS.map((sigma) => Array.from(MRZ_CHARACTERS, (character) => templateOf(character, sigma)))
  return drawn
}
