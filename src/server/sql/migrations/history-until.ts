import { changeTables } from './change-tables.ts'
import { readHistory } from './read-history.ts'
import type { History } from './tables.ts'

/** The history of a database as it was when it had taken so many steps, of which there are as many. */
export function historyUntil(name: string, count: number): History {
  const { sector, steps } = readHistory(name)
  const taken = steps.slice(0, count)
  const tables = changeTables(
    {},
    taken.flatMap(({ changes }) => changes),
  )
  return { sector, steps: taken, tables }
}
