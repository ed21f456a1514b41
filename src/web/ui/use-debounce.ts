import { useEffect, useState } from 'react'

/** A pause in the typing, in milliseconds: the store is not asked at every key. */
const PAUSE = 200

/** A text once nobody has changed it for a moment. */
export function useDebounce(text: string, pause = PAUSE): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
