import { describe, expect, it } from 'vitest'
import { carried, nextSpot, within } from './steps.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const shown = { from: at(8), to: at(19) }
const stop = (key: string, from: number, to: number) => ({ key, from, to })
const columns = [
  [stop('a', at(8), at(8, 45)), stop('free 8:45', at(8, 45), at(9)), stop('b', at(9), at(10, 30))],
  [],
  [stop('c', at(8), at(9)), stop('d', at(9, 30), at(10)), stop('e', at(17), at(18))],
]

describe('nextSpot', () => {
  const go = (key: string, column: number, on: string, withCtrl = false) => nextSpot(key, withCtrl, { column, key: on }, columns)

  it('goes through a column in time, over records and free time, and stops at its ends', () => {
    expect(go('ArrowDown', 0, 'a')).toEqual({ column: 0, key: 'free 8:45' })
    expect(go('ArrowDown', 0, 'b')).toBeUndefined()
    expect(go('ArrowUp', 0, 'b')).toEqual({ column: 0, key: 'free 8:45' })
    expect(go('ArrowUp', 0, 'a')).toBeUndefined()
  })

  it('goes aside to what lies there at the same time, past a column with nothing', () => {
    expect(go('ArrowRight', 0, 'b')).toEqual({ column: 2, key: 'd' })
    expect(go('ArrowRight', 0, 'a')).toEqual({ column: 2, key: 'c' })
    expect(go('ArrowLeft', 2, 'e')).toEqual({ column: 0, key: 'b' })
    expect(go('ArrowRight', 2, 'c')).toBeUndefined()
  })

  it('knows the ends of a column and of the day', () => {
    expect(go('End', 0, 'a')).toEqual({ column: 0, key: 'b' })
    expect(go('Home', 2, 'e')).toEqual({ column: 2, key: 'c' })
    expect(go('End', 0, 'a', true)).toEqual({ column: 2, key: 'e' })
    expect(go('Home', 2, 'e', true)).toEqual({ column: 0, key: 'a' })
    expect(go('x', 0, 'a')).toBeUndefined()
  })
})

describe('within', () => {
  it('stays where it stood, goes along with what has moved, and falls to what is nearest', () => {
    expect(within({ column: 0, key: 'b' }, columns, shown)).toEqual({ column: 0, key: 'b' })
    expect(within({ column: 0, key: 'e' }, columns, shown)).toEqual({ column: 2, key: 'e' })
    expect(within({ column: 2, key: 'gone' }, columns, { from: at(16), to: at(16) })).toEqual({ column: 2, key: 'e' })
    expect(within(undefined, columns, { from: at(9, 50), to: at(9, 50) })).toEqual({ column: 0, key: 'b' })
    expect(within({ column: 1, key: 'x' }, columns, shown)).toBeUndefined()
    expect(within(undefined, [], shown)).toBeUndefined()
  })
})

describe('carried', () => {
  const lifted = { column: 1, at: { from: at(9), to: at(9, 45) } }
  const go = (key: string, withShift = false, from = lifted) => carried(key, withShift, from, 3, shown, 15)

  it('goes by a quarter, an hour or a column', () => {
    expect(go('ArrowDown')).toEqual({ column: 1, at: { from: at(9, 15), to: at(10) } })
    expect(go('ArrowUp')).toEqual({ column: 1, at: { from: at(8, 45), to: at(9, 30) } })
    expect(go('PageDown')).toEqual({ column: 1, at: { from: at(10), to: at(10, 45) } })
    expect(go('ArrowLeft')).toEqual({ ...lifted, column: 0 })
    expect(go('ArrowRight')).toEqual({ ...lifted, column: 2 })
    expect(go('m')).toBeUndefined()
  })

  it('makes it longer or shorter with Shift, and leaves a quarter', () => {
    expect(go('ArrowDown', true)).toEqual({ column: 1, at: { from: at(9), to: at(10) } })
    const short = { column: 1, at: { from: at(9), to: at(9, 15) } }
    expect(go('ArrowUp', true, short)).toEqual(short)
  })

  it('stays within the day and its columns', () => {
    const [first, last] = [
      { column: 0, at: { from: at(8), to: at(9) } },
      { column: 2, at: { from: at(18), to: at(19) } },
    ]
    expect(go('ArrowUp', false, first)).toEqual(first)
    expect(go('ArrowLeft', false, first)).toEqual(first)
    expect(go('ArrowDown', false, last)).toEqual(last)
    expect(go('ArrowRight', false, last)).toEqual(last)
  })
})
