import { describe, expect, it } from 'vitest'
import { flattenLight } from './flatten-light.ts'
import type { Grey } from './picture.ts'
import { drawSecurityPrint, PATTERNS } from './security-print.fixture.ts'
import { drawSpecimen } from './specimen.ts'
import { withoutPattern } from './without-pattern.ts'

const patterns = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]
const LINES = ['ROSSI<<MARIO<<<<<<<<<<<<<<<<<<', 'VIA<ROMA<12<<37121<VERONA<<<<<']

describe('withoutPattern', () => {
  it.each(patterns)('makes the lines of a pattern white and the letters black: %s', (pattern) => {
    const even = flattenLight(drawSecurityPrint(pattern))
    const plain = withoutPattern(even)
    const card = (image: Grey | undefined) => image?.data.filter((_, i) => i % 800 > 90 && i % 800 < 280 && i > 800 * 110 && i < 800 * 490)
    expect(card(even)?.some((value) => value < 190)).toBe(true)
    expect(card(plain)?.every((value) => value === 255)).toBe(true)
    expect(plain?.data.filter((value) => value < 20).length).toBeGreaterThan(1000)
  })

  it('does the same for a card in half the light', () => {
    const { data, ...size } = drawSecurityPrint('waves')
    const plain = withoutPattern(flattenLight({ ...size, data: data.map((value) => value / 2) }))
    const around = plain?.data.filter((_, i) => i % 800 > 90 && i % 800 < 280 && i > 800 * 110 && i < 800 * 490)
    expect(around?.every((value) => value === 255)).toBe(true)
  })

  it('has nothing to take away from plain print', () => {
    expect(withoutPattern(flattenLight(drawSpecimen({ lines: LINES, pitch: 20, spacing: 42 })))).toBeUndefined()
  })
})
