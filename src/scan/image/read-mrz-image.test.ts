import { describe, expect, it } from 'vitest'
import { readMrz } from '../mrz/read-mrz.ts'
import { writeMrz, type MrzContent } from '../mrz/write-mrz.ts'
import { blur } from './blur.ts'
import { estimateSkew } from './estimate-skew.ts'
import { findInk } from './find-ink.ts'
import { blank, type Grey } from './picture.ts'
import { readMrzImage } from './read-mrz-image.ts'
import { quarterTurns, rotate } from './rotate.ts'
import { shrink } from './shrink.ts'
import { drawSpecimen } from './specimen.ts'
import { toGrey, toPicture } from './to-grey.ts'

const TODAY = '2026-11-21'
const passport: MrzContent = {
  format: 'TD3',
  code: 'P',
  issuer: 'ITA',
  nationality: 'ITA',
  surname: 'QUAGLIOZZI',
  given: 'JACOPO KEVIN WALTER',
  number: 'YA1620853',
  birth: '560713',
  sex: 'M',
  expiry: '310905',
  optional: 'B8S5Z2G6',
}
const card: MrzContent = {
  format: 'TD1',
  code: 'C',
  issuer: 'ITA',
  nationality: 'D',
  surname: 'D ANGELO',
  given: 'ANNA XENIA',
  number: 'CA08642HB',
  birth: '920229',
  sex: 'F',
  expiry: '320229',
}
const residence: MrzContent = {
  format: 'TD2',
  code: 'I',
  issuer: 'FRA',
  nationality: 'ESP',
  surname: 'FERNANDEZ',
  given: 'MARIA',
  number: '03792KLMN',
  birth: '640101',
  sex: 'F',
  expiry: '281231',
}
const CONTENTS = [passport, card, residence]

let state = 7
/** The same noise on every run. */
const noise = () => {
  state = (state * 1_664_525 + 1_013_904_223) >>> 0
  return state / 2 ** 32 - 0.5
}

/** A lamp at one corner, a shadow over the other, and a grainy sensor. */
function unevenly(image: Grey): Grey {
  const data = image.data.map((value, i) => {
    const x = (i % image.width) / image.width
    const y = Math.floor(i / image.width) / image.height
    const light = 0.35 + 0.65 * x * (0.6 + 0.4 * y)
    return Math.max(0, Math.min(255, Math.round((40 + value * 0.84) * light + noise() * 12)))
  })
  return { ...image, data }
}

const specimen = (content: MrzContent, pitch = 26): [Grey, string[]] => {
  const lines = writeMrz(content)
  return [drawSpecimen({ lines, pitch, spacing: pitch * (content.format === 'TD1' ? 1.67 : 2.5) }), lines]
}

const CONDITIONS: readonly (readonly [string, (image: Grey) => Grey])[] = [
  ['clean', (image) => image],
  ['blurred', (image) => blur(image, 3.2)],
  ['turned by 7°', (image) => rotate(image, 7)],
  ['turned by −7°', (image) => rotate(image, -7)],
  ['at half size', (image) => shrink(image, 0.5)],
  ['in uneven light', unevenly],
  ['all of it', (image) => unevenly(shrink(rotate(blur(image, 2), -4.3), 0.6))],
  ['upside down', (image) => quarterTurns(image, 2)],
]

describe.each(CONTENTS.map((content) => [content.format, content] as const))('%s', (_, content) => {
  it.each(CONDITIONS)('%s', { timeout: 90_000 }, (_name, photograph) => {
    const [image, lines] = specimen(content)
    const read = readMrzImage(photograph(image), TODAY)
    expect(read?.mrz.lines).toEqual(lines)
    const right = readMrz(lines, TODAY)
    for (const field of ['number', 'birth', 'expiry', 'optional'] as const) {
      const isSilent = read?.mrz[field].proof === 'checked' && read.mrz[field].value !== right?.[field].value
      expect(isSilent).toBe(false)
    }
  })
})

describe('what is no zone', () => {
  it.each([
    ['white paper', blank(600, 400)],
    ['black', blank(600, 400, 0)],
    ['one pixel', blank(1, 1)],
    ['noise', { ...blank(300, 200), data: blank(300, 200).data.map(() => 128 + noise() * 200) }],
    ['a page of bars', drawSpecimen({ lines: [' '.repeat(44), ' '.repeat(44)], pitch: 12, spacing: 30 })],
  ])('%s gives nothing', (_, image) => expect(readMrzImage(image, TODAY)).toBeUndefined())

  it('bytes that do not fit their sides are refused', () => {
    expect(() => toGrey({ data: new Uint8ClampedArray(4), width: 10, height: 10 })).toThrow(/width × height × 4/)
    expect(toGrey(toPicture(blank(3, 2, 77)))).toEqual(blank(3, 2, 77))
  })
})

it.each([-9, -7, -3.5, 0, 1.2, 7, 11])('estimates a skew of %s° to a quarter of a degree', (degrees) => {
  const [image] = specimen(residence, 18)
  const turned = rotate(image, degrees)
  expect(Math.abs(estimateSkew(findInk(turned, 40)) - degrees)).toBeLessThan(0.25)
})
