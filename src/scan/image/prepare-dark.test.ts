import { describe, expect, it } from 'vitest'
import { isGrainy } from './is-grainy.ts'
import { blank, type Grey } from './picture.ts'
import { withoutBars } from './without-bars.ts'

const white = (width: number, height: number, value = 255): Grey => ({
  ...blank(width, height),
  data: new Uint8Array(width * height).fill(value),
})
/** A grain that is the same every time. */
const grained = (light: number, grain: number): Grey => {
  const image = white(80, 80, light)
  return { ...image, data: image.data.map((value, i) => value + ((Math.imul(i + 1, 2_654_435_761) >>> 24) % (2 * grain + 1)) - grain) }
}

describe('isGrainy', () => {
  it('is told by the grain for the light that is there', () => {
    expect([isGrainy(grained(40, 8)), isGrainy(grained(220, 8)), isGrainy(white(80, 80))]).toEqual([true, false, false])
  })
})

describe('withoutBars', () => {
  it('takes out what is higher than letters, and leaves the letters', () => {
    const image = white(60, 80)
    const draw = (x: number, from: number, to: number) => {
      for (let y = from; y < to; y++) image.data[y * 60 + x] = 0
    }
    draw(10, 5, 70)
    draw(30, 40, 60)
    const { data } = withoutBars(image, 40)
    expect([data[20 * 60 + 10], data[50 * 60 + 30]]).toEqual([255, 0])
    expect(image.data[20 * 60 + 10]).toBe(0)
  })

  const stems = (image: Grey, count: number, width: number, serif: number) => {
    for (let i = 0; i < count; i++)
      for (let y = 20; y < 60; y++) {
        const ends = y < 24 || y >= 56 ? serif : 0
        image.data.fill(0, y * image.width + 10 + i * 24 - ends, y * image.width + 10 + i * 24 + width + ends)
      }
    return image
  }
  const ink = ({ data }: Grey) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0)

  it('leaves the letters of a heading, which are as high as bars', () => {
    const heading = stems(white(300, 80), 4, 6, 0)
    expect(ink(withoutBars(heading, 25))).toBe(ink(heading))
    const withSerifs = stems(white(300, 80), 11, 5, 4)
    expect(ink(withoutBars(withSerifs, 25))).toBe(ink(withSerifs))
  })

  it('takes out bars that stand level in a row, as those of codes do', () => {
    expect(ink(withoutBars(stems(white(300, 80), 10, 6, 0), 25))).toBe(0)
  })
})
