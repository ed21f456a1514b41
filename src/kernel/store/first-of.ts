/**
 * The first `count` of a list in order. A page is short and the list may be long, so it keeps the best ones in a heap,
 * worst on top, instead of sorting everything.
 */
export function firstOf<T>(list: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  // Above this share of the list, sorting is quicker than keeping a heap.
  if (count * 8 >= list.length) return list.toSorted(compare).slice(0, count)
  const heap = list.slice(0, count)
  for (let at = count >> 1; at >= 0; at--) sink(heap, at, compare)
  for (let at = count; at < list.length; at++) {
    const item = list[at] as T
    if (count === 0 || compare(item, heap[0] as T) >= 0) continue
    heap[0] = item
    sink(heap, 0, compare)
  }
  return heap.toSorted(compare)
}

/** Lets the item at a place sink below those that come after it. */
function sink<T>(heap: T[], from: number, compare: (a: T, b: T) => number): void {
  for (let at = from; ;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const right = left + 1
    const last = right < heap.length && compare(heap[right] as T, heap[left] as T) > 0 ? right : left
    if (compare(heap[last] as T, heap[at] as T) <= 0) return
    const item = heap[at] as T
    heap[at] = heap[last] as T
    heap[last] = item
    at = last
  }
}
