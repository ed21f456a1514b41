/** Where the grid lies on the screen, in pixels: measured once at every step of a drag, since it may have scrolled. */
export interface GridBox {
  /** The left edge of the first day and the top edge of the first lane. */
  readonly left: number
  readonly top: number
  /** The width of a day. */
  readonly day: number
  /** Where each lane ends, from `top`. */
  readonly bottoms: readonly number[]
}

export interface Hit {
  readonly lane: number
  readonly column: number
  /** Past noon: the night of this day, and not the one before. */
  readonly isAfterNoon: boolean
}

/** The lane and the day under a point; the nearest ones where it lies outside. */
export function hit({ left, top, day, bottoms }: GridBox, x: number, y: number, days: number): Hit {
  const lane = bottoms.findIndex((bottom) => y - top < bottom)
  const at = (x - left) / day
  const column = Math.min(days - 1, Math.max(0, Math.floor(at)))
  return { lane: lane === -1 ? bottoms.length - 1 : lane, column, isAfterNoon: at - column >= 0.5 }
}

/** How far an end reaches into its bar, in pixels: a finger needs more, a short bar has less, and its middle remains. */
const REACH = { mouse: 10, touch: 18 }

/** Which part of a bar a press takes hold of. */
export function gripAt(x: number, bar: { readonly left: number; readonly width: number }, isTouch: boolean) {
  const reach = Math.min(isTouch ? REACH.touch : REACH.mouse, bar.width / 4)
  if (x - bar.left < reach) return 'start' as const
  return bar.left + bar.width - x < reach ? ('end' as const) : ('whole' as const)
}

/** Where lanes and days are on the screen now; nothing when there is no lane. */
export function measure(frame: HTMLElement, days: number): GridBox | undefined {
  const cells = [...frame.querySelectorAll<HTMLElement>('[data-cells]')].map((row) => row.getBoundingClientRect())
  const [first] = cells
  if (!first) return undefined
  return { left: first.left, top: first.top, day: first.width / days, bottoms: cells.map(({ bottom }) => bottom - first.top) }
}
