const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Hears the first sign of a person who does more than read: time for what may be needed soon. Gives back how to stop listening. */
export function onFirstSign(hear: () => void): () => void {
  const end = new AbortController()
  const once = () => {
    end.abort()
    hear()
  }
  for (const kind of SIGNS) addEventListener(kind, once, { signal: end.signal, passive: true })
  return () => end.abort()
}
