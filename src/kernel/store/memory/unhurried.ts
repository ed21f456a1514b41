import { breath } from './breath.ts'

/** Work over many records that can be laid down wherever it yields, and taken up again. */
export type Unhurried<T> = Generator<undefined, T>

/** Items between two places where work may be laid down: a millisecond or two of the dearest work there is. */
const AT_ONCE = 1000

/** Every item of a list in its order. Below a thousand it is done in one go. */
export function* through<T>(list: readonly T[], each: (item: T) => void): Unhurried<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    if (from > 0) yield
    for (const item of list.slice(from, from + AT_ONCE)) each(item)
  }
}

/** What becomes of each item; nothing where it is `undefined`. */
export function* found<T, R>(list: readonly T[], of: (item: T) => R | undefined): Unhurried<R[]> {
  const all: R[] = []
  yield* through(list, (item) => {
    const one = of(item)
    if (one !== undefined) all.push(one)
  })
  return all
}

/** A list in order; equal items stay as they are. */
export function* inOrder<T>(list: readonly T[], compare: (a: T, b: T) => number): Unhurried<readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    if (from > 0) yield
    runs.push(list.slice(from, from + AT_ONCE).toSorted(compare))
  }
  while (runs.length > 1) {
    const next: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2) next.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = next
  }
  return runs[0] ?? []
}

function* merged<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): Unhurried<readonly T[]> {
  const all: T[] = []
  let [l, r] = [0, 0]
  while (l < left.length && r < right.length) {
    all.push(compare(left[l] as T, right[r] as T) <= 0 ? (left[l++] as T) : (right[r++] as T))
    if (all.length % AT_ONCE === 0) yield
  }
  return all.concat(left.slice(l), right.slice(r))
}

/** Without a rest, for who waits for nothing else. */
export function atOnce<T>(work: Unhurried<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** With a rest wherever one may be taken, in which a page answers its user. */
export async function bitByBit<T>(work: Unhurried<T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await breath()
  }
}
