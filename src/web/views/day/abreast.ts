import { overlap, type Stretch } from './minutes.ts'

/** Where one of several that lie over each other is drawn: which of how many side by side. */
export interface Beside {
  readonly index: number
  readonly of: number
}

/** Puts what overlaps side by side; what meets no other has the whole width. In the order given. */
export function abreast(parts: readonly Stretch[]): readonly Beside[] {
  const order = parts.map((part, at) => ({ part, at })).toSorted((a, b) => a.part.from - b.part.from || b.part.to - a.part.to)
  const places: Beside[] = []
  let group: { readonly part: Stretch; readonly at: number; readonly index: number }[] = []
  let until = Number.NEGATIVE_INFINITY
  const close = () => {
    const of = Math.max(0, ...group.map(({ index }) => index)) + 1
    for (const { at, index } of group) places[at] = { index, of }
    group = []
  }
  for (const { part, at } of order) {
    if (part.from >= until) close()
    let index = 0
    while (group.some((other) => other.index === index && overlap(other.part, part))) index += 1
    group.push({ part, at, index })
    until = Math.max(until, part.to)
  }
  close()
  return places
}
