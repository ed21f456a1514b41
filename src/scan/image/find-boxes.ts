import type { Ink } from './picture.ts'

/** The rectangle around one connected piece of ink, in pixels; `right` and `bottom` included. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Pixels of ink in it. */
  readonly ink: number
}

/** All connected pieces of ink (eight neighbours), in reading order of their first pixel. */
export function findBoxes({ data, width, height }: Ink): Box[] {
  const seen = new Uint8Array(data.length)
  const stack: number[] = []
  const boxes: Box[] = []
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== 1 || seen[start] === 1) continue
    let [left, top, right, bottom, ink] = [width, height, 0, 0, 0]
    seen[start] = 1
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      ink++
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const next = v * width + u
          if (data[next] !== 1 || seen[next] === 1) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    boxes.push({ left, top, right, bottom, ink })
  }
  return boxes
}
