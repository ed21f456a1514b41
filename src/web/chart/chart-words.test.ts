import { describe, expect, it } from 'vitest'
import { growthText, growthTone, periodOf, shareTexts } from './chart-words.ts'

describe('growth', () => {
  it.each([
    [0.0754, '+7,5%', 'text-ok'],
    [-0.058, '−5,8%', 'text-bad'],
    [0.0001, '0,0%', 'text-ink-faint'],
    [-0.0001, '0,0%', 'text-ink-faint'],
    [0, '0,0%', 'text-ink-faint'],
  ])('%f is written %s', (growth, text, tone) => {
    expect(growthText(growth)).toBe(text)
    expect(growthTone(growth, 'good')).toBe(tone)
  })

  it('of what nobody calls good or bad has no colour', () => {
    expect(growthTone(0.5, undefined)).toBe('text-ink-faint')
    expect(growthTone(0.5, 'bad')).toBe('text-bad')
  })
})

it.each([
  [['2026-11'], 'novembre 2026'],
  [['2026-06', '2026-11'], 'giugno – novembre 2026'],
  [['2025-12', '2026-11'], 'dicembre 2025 – novembre 2026'],
  [[], ''],
])('%j is said %s', (months, text) => {
  expect(periodOf(months)).toBe(text)
})

it('shares are written in whole hundredths that add up', () => {
  expect(shareTexts([95 / 159, 44 / 159, 20 / 159])).toEqual(['60%', '28%', '12%'])
  expect(shareTexts([1 / 3, 1 / 3, 1 / 3])).toEqual(['34%', '33%', '33%'])
  expect(shareTexts([undefined, undefined])).toEqual(['0%', '0%'])
})
