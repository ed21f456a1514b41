/** How many items are looked at to guess where the first ones end. */
const SAMPLE = 1000

/**
 * The first `count` of a list in order. A page is short and the list may be long: only the items before a bound are sorted, which
 * a sample of the list has told.
 */
export function firstOf<T>(list: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const size = Math.min(SAMPLE, list.length >> 3)
  // Twice their share of the sample, and some for chance.
  const place = Math.ceil((2 * count * size) / list.length) + 8
  if (count === 0) return []
  if (place >= size) return list.toSorted(compare).slice(0, count)
  const sample = Array.from({ length: size }, (_, at) => list[Math.floor((at * list.length) / size)] as T)
  const bound = sample.toSorted(compare)[place] as T
  const before = list.filter((item) => compare(item, bound) <= 0)
  // A list whose order repeats itself as the sample does tells a wrong bound.
  return (before.length < count ? list : before).toSorted(compare).slice(0, count)
}
