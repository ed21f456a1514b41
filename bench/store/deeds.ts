import { readMetric } from '../../src/kernel/metric/metric.ts'
import type { Change } from '../../src/kernel/door/change.ts'
import type { Query } from '../../src/kernel/door/store.ts'
import type { OverviewScreen } from '../../src/kernel/screens/screen.ts'
import { together } from '../../src/kernel/door/batch.ts'
import { hospitality } from '../../src/sectors/hospitality/index.ts'
import { fresh } from './house.ts'
import { at, type Open } from './open.ts'

/** Something that somebody does, once for each run. */
export interface Deed {
  readonly what: string
  readonly work: (run: number) => Promise<unknown>
  readonly runs: number
  /** Runs before those that count: a server has been asked before. */
  readonly before: number
}

const USUAL = { runs: 101, before: 300 }
const page = { limit: 50 }
const entity = 'prenotazione'

/** What people do over so many bookings. */
export function deedsOver({ store, bookings }: Open): readonly Deed[] {
  let made = 0
  const create = async (count: number) => {
    const changes: readonly Change[] = fresh(count, made)
    made += count
    const result = await store.commit(changes, { via: count === 1 ? 'form' : 'import' })
    if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
  }
  const list = (query: Omit<Query, 'entity'>) => () => store.query({ entity, page, ...query })
  return [
    { what: LIST, ...USUAL, work: list({ sort: [{ field: 'ospite', direction: 'asc' }] }) },
    { what: 'list of 50, nearest first', ...USUAL, work: list({}) },
    {
      what: 'list of 50 in one state, latest first',
      ...USUAL,
      work: list({ where: CONFIRMED, sort: [{ field: 'arrivo', direction: 'desc' }] }),
    },
    { what: 'list of 50 with how many there are', ...USUAL, runs: 11, before: 3, work: list({ where: CONFIRMED, total: true }) },
    { what: SEARCH, runs: 11, before: 3, work: (run) => store.query({ entity, search: `${(run * 137) % bookings} esposto`, page }) },
    { what: 'search of a name that one in twelve bears', runs: 5, before: 1, work: () => store.query({ entity, search: 'esposto', page }) },
    {
      what: MEASURE,
      ...USUAL,
      work: () =>
        store.measure({
          entity,
          fn: 'sum',
          field: 'importo',
          where: [
            { field: 'arrivo', op: 'gte', value: '2026-11-01' },
            { field: 'arrivo', op: 'lte', value: '2026-11-30' },
          ],
        }),
    },
    { what: CREATE, ...USUAL, work: () => create(1) },
    { what: MANY, runs: 5, before: 1, work: () => create(500) },
    ...hospitality.screens.flatMap((screen) =>
      screen.kind === 'overview' ? [{ what: OPENING, runs: 21, before: 10, work: () => openOverview(store, screen) }] : [],
    ),
  ]
}

export const LIST = 'list of 50 by name'
export const SEARCH = 'search of one guest'
export const MEASURE = 'measure: revenue of a month'
export const CREATE = 'create one'
export const OPENING = 'opening «Panoramica»'
export const MANY = 'create 500 at once'
const CONFIRMED = [{ field: 'stato', op: 'eq', value: 'confermata' }] as const

/** The figures and panels of an overview, asked for in one turn as its page does. */
function openOverview(store: Open['store'], { metrics, indices = [], panels }: OverviewScreen): Promise<unknown> {
  const asked = together(store)
  const shown = hospitality.metrics.filter(({ key }) => metrics.includes(key) || indices.includes(key))
  return Promise.all([
    ...shown.map((metric) => readMetric(asked, metric, at())),
    ...panels.map((panel) =>
      panel.kind === 'bars'
        ? panel.read(asked, at())
        : asked.query({
            entity: panel.entity,
            where: panel.where,
            page: { limit: 5 },
            total: true,
            ...('sort' in panel && { sort: panel.sort }),
          }),
    ),
  ])
}
