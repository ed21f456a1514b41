import type { Candidate, Cell } from '../../mrz/cells.ts'
import type { Grey } from '../picture.ts'
import { sampleGrey } from '../sample-grey.ts'
import { normalise, templates, WINDOW, type Template } from './templates.ts'

/** One character as it was read. */
export interface OcrBCharacter {
  readonly character: string
  /** Likeness to its template: 1 the same, 0 unlike. Below 0.6 there was hardly a character. */
  readonly score: number
  /** Best first, itself included; costs as repair understands them. */
  readonly cell: Cell
}

export interface Places {
  readonly count: number
  /** Pixels from one character to the next. */
  readonly pitch: number
  readonly centre: (k: number) => { readonly x: number; readonly y: number }
}

/** Pixels of the window by which a character may stand beside its place. */
const SLIP = 2
/** A difference of likeness that counts as one known confusion. */
const UNIT = 0.06
const MOST_COST = 2.5
/** Characters by which the blur of a row is judged. */
const JUDGED = 12

/** The surroundings of a place, as dark as they are, with room for the slips. */
function patch(image: Grey, { x, y }: { x: number; y: number }, pitch: number): Float32Array {
  const width = WINDOW.width + 2 * SLIP
  const height = WINDOW.height + 2 * SLIP
  const step = pitch / WINDOW.pitch
  const pixels = new Float32Array(width * height)
  for (let v = 0; v < height; v++) {
    const py = y + (v - (height - 1) / 2) * step
    for (let u = 0; u < width; u++) {
      const px = x + (u - (width - 1) / 2) * step
      const q = step / 4
      const light =
        step > 1.2
          ? sampleGrey(image, px - q, py - q) +
            sampleGrey(image, px + q, py - q) +
            sampleGrey(image, px - q, py + q) +
            sampleGrey(image, px + q, py + q)
          : 4 * sampleGrey(image, px, py)
      pixels[v * width + u] = 255 - light / 4
    }
  }
  return pixels
}

/** The window of a patch at each slip, made comparable. */
function windows(pixels: Float32Array): Float32Array[] {
  const width = WINDOW.width + 2 * SLIP
  const found: Float32Array[] = []
  for (let dy = 0; dy <= 2 * SLIP; dy++) {
    for (let dx = 0; dx <= 2 * SLIP; dx++) {
      const view = new Float32Array(WINDOW.width * WINDOW.height)
      for (let y = 0; y < WINDOW.height; y++) {
        const from = (y + dy) * width + dx
        view.set(pixels.subarray(from, from + WINDOW.width), y * WINDOW.width)
      }
      found.push(normalise(view))
    }
  }
  return found
}

function likeness(view: Float32Array, { pixels }: Template): number {
  let sum = 0
  for (let i = 0; i < view.length; i++) sum += (view[i] ?? 0) * (pixels[i] ?? 0)
  return sum
}

function scores(views: readonly Float32Array[], set: readonly Template[]): { character: string; score: number }[] {
  return set
    .map((template) => ({ character: template.character, score: Math.max(...views.map((view) => likeness(view, template))) }))
    .toSorted((a, b) => b.score - a.score)
}

const best = (views: readonly Float32Array[], set: readonly Template[]) => scores(views, set)[0]?.score ?? 0

/** The set of templates whose blur fits the row. */
function fittingSet(cells: readonly (readonly Float32Array[])[]): readonly Template[] {
  const step = Math.max(1, Math.floor(cells.length / JUDGED))
  const judged = cells.filter((_, i) => i % step === 0)
  const rated = templates().map((set) => ({ set, sum: judged.reduce((sum, views) => sum + best(views, set), 0) }))
  return rated.reduce((a, b) => (b.sum > a.sum ? b : a)).set
}

/**
 * Reads characters of OCR-B that stand at given places of a picture, by likeness (normalised correlation, so neither light
 * nor contrast matter) to templates of the fitting blur, trying slips of an eighth of a pitch. Always gives `count`
 * characters; what is hardly one has a low score.
 */
export function readRow(image: Grey, { count, pitch, centre }: Places): OcrBCharacter[] {
  const cells = Array.from({ length: count }, (_, k) => windows(patch(image, centre(k), pitch)))
  const set = fittingSet(cells)
  return cells.map((views) => {
    const rated = scores(views, set)
    const top = rated[0] ?? { character: '<', score: 0 }
    const cell = rated
      .map(({ character, score }): Candidate => ({ character, cost: (top.score - score) / UNIT }))
      .filter(({ cost }, i) => i === 0 || cost <= MOST_COST)
    return { character: top.character, score: top.score, cell }
  })
}
