/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Picture {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** One byte a pixel, 0 black to 255 white, row by row. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Ink (1) and paper (0), row by row. */
export type Ink = Grey

/** A picture of nothing. Sides are whole and at least one pixel. */
export const blank = (width: number, height: number, value = 255): Grey => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
})
