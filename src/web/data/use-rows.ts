import { keepPreviousData, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { readMetric, type Figure } from '../../kernel/metric/metric.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { allRows, type AllRows } from '../../kernel/door/all-rows.ts'
import type { Measure, Measured, Page, Query, Store } from '../../kernel/door/store.ts'
import { asking } from './asking.ts'
import { useSector } from './sector-context.tsx'

/** A page on screen always says how many there are in all. */
export interface CountedPage extends Page {
  readonly total: number
}

/** How a page of records is read and cached. */
export const rowsOptions = (store: Store, today: string, query: Query) =>
  asking(store, ['rows', today, query], async (read): Promise<CountedPage> => {
    const page = await read.query({ ...query, total: true })
    return { ...page, total: page.total ?? page.rows.length }
  })

/** A hook cannot be left out: where there is nothing to ask, this stands for the question and is not asked. */
const NOTHING: Query = { entity: '' }

/** The records that a query finds, if there is one; while the next answer comes, the last one stays on screen. */
export function useRows(query: Query | undefined): UseQueryResult<CountedPage> {
  const { store, at } = useSector()
  return useQuery({ ...rowsOptions(store, at.today, query ?? NOTHING), enabled: query !== undefined, placeholderData: keepPreviousData })
}

const HERE = Promise.resolve()
/** What waits for the first answer to a question: React wants the same promise each time it looks, also once the answer has come. */
const arrivals = new WeakMap<object, Promise<void>>()

function arrivalOf(client: QueryClient, options: ReturnType<typeof rowsOptions>, isPending: boolean): Promise<void> {
  const question = client.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  const known = question && arrivals.get(question)
  if (known || !isPending) return known ?? HERE
  const arrival = client.ensureQueryData(options).then(
    () => undefined,
    () => undefined,
  )
  if (question) arrivals.set(question, arrival)
  return arrival
}

/** The same for what is not drawn before it knows them: it waits in the Suspense above it. Nothing where they cannot be read. */
export function useRowsFirst(query: Query): Page | undefined {
  const { store, at } = useSector()
  const client = useQueryClient()
  const options = rowsOptions(store, at.today, query)
  const { data, isPending } = useQuery(options)
  use(arrivalOf(client, options, isPending))
  return data
}

/** Every record that a query finds, if there is one, for what must not leave one out: rooms, people, what is counted on screen. */
export function useAllRows(query: Omit<Query, 'page'> | undefined): UseQueryResult<AllRows> {
  const { store, at } = useSector()
  return useQuery({
    ...asking(store, ['rows', at.today, query, 'all'], (read) => allRows(read, query ?? NOTHING)),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** One record; `null` when it is gone. */
export function useRow(entity: string, id: string | undefined): UseQueryResult<AnyRow | null> {
  const { store, at } = useSector()
  return useQuery(asking(store, ['row', at.today, entity, id], async (read) => (id ? ((await read.get(entity, id)) ?? null) : null)))
}

export function useMeasure(measure: Measure): UseQueryResult<Measured> {
  const { store, at } = useSector()
  return useQuery({ ...asking(store, ['measure', at.today, measure], (read) => read.measure(measure)), placeholderData: keepPreviousData })
}

/** A metric of the sector, worked out and worded. */
export function useFigure(key: string): UseQueryResult<Figure> {
  const { store, sector, at } = useSector()
  return useQuery({
    ...asking(store, ['figure', at.today, key], (read) => {
      const metric = sector.metrics.find((candidate) => candidate.key === key)
      if (!metric) throw new Error(`${sector.card.slug} has no metric ${key}`)
      return readMetric(read, metric, at)
    }),
    placeholderData: keepPreviousData,
  })
}
