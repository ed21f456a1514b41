import type { Grey, Picture } from './picture.ts'

/**
 * Luminance of ITU-R BT.601, transparent pixels on white. Throws RangeError when the bytes do not fit the sides: a
 * picture that was cut short must not be read as if it were whole.
 */
export function toGrey({ data, width, height }: Picture): Grey {
  if (width < 1 || height < 1 || data.length !== width * height * 4)
    throw new RangeError(`toGrey: ${data.length} bytes for ${width} × ${height} pixels. Hand in width × height × 4 bytes.`)
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++) {
    const at = i * 4
    const light = (299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0)) / 1000
    const opacity = (data[at + 3] ?? 255) / 255
    grey[i] = Math.round(light * opacity + 255 * (1 - opacity))
  }
  return { data: grey, width, height }
}

/** The picture for a canvas. */
export function toPicture({ data, width, height }: Grey): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  data.forEach((value, i) => rgba.set([value, value, value, 255], i * 4))
  return { data: rgba, width, height }
}
