import { describe, expect, it } from 'vitest'
import { blank, type Grey } from './picture.ts'
import { prepareText } from './prepare-text.ts'
import { negative, printOf } from './print-of.ts'
import { drawHalves, drawSecurityPrint, PATTERNS } from './security-print.fixture.ts'
import { drawSpecimen } from './specimen.ts'

const patterns = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]
const darkPixels = ({ data }: Grey) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0)

describe('printOf', () => {
  it('tells light print on dark ground from dark print on light', () => {
    const page = drawSpecimen({ lines: ['ROSSI<<MARIO<<<<<<<<<<<<<<<<<<', 'VIA<ROMA<12<<37121<VERONA<<<<<'], pitch: 20, spacing: 42 })
    expect([page, negative(page), blank(80, 80)].map(printOf)).toEqual(['dark', 'light', 'dark'])
  })

  it.each(patterns)('takes no mesh of a print against forgery for light print: %s', (pattern) => {
    expect(printOf(drawSecurityPrint(pattern))).toBe('dark')
  })

  it('has no opinion where dark and light print are much alike in number', () => {
    expect(printOf(drawHalves())).toBe('doubtful')
  })
})

it.each(patterns)('prepares a card with a print against forgery as it is, and no other way round: %s', (pattern) => {
  const { image } = prepareText(drawSecurityPrint(pattern))
  expect(darkPixels(image)).toBeLessThan(image.data.length / 2)
})
