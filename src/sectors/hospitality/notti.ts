import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import type { Store } from '../../kernel/store/store.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { chiusura } from './chiusura.ts'

/** Days from `from` to the day before `until`. */
interface Period {
  readonly from: string
  readonly until: string
}

export interface Notti {
  /** Room nights sold. */
  readonly vendute: number
  /** Room nights for sale: all, less those closed for maintenance. */
  readonly disponibili: number
  /** Nights of people: of each night sold, how many sleep here. */
  readonly presenze: number
  /** People whose stay begins. */
  readonly arrivi: number
  /** Cents that the sold nights bring; the price of a booking is spread evenly over its nights. */
  readonly ricavo: number
}

const SOLD = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const

/** How many nights of a span, the last before `until`, fall into a period. */
function nightsIn({ from, until }: Period, period: Period): number {
  const [first, last] = [from > period.from ? from : period.from, until < period.until ? until : period.until]
  return first < last ? daysBetween(first, last) : 0
}

const spanOf = (from: string, nights: number): Period => ({ from, until: addDays(from, nights) })

/** What a hotelier's indices are made of, over each of some periods: the records are read once for all of them. */
export async function nottiPer(store: Store, periods: readonly [Period, ...Period[]]): Promise<readonly Notti[]> {
  const whole = {
    from: periods.reduce((first, { from }) => (from < first ? from : first), periods[0].from),
    until: periods.reduce((last, { until }) => (until > last ? until : last), periods[0].until),
  }
  const [rooms, bookings, closures] = await Promise.all([
    store.measure({ entity: 'camera', fn: 'count' }),
    allRows(store, {
      entity: 'prenotazione',
      where: [{ field: 'arrivo', op: 'overlaps', value: whole }, SOLD],
      sort: [{ field: 'arrivo', direction: 'asc' }],
      select: ['arrivo', 'notti', 'importo', 'persone'],
    }),
    allRows(store, {
      entity: 'chiusura',
      where: [{ field: 'dal', op: 'overlaps', value: whole }],
      sort: [{ field: 'dal', direction: 'asc' }],
      select: ['dal', 'notti'],
    }),
  ])
  const stays = rowsOf(campiPrenotazione, bookings.rows).map((row) => ({ ...row, span: spanOf(row.arrivo, row.notti) }))
  const closed = rowsOf(chiusura, closures.rows).map(({ dal, notti }) => spanOf(dal, notti))
  return periods.map((period) => {
    let [vendute, presenze, arrivi, ricavo] = [0, 0, 0, 0]
    for (const { notti, importo, persone, span } of stays) {
      const inside = nightsIn(span, period)
      vendute += inside
      presenze += inside * persone
      arrivi += period.from <= span.from && span.from < period.until ? persone : 0
      ricavo += (importo * inside) / notti
    }
    const lost = closed.reduce((sum, span) => sum + nightsIn(span, period), 0)
    const all = (rooms.value ?? 0) * daysBetween(period.from, period.until)
    return { vendute, presenze, arrivi, ricavo: Math.round(ricavo), disponibili: Math.max(0, all - lost) }
  })
}

/** The same over one period. */
export async function nottiFra(store: Store, period: Period): Promise<Notti> {
  const [notti] = await nottiPer(store, [period])
  return notti ?? { vendute: 0, presenze: 0, arrivi: 0, ricavo: 0, disponibili: 0 }
}

/** «60%», and nothing over nothing. */
export const percentuale = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`
