import type { Movable } from './columns.ts'

const records = new WeakMap<Element, Movable>()

/** Marks what stands beside the hours (it waits, it has no hour) as something that can be carried into them. */
export const looseRef = (what: Movable) => (element: HTMLElement | null) => {
  if (element) records.set(element, what)
}

/** What is carried when an element is pressed, if it stands beside the hours. */
export function looseAt(target: Element): Movable | undefined {
  const element = target.closest('[data-loose]')
  return element ? records.get(element) : undefined
}
