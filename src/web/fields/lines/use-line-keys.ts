import { useRef, useState } from 'react'

interface LineKeys {
  readonly keyOf: (index: number) => number | string
  readonly insertKey: (index: number) => void
  readonly removeKey: (index: number) => void
  readonly moveKey: (from: number, to: number) => void
}

/** Keys of lines: a line keeps its own while others come and go, so that half a number in its input stays with it. */
export function useLineKeys(count: number): LineKeys {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index))
  const next = useRef(count)
  /** Lines that came from outside get theirs when the first of them changes its place. */
  const ownKeys = () => Array.from({ length: count }, (_, index) => keys[index] ?? next.current++)
  return {
    keyOf: (index) => keys[index] ?? `new-${index}`,
    insertKey: (index) => setKeys(ownKeys().toSpliced(index, 0, next.current++)),
    removeKey: (index) => setKeys(ownKeys().toSpliced(index, 1)),
    moveKey: (from, to) => setKeys(moveLine(ownKeys(), from, to)),
  }
}

/** The same list with one of it at another place. */
export const moveLine = <T>(list: readonly T[], from: number, to: number): readonly T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

/** A move as it is heard. */
export const moveSentence = (from: number, to: number, count: number): string => `La riga ${from + 1} ora è la ${to + 1} di ${count}.`
