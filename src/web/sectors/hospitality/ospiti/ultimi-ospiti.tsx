import { useQuery } from '@tanstack/react-query'
import { titleOf, type Value } from '../../../../kernel/entity/entity.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import type { CollectionScreen } from '../../../../kernel/screens/screen.ts'
import type { Store } from '../../../../kernel/door/store.ts'
import { ospite } from '../../../../sectors/hospitality/ospite.ts'
import { schedina } from '../../../../sectors/hospitality/schedina.ts'
import { asking } from '../../../data/asking.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { NotRead } from '../../../late/not-read.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { queryOf, type ListQuery } from '../../../screen/list-query.ts'
import { bornOn } from './same-guest.ts'

const SHOWN = 10
/** Enough arrivals to find ten different people. */
const ARRIVALS = 60

const known = new WeakMap<Store, readonly string[]>()
/** Who was registered on this page, the newest first. */
export const madeOf = (store: Store): readonly string[] => known.get(store) ?? []

/** Remembers a guest who was registered here; the list with it. */
export function rememberMade(store: Store, id: string): readonly string[] {
  const made = [id, ...madeOf(store)].slice(0, SHOWN)
  known.set(store, made)
  return made
}

interface UltimiOspitiProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
  /** Who was registered here just now, by id. */
  readonly made: readonly string[]
}

/** Who was registered here just now, then who arrived last; while somebody searches, who is found. */
export function UltimiOspiti({ screen, query, made }: UltimiOspitiProps) {
  const { store, at } = useSector()
  const entity = useEntity('ospite')
  const form = useRecordForm()
  const isSearch = query.search !== '' || query.where.length > 0
  const { data, isError, refetch } = useQuery(
    asking(store, ['ultimi-ospiti', at.today, query, made], async (read) =>
      isSearch
        ? rowsOf(ospite, (await read.query(queryOf(screen, query, { offset: 0, limit: SHOWN }))).rows)
        : lastGuests(read, at.today, made),
    ),
  )
  const title = isSearch ? 'Ospiti trovati' : 'Ultimi ospiti'
  return (
    <Panel title={title} aria-label={title} className={isSearch ? 'max-lg:order-first' : undefined}>
      {isError && <NotRead text="Non riesco a leggere gli ospiti." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={6} columns={1} />}
      {data?.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-ink-faint">{isSearch ? 'Nessun ospite con questa ricerca.' : screen.empty.text}</p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="grid min-h-14 w-full content-center px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
                onClick={() => form.edit(entity, row.id)}
              >
                <span className="truncate font-medium">{titleOf(entity, row, undefined)}</span>
                <span className="truncate text-sm text-ink-faint">
                  {[bornOn(row), entity.fields['cittadinanza']?.format(row['cittadinanza'])].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

async function lastGuests(store: Store, today: string, made: readonly string[]): Promise<readonly Value<typeof ospite>[]> {
  const arrivals = await store.query({
    entity: 'schedina',
    where: [
      { field: 'data_arrivo', op: 'lte', value: today },
      { field: 'ospite', op: 'filled' },
    ],
    sort: [
      { field: 'data_arrivo', direction: 'desc' },
      { field: 'ora_arrivo', direction: 'desc' },
    ],
    page: { offset: 0, limit: ARRIVALS },
  })
  const ids = [...new Set([...made, ...rowsOf(schedina, arrivals.rows).flatMap((row) => row.ospite ?? [])])].slice(0, SHOWN)
  return rowsOf(ospite, await store.getMany('ospite', ids))
}
