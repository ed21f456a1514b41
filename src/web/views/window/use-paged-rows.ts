import { useQueries } from '@tanstack/react-query'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Page, Query } from '../../../kernel/door/store.ts'
import { useSector } from '../../data/sector-context.tsx'
import { rowsOptions, useRows } from '../../data/use-rows.ts'

/** Records read at a time. */
const SIZE = 200

interface Paged {
  /** All that there are, read or not; undefined until the first answer. */
  readonly total: number | undefined
  readonly isError: boolean
  readonly retry: () => void
  /** A record by its place in the list, with the titles that it refers to; undefined while its page is on the way. */
  readonly at: (index: number) => { readonly row: AnyRow; readonly names: Page['names'] } | undefined
}

/** A list of any length: only the pages that are looked at are read. */
export function usePagedRows(query: Query, range: { readonly first: number; readonly last: number }): Paged {
  const { store, at } = useSector()
  const page = (index: number) => ({ ...query, page: { offset: index * SIZE, limit: SIZE } })
  const first = useRows(page(0))
  const total = first.data?.total
  const wanted = pagesOf(range, total ?? 0)
  const others = useQueries({ queries: wanted.map((index) => rowsOptions(store, at.today, page(index))) })
  const known = new Map(wanted.map((index, place) => [index, others[place]?.data]))
  return {
    total,
    isError: first.isError,
    retry: () => void first.refetch(),
    at: (index) => {
      const place = Math.floor(index / SIZE)
      const data = place === 0 ? first.data : known.get(place)
      const row = data?.rows[index - place * SIZE]
      return data && row && { row, names: data.names }
    },
  }
}

/** The pages behind the first one that a range touches. */
function pagesOf({ first, last }: { readonly first: number; readonly last: number }, total: number): number[] {
  const from = Math.max(1, Math.floor(first / SIZE))
  const to = Math.min(Math.floor(last / SIZE), Math.ceil(total / SIZE) - 1)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
