import type { Box } from './find-boxes.ts'
import { fitLine } from './fit-line.ts'
import { median } from './median.ts'

/** A row of characters at a uniform pitch: where the characters stand, by their number `k` from the left. */
export interface Row {
  /** Pixels from one character to the next. */
  readonly pitch: number
  /** Characters from the first seen to the last seen. */
  readonly count: number
  /** Centre of the `k`-th character; a slight bend is followed, `k` may lie outside 0…count − 1. */
  centre(k: number): { readonly x: number; readonly y: number }
}

const LEAST_CHARACTERS = 14
/** Of the height of a capital: how far a neighbour may be, and how much higher or lower. */
const REACH = 4.5
const LEVEL = 0.35
/** Of the pitch: how far characters may stand from their places, on average. OCR-B letters are not quite centred. */
const TOLERANCE = 0.16

const heightOf = (box: Box) => box.bottom - box.top + 1
const widthOf = (box: Box) => box.right - box.left + 1
const centreX = (box: Box) => (box.left + box.right) / 2
const centreY = (box: Box) => (box.top + box.bottom) / 2

/** Boxes that may be a character by themselves. */
const isCharacter = (box: Box) =>
  heightOf(box) >= 6 && widthOf(box) >= 2 && widthOf(box) <= heightOf(box) * 1.35 && heightOf(box) <= widthOf(box) * 6

/** Chains of boxes of like height on one level, each the nearest to the right of the one before. */
function chains(boxes: readonly Box[]): Box[][] {
  const sorted = boxes.filter(isCharacter).toSorted((a, b) => a.left - b.left)
  const taken = new Set<Box>()
  const found: Box[][] = []
  sorted.forEach((start, from) => {
    if (taken.has(start)) return
    const chain = [start]
    for (let i = from + 1; i < sorted.length; i++) {
      const next = sorted[i]
      const last = chain.at(-1)
      if (!next || !last) break
      const height = Math.max(heightOf(last), heightOf(next))
      if (next.left - last.right > REACH * height) break
      const isLike = heightOf(next) > 0.6 * height && heightOf(last) > 0.6 * height
      if (
        !taken.has(next) &&
        isLike &&
        Math.abs(centreY(next) - centreY(last)) < LEVEL * height &&
        centreX(next) - centreX(last) > 0.45 * height
      )
        chain.push(next)
    }
    if (chain.length < LEAST_CHARACTERS) return
    for (const box of chain) taken.add(box)
    found.push(chain)
  })
  return found
}

/** The chain as a row, if its characters stand at a uniform pitch as those of OCR-B do. */
function rowOf(chain: readonly Box[]): Row | undefined {
  const steps = chain.slice(1).map((box, i) => centreX(box) - centreX(chain[i] ?? box))
  let pitch = median(steps) ?? 0
  if (pitch < 5) return undefined
  let number = 0
  const places = chain.map((box, i) => {
    const before = chain[i - 1]
    if (before) number += Math.max(1, Math.round((centreX(box) - centreX(before)) / pitch))
    return number
  })
  const x = fitLine(places, chain.map(centreX), pitch * 0.35)
  const y = fitLine(places, chain.map(centreY), pitch * 0.25)
  if (!x || !y) return undefined
  pitch = x.slope(number / 2)
  const height = median(chain.map(heightOf)) ?? 0
  if (x.deviation > TOLERANCE * pitch || height < 0.7 * pitch || height > 1.35 * pitch) return undefined
  return { pitch, count: number + 1, centre: (k) => ({ x: x.at(k), y: y.at(k) }) }
}

/** All rows of at least fourteen characters at a uniform pitch, from top to bottom. Text of proportional width gives none. */
export function findRows(boxes: readonly Box[]): Row[] {
  return chains(boxes)
    .map(rowOf)
    .filter((row) => row !== undefined)
    .toSorted((a, b) => a.centre(a.count / 2).y - b.centre(b.count / 2).y)
}
