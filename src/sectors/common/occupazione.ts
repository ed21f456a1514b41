import * as k from '../../kernel/describe.ts'

interface Occupazione {
  /** The entity whose `minuti` are booked, those of them that take a lane today, and the lane. */
  readonly entity: string
  readonly where: readonly k.Condition[]
  readonly lane: string
  /** The entity of opening hours. */
  readonly opening: k.AnyEntity
}

const ore = (minutes: number) => k.formatNumber(Math.round(minutes / 6) / 10)

/** Share of today's open hours of all lanes that is booked, closings left out: the work of a figure. */
export const occupazione =
  ({ entity, where, lane, opening: hours }: Occupazione) =>
  async (store: k.Store, { today: day }: k.At) => {
    const [booked, lanes, closed, opening] = await Promise.all([
      store.measure({ entity, fn: 'sum', field: 'minuti', where }),
      k.allRows(store, { entity: lane, where: [k.IN_USE] }),
      k.allRows(store, { entity: 'chiusura', where: [k.eq('giorno', k.today()), k.leadingToInUse(lane)] }),
      k.readOpening(store, [hours]),
    ])
    const shut = closed.rows.reduce((sum, { minuti }) => sum + Number(minuti), 0)
    const spans = lanes.rows.flatMap(({ id }) => (opening ? k.openOn(opening, day, [id]) : []))
    const open = Math.max(0, spans.reduce((sum, { from, to }) => sum + to - from, 0) - shut)
    const taken = booked.value ?? 0
    return { value: open === 0 ? 0 : (taken / open) * 100, note: `${ore(taken)} ore su ${ore(open)}` }
  }
