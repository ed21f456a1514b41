/** A place on the screen, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where on the screen the keyboard stands, for the menu that it opens. */
export function pointUnder({ target }: { readonly target: EventTarget | null }): Point {
  const box = target instanceof Element ? target.getBoundingClientRect() : new DOMRect()
  return { x: box.left + 12, y: box.bottom }
}
