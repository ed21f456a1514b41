import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'

/** Where something stands in a room, in steps of its raster. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A place with its chairs, where nobody says how large it is. */
const USUAL = 4
/** A room is as wide as this before it is as wide as what stands in it. */
export const LEAST_WIDTH = 12
/** What is as near as this can be put together. */
const NEAR = 2

const number = (row: AnyRow, key: string | undefined) => {
  const value = key === undefined ? undefined : row[key]
  return typeof value === 'number' ? value : undefined
}

export const doOverlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))]
  return { x, y, w: right - x, h: bottom - y }
}

/** Side by side or one over the other, with little between. */
export function areNear(a: Box, b: Box): boolean {
  const [dx, dy] = [Math.max(a.x - b.x - b.w, b.x - a.x - a.w), Math.max(a.y - b.y - b.h, b.y - a.y - a.h)]
  return Math.max(dx, dy) <= NEAR && Math.min(dx, dy) < 0
}

/** The places of one room where they stand; those that nobody has put anywhere come where there is room, so that none is out of sight. */
export function boxesOf(plan: PlanSays, places: readonly AnyRow[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>()
  const sizeOf = (row: AnyRow) => ({ w: Math.max(1, number(row, plan.width) ?? USUAL), h: Math.max(1, number(row, plan.height) ?? USUAL) })
  const loose: AnyRow[] = []
  for (const row of places) {
    const [x, y] = [number(row, plan.column), number(row, plan.row)]
    if (x === undefined || y === undefined) loose.push(row)
    else boxes.set(row.id, { x, y, ...sizeOf(row) })
  }
  for (const row of loose) boxes.set(row.id, freeSpot([...boxes.values()], sizeOf(row)))
  return boxes
}

/** The first free spot of a size, line by line. */
export function freeSpot(taken: readonly Box[], { w, h }: Pick<Box, 'w' | 'h'> = { w: USUAL, h: USUAL }): Box {
  const width = Math.max(LEAST_WIDTH, w, ...taken.map((box) => box.x + box.w))
  for (let y = 0; ; y++) {
    for (let x = 0; x + w <= width; x++) {
      const box = { x, y, w, h }
      if (!taken.some((other) => doOverlap(box, other))) return box
    }
  }
}

/** What stands under a box that is put somewhere. */
export const underBox = (boxes: ReadonlyMap<string, Box>, id: string, box: Box): string | undefined =>
  [...boxes].find(([other, its]) => other !== id && doOverlap(box, its))?.[0]

/**
 * Whether some places make one shape: each is near another of them, and nothing else stands between. Without that they are drawn
 * one by one, whoever takes them.
 */
export function makeOneShape(ids: readonly string[], boxes: ReadonlyMap<string, Box>): boolean {
  const mine = ids.flatMap((id) => boxes.get(id) ?? [])
  if (mine.length !== ids.length || mine.length === 0) return false
  const whole = around(mine)
  if ([...boxes].some(([id, box]) => !ids.includes(id) && doOverlap(box, whole))) return false
  const reached = mine.slice(0, 1)
  for (const one of reached) reached.push(...mine.filter((box) => !reached.includes(box) && areNear(one, box)))
  return reached.length === mine.length
}

/** A chair: its middle in shares of the box, and how it is turned. */
export interface Chair {
  readonly left: number
  readonly top: number
  readonly turn: number
}

/** Chairs around a round place one after the other, from the top; along both sides of another, from its longer ones. */
export function chairsOf(seats: number, isRound: boolean, { w, h }: Pick<Box, 'w' | 'h'>): readonly Chair[] {
  if (isRound) {
    const first = seats === 4 ? 45 : 0
    return Array.from({ length: seats }, (_, at) => {
      const turn = first + (at * 360) / seats
      const angle = ((turn - 90) * Math.PI) / 180
      return { left: 0.5 + 0.4 * Math.cos(angle), top: 0.5 + 0.4 * Math.sin(angle), turn }
    })
  }
  const isWide = w >= h
  const near = Math.ceil(seats / 2)
  return Array.from({ length: seats }, (_, at) => {
    const isFirst = at < near
    const [count, index] = isFirst ? [near, at] : [seats - near, at - near]
    const inset = 1 / (isWide ? w : h)
    const along = inset + ((index + 0.5) / count) * (1 - 2 * inset)
    const aside = 0.4 / (isWide ? h : w)
    const across = isFirst ? aside : 1 - aside
    return isWide ? { left: along, top: across, turn: 0 } : { left: across, top: along, turn: 90 }
  })
}
