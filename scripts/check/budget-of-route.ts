import { APP_SHELL } from '../../src/server/app-shell.ts'

export interface Budget {
  readonly markup: number
  /** What starts by itself. */
  readonly script: number
  /** What waits for a sign of the person (`data-start="intent"`). */
  readonly onIntent: number
  readonly fonts: number
}

const kB = 1000

/** Brotli bytes per page. A budget is lowered when a page gets lighter, never raised to let one pass. */
const reading: Budget = { markup: 20 * kB, script: 5 * kB, onIntent: 120 * kB, fonts: 52 * kB }
const sector: Budget = { markup: 25 * kB, script: 130 * kB, onIntent: 0, fonts: 52 * kB }
const entry: Budget = { markup: 12 * kB, script: 120 * kB, onIntent: 0, fonts: 52 * kB }
/** A firm of one’s own: its list page may weigh 150 kB signed in, and this is what every page of it starts with. */
const firm: Budget = { ...sector, script: 140 * kB }
const missing: Budget = { markup: 20 * kB, script: 110 * kB, onIntent: 0, fonts: 52 * kB }

export function budgetFor(path: string): Budget {
  if (path === '/404') return missing
  if (path === '/registrati' || path === '/accedi') return entry
  if (path === APP_SHELL) return firm
  return path === '/' || path === '/privacy' ? reading : sector
}
