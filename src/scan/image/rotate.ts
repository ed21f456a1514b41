import { blank, type Grey } from './picture.ts'
import { sampleGrey } from './sample-grey.ts'

/**
 * Turned clockwise by `degrees` about the centre, on a canvas large enough for all of it; new corners take the grey of
 * the nearest edge, so that they are no ink to a threshold.
 */
export function rotate(image: Grey, degrees: number): Grey {
  if (Math.abs(degrees) < 0.05) return image
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil(Math.abs(image.width * cos) + Math.abs(image.height * sin))
  const height = Math.ceil(Math.abs(image.width * sin) + Math.abs(image.height * cos))
  const turned = blank(width, height)
  for (let y = 0; y < height; y++) {
    const dy = y - (height - 1) / 2
    for (let x = 0; x < width; x++) {
      const dx = x - (width - 1) / 2
      const u = cos * dx + sin * dy + (image.width - 1) / 2
      const v = -sin * dx + cos * dy + (image.height - 1) / 2
      turned.data[y * width + x] = Math.round(sampleGrey(image, u, v))
    }
  }
  return turned
}

/** Turned clockwise by a number of right angles, without loss. */
export function quarterTurns(image: Grey, turns: number): Grey {
  const times = ((turns % 4) + 4) % 4
  if (times === 0) return image
  const { width, height, data } = image
  const turned = times === 2 ? blank(width, height) : blank(height, width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = times === 1 ? [height - 1 - y, x] : times === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      turned.data[v * turned.width + u] = data[y * width + x] ?? 0
    }
  }
  return turned
}
