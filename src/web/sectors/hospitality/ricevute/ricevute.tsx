import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnyOf, type Condition } from '../../../../kernel/expression/condition.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import type { Store } from '../../../../kernel/store/store.ts'
import { ricevuta } from '../../../../sectors/hospitality/ricevuta.ts'
import { asking } from '../../../data/asking.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { ListQuery } from '../../../views/list-query.ts'
import type { OwnViewProps } from '../../../views/own-parts.ts'

/** Receipts drawn at a time; the older ones come on demand. */
const STEP = 50

/** The receipts of the bookings that are looked for, the latest number first. */
export function Ricevute({ query }: OwnViewProps) {
  const { store, at } = useSector()
  const [limit, setLimit] = useState(STEP)
  const { data, isError, refetch } = useQuery({
    ...asking(store, ['rows', 'ricevute', at.today, query, limit], (read) => readRicevute(read, query, limit)),
    placeholderData: keepPreviousData,
  })
  const isSearch = query.search !== '' || query.where.length > 0
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      {isError && <ErrorState text="Non riesco a leggere le ricevute." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} columns={2} />}
      {data?.total === 0 && (
        <EmptyState
          icon={<Icon name="printer" />}
          title={isSearch ? 'Nessuna ricevuta trovata' : 'Nessuna ricevuta'}
          text="Si emettono dalla prenotazione, quando il conto è pagato."
        />
      )}
      {data && data.total > 0 && (
        <Panel aria-label="Ricevute">
          <h2 className="sr-only">Ricevute</h2>
          <ul>
            {data.rows.map((row) => (
              <Ricevuta key={row.id} row={row} />
            ))}
          </ul>
        </Panel>
      )}
      {data && data.total > data.rows.length && (
        <Button className="mx-auto mt-5 flex" onClick={() => setLimit(limit + STEP)}>
          Mostra altre ({data.total - data.rows.length})
        </Button>
      )}
    </div>
  )
}

function Ricevuta({ row }: { row: Awaited<ReturnType<typeof readRicevute>>['rows'][number] }) {
  const entity = useEntity('ricevuta')
  const form = useRecordForm()
  const { numero, stato, pagamento } = ricevuta.fields
  const state = stato.states[row.stato]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <button
          type="button"
          className="min-h-control rounded-sm text-left font-medium wrap-anywhere hover:underline"
          onClick={() => form.edit(entity, row.id)}
        >
          <span className="num">{row.numero === undefined ? '' : numero.format(row.numero)}</span> · {row.intestatario}
        </button>
        <p className="text-sm text-ink-soft num">
          {formatDate(row.data)} · dal {formatDate(row.arrivo)} al {formatDate(row.partenza)} · {pagamento.format(row.pagamento)}
        </p>
      </div>
      <Badge tone={state.tone}>{state.label}</Badge>
      <span className="ml-auto min-w-24 text-right num">{formatMoney(row.totale)}</span>
    </li>
  )
}

async function readRicevute(store: Store, { where, search }: ListQuery, limit: number) {
  const { rows, total = 0 } = await store.query({
    entity: 'ricevuta',
    where: where.map(ofBooking),
    ...(search && { search }),
    sort: ricevuta.sort ?? [],
    page: { limit },
    total: true,
  })
  return { rows: rowsOf(ricevuta, rows), total }
}

/** What is asked of bookings, asked of the booking of a receipt. */
const ofBooking = (condition: Condition): Condition =>
  isAnyOf(condition) ? { any: condition.any.map((all) => all.map(ofBooking)) } : { ...condition, field: `prenotazione.${condition.field}` }
