import * as k from '../../kernel/describe.ts'
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

const SOLD = k.oneOf('stato', ['confermata', 'arrivato', 'partito'])

/** How many nights of a span, the last before `until`, fall into a period. */
function nightsIn({ from, until }: Period, period: Period): number {
  const [first, last] = [from > period.from ? from : period.from, until < period.until ? until : period.until]
  return first < last ? k.daysBetween(first, last) : 0
}

const spanOf = (from: string, nights: number): Period => ({ from, until: k.addDays(from, nights) })

/** The rooms, each with the day up to which it is for sale: no day for those in use, and for one put away the last departure from it. */
async function camereFino(store: k.Store): Promise<ReadonlyMap<unknown, string | undefined>> {
  const { rows } = await k.allRows(store, { entity: 'camera' })
  const away = rows.flatMap((row) => (row[k.ARCHIVE] === undefined ? [] : [row.id]))
  const where = [k.oneOf('camera', away), SOLD]
  const stays = away.length === 0 ? [] : (await k.allRows(store, { entity: 'prenotazione', where, select: ['camera', 'partenza'] })).rows
  const lastOf = (id: string) =>
    stays.reduce((last, row) => (row['camera'] === id && String(row['partenza']) > last ? String(row['partenza']) : last), '')
  return new Map(rows.map(({ id }) => [id, away.includes(id) ? lastOf(id) : undefined]))
}

/** What a hotelier's indices are made of, over each of some periods: the records are read once for all of them. */
export async function nottiPer(store: k.Store, periods: readonly [Period, ...Period[]]): Promise<readonly Notti[]> {
  const whole = {
    from: periods.reduce((first, { from }) => (from < first ? from : first), periods[0].from),
    until: periods.reduce((last, { until }) => (until > last ? until : last), periods[0].until),
  }
  const [rooms, bookings, closures] = await Promise.all([
    camereFino(store),
    k.allRows(store, {
      entity: 'prenotazione',
      where: [{ field: 'arrivo', op: 'overlaps', value: whole }, SOLD],
      sort: [k.asc('arrivo')],
      select: ['arrivo', 'notti', 'importo', 'persone'],
    }),
    k.allRows(store, {
      entity: 'chiusura',
      where: [{ field: 'dal', op: 'overlaps', value: whole }],
      sort: [k.asc('dal')],
      select: ['camera', 'dal', 'notti'],
    }),
  ])
  const stays = k.rowsOf(campiPrenotazione, bookings.rows).map((row) => ({ ...row, span: spanOf(row.arrivo, row.notti) }))
  const forSale = ({ from, until }: Period, room: unknown): Period => {
    const last = rooms.get(room)
    return { from, until: last !== undefined && last < until ? last : until }
  }
  const closed = k.rowsOf(chiusura, closures.rows).map(({ camera, dal, notti }) => forSale(spanOf(dal, notti), camera))
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
    const all = [...rooms.keys()].reduce<number>((sum, room) => sum + nightsIn(forSale(period, room), period), 0)
    return { vendute, presenze, arrivi, ricavo: Math.round(ricavo), disponibili: Math.max(0, all - lost) }
  })
}

/** The same over one period. */
export async function nottiFra(store: k.Store, period: Period): Promise<Notti> {
  const [notti] = await nottiPer(store, [period])
  return notti ?? { vendute: 0, presenze: 0, arrivi: 0, ricavo: 0, disponibili: 0 }
}

/** «60%», and nothing over nothing. */
export const percentuale = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`
