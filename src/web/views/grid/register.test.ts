import { expect, it } from 'vitest'
import { periodFromAddress, periodText, stepped } from './period.ts'
import { markOfKey, nextMark, shareOf } from './register.ts'

const grid = {
  marks: {
    presente: { letter: 'P', icon: 'check' },
    assente: { letter: 'A', icon: 'x' },
    ritardo: { letter: 'R', icon: 'clock' },
  },
  share: { counts: ['presente', 'ritardo'], below: 75 },
} as const

it('goes from one mark to the next, and after the last to nothing', () => {
  expect([undefined, 'presente', 'assente', 'ritardo'].map((value) => nextMark(grid, value))).toEqual([
    'presente',
    'assente',
    'ritardo',
    undefined,
  ])
})

it('knows a mark by its letter, small or capital', () => {
  expect(['a', 'R', 'x', 'Enter'].map((key) => markOfKey(grid, key))).toEqual(['assente', 'ritardo', undefined, undefined])
})

it('counts a delay as presence, and empty squares not at all', () => {
  expect(shareOf(grid, ['presente', 'ritardo', 'assente', undefined])).toEqual({ have: 2, of: 3, percent: 67, isBelow: true })
  expect(shareOf(grid, [undefined])).toEqual({ have: 0, of: 0, percent: undefined, isBelow: false })
})

it('takes what is exactly the threshold for reached, and rounds nothing up to it', () => {
  expect(shareOf(grid, ['presente', 'presente', 'presente', 'assente'])).toMatchObject({ percent: 75, isBelow: false })
  const nearly = [...Array.from({ length: 149 }, () => 'presente'), ...Array.from({ length: 51 }, () => 'assente')]
  expect(shareOf(grid, nearly)).toMatchObject({ percent: 74, isBelow: true })
})

it('shows the month before and this one, and steps by two', () => {
  const period = periodFromAddress(undefined, '2026-11-04')
  expect(period).toEqual({ first: '2026-10-01', last: '2026-11-30' })
  expect(periodText(period)).toBe('Ottobre – novembre 2026')
  expect(periodText(periodFromAddress(stepped(period, 1), '2026-11-04'))).toBe('Dicembre 2026 – gennaio 2027')
  expect(periodFromAddress('ieri', '2026-11-04')).toEqual(period)
})
