/** Specification §9. */
export const BARS = 20
/** Pixels of a bar at rest and of the tallest. */
export const LOWEST = 14
const TALLEST = 72

/** A fixed unevenness, so that the bars look like speech and not like a comb. */
const grain = [0.2, 0.42, 0.3, 0.66, 0.5, 0.82, 0.8, 0.76, 0.98, 0.56, 1, 0.34, 0.96, 0.28, 0.88, 0.4, 0.6, 0.46, 0.36, 0.24] as const

/** The height of every bar: at a moment of the demo's own wave, or of what a microphone hears. */
export function barHeights(seconds: number, level: number | undefined): number[] {
  return grain.map((share, bar) => {
    const swing = 0.55 + 0.45 * Math.sin(seconds * (5 + (bar % 4)) + bar * 1.7)
    const loudness = level ?? 1
    return Math.round(LOWEST + (TALLEST - LOWEST) * share * swing * loudness)
  })
}

/** How the bars stand where nothing may move. */
export const stillHeights: readonly number[] = grain.map((share) => Math.round(LOWEST + (TALLEST - LOWEST) * share))
