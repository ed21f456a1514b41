import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { History } from './tables.ts'

/** Where the steps of a sector's tables are kept. */
export const historyFile = (sector: string): string => join(import.meta.dirname, `${sector}.json`)

/** The steps of a sector's tables; none where it has not been in a database yet. */
export function readHistory(sector: string): History {
  const file = historyFile(sector)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as History) : { sector, steps: [], tables: {} }
}
