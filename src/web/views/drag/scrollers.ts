import { along, pull } from './edge.ts'
import type { Pull, Way } from './gesture.ts'

/** What scrolls around an element, the outermost first. */
function scrollersOf(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let box: Element | null = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) found.unshift(box)
  }
  return found
}

/** Whether a box can go on in a direction. */
const canGo = (at: number, size: number, whole: number, by: number): boolean => (by < 0 ? at > 0 : by > 0 && at + size < whole - 1)

/** What of all that scrolls around an element goes along while something is held near its edge. */
export function pullAround(element: Element, { from, at }: Way): Pull | undefined {
  for (const box of scrollersOf(element)) {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const [x, y] = [along(pull(at.x, left, right), at.x - from.x), along(pull(at.y, top, bottom), at.y - from.y)]
    const isX = canGo(box.scrollLeft, box.clientWidth, box.scrollWidth, x)
    const isY = canGo(box.scrollTop, box.clientHeight, box.scrollHeight, y)
    if (isX || isY) return { box, left: isX ? x : 0, top: isY ? y : 0 }
  }
  return undefined
}
