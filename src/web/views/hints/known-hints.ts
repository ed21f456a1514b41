/** What somebody knows how to do, for this visit: in the browser's storage the suite keeps the theme and nothing else (specification, section 3). */
const known = new Set<string>()

export const isKnown = (hint: string): boolean => known.has(hint)

/** Somebody has done it, or says that he knows it: the next page does not tell it again. */
export function learn(hint: string): void {
  known.add(hint)
}

/** For tests, which are each a first visit. */
export const forgetHints = (): void => known.clear()
