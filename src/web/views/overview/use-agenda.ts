import type { AgendaPanel } from '../../../kernel/screens/screen.ts'
import { useRows, type CountedPage } from '../../data/use-rows.ts'

interface Agenda {
  readonly data: CountedPage | undefined
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

/** The rows of a panel: in the panel's own order where all have room, else what goes ahead before the others. */
export function useAgenda(panel: AgendaPanel): Agenda {
  const { entity, sort, limit, ahead } = panel
  const all = panel.where
  // What goes ahead may stand among the first of the others too.
  const list = useRows({ entity, where: all, sort, page: { offset: 0, limit: ahead ? limit * 2 : limit } })
  const first = useRows({ entity, where: [...all, ...(ahead ?? [])], sort, page: { offset: 0, limit } })
  const refetch = () => Promise.all([list.refetch(), first.refetch()])
  const isError = list.isError || (ahead !== undefined && first.isError)
  if (!list.data || (ahead && !first.data)) return { data: undefined, isError, refetch }
  const isFull = list.data.total > limit
  const leading = ahead && isFull ? (first.data?.rows ?? []) : []
  const others = list.data.rows.filter(({ id }) => !leading.some((row) => row.id === id))
  const names = { ...list.data.names, ...(ahead && first.data?.names) }
  return { data: { rows: [...leading, ...others].slice(0, limit), total: list.data.total, names }, isError, refetch }
}
