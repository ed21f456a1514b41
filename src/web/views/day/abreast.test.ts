import { expect, it } from 'vitest'
import { abreast } from './abreast.ts'

const part = (from: number, to: number) => ({ from, to })

it('gives the whole width to what meets no other, also where two touch', () => {
  expect(abreast([part(60, 120), part(0, 60)])).toEqual([
    { index: 0, of: 1 },
    { index: 0, of: 1 },
  ])
  expect(abreast([])).toEqual([])
})

it('puts what overlaps side by side, and takes a place again once it is free', () => {
  expect(abreast([part(0, 90), part(30, 60), part(60, 120), part(200, 210)])).toEqual([
    { index: 0, of: 2 },
    { index: 1, of: 2 },
    { index: 1, of: 2 },
    { index: 0, of: 1 },
  ])
  expect(abreast([part(0, 60), part(0, 60), part(0, 60)]).map(({ index, of }) => `${index}/${of}`)).toEqual(['0/3', '1/3', '2/3'])
})
