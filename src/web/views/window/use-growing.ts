import { useEffect, useState } from 'react'

interface Growth {
  /** As many as a screen shows, drawn at once. */
  readonly first: number
  /** How many more with each frame. */
  readonly step: number
}

/**
 * How many of so many are drawn: those in sight at once, the others frame by frame, so that a large page does not hold up the hand.
 * It begins again when `of` changes: another month, another week.
 */
export function useGrowing(all: number, { first, step }: Growth, of: unknown): number {
  const [grown, setGrown] = useState({ of, drawn: first })
  const drawn = grown.of === of ? grown.drawn : first
  useEffect(() => {
    if (drawn >= all) return undefined
    const frame = requestAnimationFrame(() => setGrown({ of, drawn: drawn + step }))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all, step, of])
  return Math.min(drawn, all)
}
