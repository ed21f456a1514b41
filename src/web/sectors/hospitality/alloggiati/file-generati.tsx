import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Condition } from '../../../../kernel/expression/condition.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import type { Store } from '../../../../kernel/door/store.ts'
import { invio as log } from '../../../../sectors/hospitality/invio.ts'
import { asking } from '../../../data/asking.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotRead } from '../../../late/not-read.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { ListQuery } from '../../../screen/list-query.ts'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { FileSection } from './file-section.tsx'
import { schedineWhere } from './use-alloggiati.ts'

/** Files drawn at a time; the older ones come on demand. */
const STEP = 20

/** The log of what was made for the police: when, by whom, who is in it, what the portal answered. */
export function FileGenerati({ query }: OwnViewProps) {
  const { store, at } = useSector()
  const [limit, setLimit] = useState(STEP)
  const isSearch = query.search !== '' || query.where.length > 0
  const { data, isError, refetch } = useQuery({
    ...asking(store, ['file-generati', at.today, query, limit], (read) => readLog(read, isSearch ? query : undefined, limit)),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      {isError && <NotRead text="Non riesco a leggere i file." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} columns={2} />}
      {data?.total === 0 && (
        <EmptyState
          icon={<Icon name="shield-check" />}
          title={isSearch ? 'Nessun file con queste persone' : 'Nessun file generato'}
          text="I file si generano dalla vista «Da inviare»."
        />
      )}
      {data && data.total > 0 && (
        <Panel aria-label="File generati">
          <h2 className="sr-only">File generati</h2>
          {data.files.map((file) => (
            <FileSection key={file.id} file={file} rows={data.people.get(file.id) ?? []} />
          ))}
        </Panel>
      )}
      {data && data.total > data.files.length && (
        <Button className="mx-auto mt-5 flex" onClick={() => setLimit(limit + STEP)}>
          Mostra altri ({data.total - data.files.length})
        </Button>
      )}
    </div>
  )
}

/** The newest files with their people; while somebody searches, those that hold somebody who is found. */
async function readLog(store: Store, query: ListQuery | undefined, limit: number) {
  const found = query && (await schedineWhere(store, [...query.where, { field: 'invio', op: 'filled' }], query.search))
  const where: Condition[] = found ? [{ field: 'id', op: 'in', value: [...new Set(found.map(({ invio }) => invio))] }] : []
  const { rows, total = 0 } = await store.query({ entity: 'invio', where, page: { limit }, total: true })
  const files = rowsOf(log, rows)
  const people = await schedineWhere(store, [{ field: 'invio', op: 'in', value: files.map(({ id }) => id) }])
  return { files, total, people: Map.groupBy(people, ({ invio }) => String(invio)) }
}
