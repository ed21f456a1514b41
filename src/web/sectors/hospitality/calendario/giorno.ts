import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import { addDays, endOfMonth, startOfMonth, startOfWeek } from '../../../../kernel/italian/dates.ts'

/** The bookings of one day as the desk sees them: who comes, who stays, who leaves. */
export interface Giorno {
  readonly arrivi: readonly AnyRow[]
  readonly inCasa: readonly AnyRow[]
  readonly partenze: readonly AnyRow[]
}

/** States in which a guest is still awaited. */
const AWAITED = ['opzione', 'confermata']

/**
 * Sorts bookings into the day. Today also holds what should be over: guests awaited since an earlier day stand among the
 * arrivals, guests who should have left among the departures.
 */
export function giornoDi(rows: readonly AnyRow[], day: string, today: string): Giorno {
  const parts = { arrivi: [] as AnyRow[], inCasa: [] as AnyRow[], partenze: [] as AnyRow[] }
  for (const row of rows) {
    const part = partOf(row, day, today)
    if (part) parts[part].push(row)
  }
  return parts
}

function partOf(row: AnyRow, day: string, today: string): keyof Giorno | undefined {
  const [arrivo, partenza, stato] = [String(row['arrivo']), String(row['partenza']), String(row['stato'])]
  if (arrivo === day) return 'arrivi'
  if (partenza === day) return 'partenze'
  if (partenza < day) return day === today && stato === 'arrivato' ? 'partenze' : undefined
  if (arrivo > day) return undefined
  return day === today && AWAITED.includes(stato) ? 'arrivi' : 'inCasa'
}

/** How many bookings of each source touch each day from `first` to `last`: by day, then by source. */
export function segniDi(
  rows: readonly AnyRow[],
  first: string,
  last: string,
  today: string,
): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const marks = new Map<string, Record<string, number>>()
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const counts: Record<string, number> = {}
    for (const row of rows) {
      const source = String(row['canale'])
      if (partOf(row, day, today)) counts[source] = (counts[source] ?? 0) + 1
    }
    if (Object.keys(counts).length > 0) marks.set(day, counts)
  }
  return marks
}

/** The first and the last day on a month's page, which shows whole weeks. */
export function paginaDi(month: string): { readonly first: string; readonly last: string } {
  const day = `${month}-01`
  return { first: startOfWeek(startOfMonth(day)), last: addDays(startOfWeek(endOfMonth(day)), 6) }
}
