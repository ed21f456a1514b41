export interface Budget {
  readonly markup: number
  readonly script: number
  readonly fonts: number
}

const kB = 1000

/** Brotli bytes per page. A budget is lowered when a page gets lighter, never raised to let one pass. */
const landing: Budget = { markup: 20 * kB, script: 110 * kB, fonts: 52 * kB }
const sector: Budget = { markup: 25 * kB, script: 130 * kB, fonts: 52 * kB }
const text: Budget = { markup: 20 * kB, script: 110 * kB, fonts: 52 * kB }

export function budgetFor(path: string): Budget {
  if (path === '/') return landing
  return path === '/privacy' || path === '/404' ? text : sector
}
