const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Whoever comes to press something has that first: React lets one late part wait for another. */
const AFTER_MS = 1000

/** Calls a moment after the first sign of a person who does more than read: time for what may be needed soon. Gives back how to stop. */
export function onFirstSign(hear: () => void): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const once = () => {
    end.abort()
    timer = setTimeout(hear, AFTER_MS)
  }
  for (const kind of SIGNS) addEventListener(kind, once, { signal: end.signal, passive: true })
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}
