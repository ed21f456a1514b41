import { expect, it } from 'vitest'
import { blank, type Grey } from './picture.ts'
import { blur } from './blur.ts'
import { prepareText } from './prepare-text.ts'

/** A sheet with rows of black boxes of this width, each as high as a letter. */
function sheet(width: number, height = 22): Grey {
  const paper = blank(900, 600)
  const data = paper.data.fill(235)
  for (let top = 60; top < 500; top += 60)
    for (let left = 60; left < 800; left += 40)
      for (let y = top; y < top + height; y++) data.fill(20, y * paper.width + left, y * paper.width + left + width)
  return { ...paper, data }
}
const proportion = ({ width, height }: Grey) => width / height

it('draws letters of a narrow face out to the usual width, and leaves others as they are', () => {
  expect(proportion(prepareText(sheet(12)).image)).toBeCloseTo(1.5 * 1.25, 1)
  expect(proportion(prepareText(sheet(15)).image)).toBeCloseTo(1.5, 2)
})

it('does not go by the width of letters that were blurred', () => {
  expect(proportion(prepareText(blur(sheet(10), 3)).image)).toBeCloseTo(1.5, 2)
})

it('brings small letters to the size that recognisers are sure at', () => {
  const { image } = prepareText(sheet(7, 11))
  expect(image.height).toBeGreaterThan(1000)
})
