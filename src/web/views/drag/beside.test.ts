import { expect, it } from 'vitest'
import { beside, type Edges } from './beside.ts'

const seen: Edges = { left: 0, top: 100, right: 400, bottom: 700 }
const size = { width: 150, height: 30 }
const box = (left: number, top: number, width = 180, height = 50): Edges => ({ left, top, right: left + width, bottom: top + height })

it('stands on the first side where it is seen whole', () => {
  expect(beside(box(20, 300), size, seen, ['above', 'below'])).toEqual({ x: 20, y: 264 })
  expect(beside(box(20, 110), size, seen, ['above', 'below'])).toEqual({ x: 20, y: 166 })
  expect(beside(box(200, 300), size, seen, ['left', 'right'])).toEqual({ x: 44, y: 310 })
  expect(beside(box(20, 300), size, seen, ['left', 'right'])).toEqual({ x: 206, y: 310 })
})

it('goes along the side that it has, and never out of sight', () => {
  expect(beside(box(300, 300), size, seen, ['above', 'below'])).toEqual({ x: 250, y: 264 })
  expect(beside(box(200, 690), size, seen, ['left', 'right'])).toEqual({ x: 44, y: 670 })
})

it('lies over what fills everything', () => {
  expect(beside(box(0, 60, 400, 800), size, seen, ['above', 'below'])).toEqual({ x: 0, y: 100 })
})
