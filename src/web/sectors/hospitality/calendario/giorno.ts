import type { Value } from '../../../../kernel/entity.ts'
import { addDays, endOfMonth, startOfMonth, startOfWeek } from '../../../../kernel/italian/dates.ts'
import type { prenotazione } from '../../../../sectors/hospitality/prenotazione.ts'

export type Prenotazione = Value<typeof prenotazione>
/** What of a booking says on which days it is there. */
type Lying = Pick<Prenotazione, 'arrivo' | 'partenza' | 'stato'>

/** The bookings of one day as the desk sees them: who comes, who stays, who leaves. */
export interface Giorno<B = Prenotazione> {
  readonly arrivi: readonly B[]
  readonly inCasa: readonly B[]
  readonly partenze: readonly B[]
}

/**
 * Sorts bookings into the day. Today also holds what should be over: guests awaited since an earlier day stand among the
 * arrivals, guests who should have left among the departures.
 */
export function giornoDi<B extends Lying>(rows: readonly B[], day: string, today: string): Giorno<B> {
  const parts = { arrivi: [] as B[], inCasa: [] as B[], partenze: [] as B[] }
  for (const row of rows) {
    const part = partOf(row, day, today)
    if (part) parts[part].push(row)
  }
  return parts
}

function partOf({ arrivo, partenza, stato }: Lying, day: string, today: string): keyof Giorno | undefined {
  if (arrivo === day) return 'arrivi'
  if (partenza === day) return 'partenze'
  if (partenza < day) return day === today && stato === 'arrivato' ? 'partenze' : undefined
  if (arrivo > day) return undefined
  const isAwaited = stato === 'opzione' || stato === 'confermata'
  return day === today && isAwaited ? 'arrivi' : 'inCasa'
}

/** How many bookings of each source touch each day from `first` to `last`: by day, then by source. */
export function segniDi(
  rows: readonly (Lying & Pick<Prenotazione, 'canale'>)[],
  first: string,
  last: string,
  today: string,
): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const marks = new Map<string, Record<string, number>>()
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const counts: Record<string, number> = {}
    for (const row of rows) {
      if (partOf(row, day, today)) counts[row.canale] = (counts[row.canale] ?? 0) + 1
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
