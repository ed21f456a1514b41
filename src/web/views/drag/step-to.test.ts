import { expect, it } from 'vitest'
import { nextBox, type Box } from './step-to.ts'

const box = (left: number, top: number, width = 90, height = 90): Box => ({ left, top, width, height })
const [a, b, c, d] = [box(0, 0), box(100, 0), box(0, 100), box(100, 100)]
const grid = [a, b, c, d]

it('steps to the neighbour in each direction', () => {
  expect(nextBox(45, 45, 'right', grid)).toBe(b)
  expect(nextBox(45, 45, 'down', grid)).toBe(c)
  expect(nextBox(145, 145, 'left', grid)).toBe(c)
  expect(nextBox(145, 145, 'up', grid)).toBe(b)
})

it('finds nothing beyond the edge', () => {
  expect(nextBox(45, 45, 'left', grid)).toBeUndefined()
  expect(nextBox(145, 145, 'down', grid)).toBeUndefined()
})

it('goes along tall columns of unequal height without leaving the row', () => {
  const [tall, short, next] = [box(0, 0, 90, 900), box(100, 0, 90, 60), box(200, 0, 90, 900)]
  expect(nextBox(45, 30, 'right', [tall, short, next])).toBe(short)
  expect(nextBox(145, 30, 'right', [tall, short, next])).toBe(next)
})
