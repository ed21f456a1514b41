import { useEffect, useState } from 'react'

/** Half a minute, so that a minute never stands for longer than one and a half. */
const STEP = 30_000

/** The moment it is, live. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP)
    return () => clearInterval(timer)
  }, [])
  return now
}
