import { describe, expect, it } from 'vitest'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import {
  areNear,
  boxesOf,
  chairsOf,
  doOverlap,
  freeSpot,
  LEAST_WIDTH,
  makeOneShape,
  underBox,
  type Box,
} from '../../forms/places/arrange.ts'

const plan: PlanSays = { at: 'tavolo', column: 'x', row: 'y', width: 'w', figures: {}, details: [] }
const place = (id: string, values: Readonly<Record<string, unknown>>) => ({ id, version: 1, ...values })
const box = (x: number, y: number, w = 4, h = 4): Box => ({ x, y, w, h })

describe('boxesOf', () => {
  it('leaves a place where somebody put it, as large as it says', () => {
    const boxes = boxesOf(plan, [place('a', { x: 2, y: 3, w: 7 })])
    expect(boxes.get('a')).toEqual({ x: 2, y: 3, w: 7, h: 4 })
  })

  it('puts those that nobody has placed where there is room, over none', () => {
    const boxes = boxesOf(plan, [place('a', {}), place('b', { x: 0, y: 0 }), place('c', { x: 5 }), place('d', {})])
    const all = [...boxes.values()]
    expect(all).toHaveLength(4)
    expect(all.some((one) => all.some((other) => other !== one && doOverlap(one, other)))).toBe(false)
    expect(all.every(({ x, w }) => x + w <= LEAST_WIDTH)).toBe(true)
  })
})

describe('freeSpot', () => {
  it('goes line by line, and finds room for what is wider than the room', () => {
    expect(freeSpot([])).toEqual(box(0, 0))
    expect(freeSpot([box(0, 0), box(4, 0)])).toEqual(box(8, 0))
    expect(freeSpot([box(0, 0, 12)])).toEqual(box(0, 4))
    expect(freeSpot([box(0, 0)], { w: 30, h: 2 })).toEqual({ x: 0, y: 4, w: 30, h: 2 })
  })
})

describe('areNear', () => {
  it('wants places side by side or one over the other, with little between', () => {
    expect(areNear(box(0, 0), box(4, 0))).toBe(true)
    expect(areNear(box(0, 0), box(6, 3))).toBe(true)
    expect(areNear(box(0, 0), box(7, 0))).toBe(false)
    expect(areNear(box(0, 0), box(4, 4))).toBe(false)
    expect(areNear(box(0, 5), box(0, 0))).toBe(true)
  })
})

describe('makeOneShape', () => {
  const boxes = new Map([
    ['a', box(0, 0)],
    ['b', box(4, 0)],
    ['c', box(8, 0)],
    ['d', box(0, 5)],
  ])
  it('goes from one to the next, with nothing else between', () => {
    expect(makeOneShape(['a', 'b'], boxes)).toBe(true)
    expect(makeOneShape(['c', 'a', 'b'], boxes)).toBe(true)
    expect(makeOneShape(['a', 'c'], boxes)).toBe(false)
    expect(makeOneShape(['a', 'b', 'd'], boxes)).toBe(true)
    expect(makeOneShape(['c', 'b', 'd'], boxes)).toBe(false)
    expect(makeOneShape(['a', 'elsewhere'], boxes)).toBe(false)
    expect(makeOneShape([], boxes)).toBe(false)
  })

  it('knows what stands under a box', () => {
    expect(underBox(boxes, 'a', box(3, 1))).toBe('b')
    expect(underBox(boxes, 'a', box(0, 1, 4, 3))).toBeUndefined()
  })
})

describe('chairsOf', () => {
  it('has as many as seats, inside of the box', () => {
    for (const seats of [0, 1, 2, 3, 4, 5, 8]) {
      for (const isRound of [true, false]) {
        const chairs = chairsOf(seats, isRound, box(0, 0, 8, 4))
        expect(chairs).toHaveLength(seats)
        expect(chairs.every(({ left, top }) => left > 0 && left < 1 && top > 0 && top < 1)).toBe(true)
      }
    }
  })

  it('stand on the longer sides, the odd one first', () => {
    const tops = (w: number, h: number) => chairsOf(3, false, { w, h }).map(({ turn }) => turn)
    expect(tops(8, 4)).toEqual([0, 0, 0])
    expect(tops(4, 8)).toEqual([90, 90, 90])
    expect(chairsOf(3, false, box(0, 0, 8, 4)).filter(({ top }) => top < 0.5)).toHaveLength(2)
  })
})
