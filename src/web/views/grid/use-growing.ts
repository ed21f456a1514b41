import { useEffect, useState } from 'react'

/** As many rows as a screen has at first, and so many more a frame. */
const [FIRST, STEP] = [12, 8]

/** How many of the rows are drawn: those in sight at once, the others frame by frame, so that a large register does not hold up the page. */
export function useGrowing(all: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= all) return undefined
    const frame = requestAnimationFrame(() => setDrawn(drawn + STEP))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all])
  return Math.min(drawn, all)
}
