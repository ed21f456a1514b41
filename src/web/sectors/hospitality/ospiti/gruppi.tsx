import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Value } from '../../../../kernel/entity.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import { asking } from '../../../data/asking.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { allRows } from '../../../../kernel/store/all-rows.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { queryOf } from '../../../views/list-query.ts'
import type { OwnViewProps } from '../../../views/own-parts.ts'
import { ospite } from '../../../../sectors/hospitality/ospite.ts'
import { schedina } from '../../../../sectors/hospitality/schedina.ts'
import { GruppoPanel } from './gruppo-panel.tsx'
import { RinominaDialog } from './rinomina-dialog.tsx'

type Ospite = Value<typeof ospite>

/** Groups drawn at a time; the rest come on demand. */
const STEP = 30
const plain = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

/** Families and groups: who travels under one name, and when they were here. */
export function Gruppi({ screen, query }: OwnViewProps) {
  const { store, at } = useSector()
  const guest = useEntity('ospite')
  const form = useRecordForm()
  const [limit, setLimit] = useState(STEP)
  const [renaming, setRenaming] = useState<{ readonly turn: number; readonly name: string; readonly open: boolean }>()
  const { data, isError, refetch } = useQuery(
    asking(store, ['gruppi', at.today, query], async (read) => {
      const found = await allRows(read, queryOf(screen, { ...query, where: [...query.where, { field: 'gruppo', op: 'filled' }] }))
      const names = [...new Set(rowsOf(ospite, found.rows).map((row) => row.gruppo))]
      // Whoever is found brings along the others of the group.
      const people = await allRows(read, { entity: 'ospite', where: [{ field: 'gruppo', op: 'in', value: names }] })
      const ids = people.rows.map((row) => row.id)
      const stays = await allRows(read, { entity: 'schedina', where: [{ field: 'ospite', op: 'in', value: ids }] })
      return { groups: groupsOf(rowsOf(ospite, people.rows)), stays: Map.groupBy(rowsOf(schedina, stays.rows), (row) => row.ospite) }
    }),
  )
  const rename = (name: string) => setRenaming((last) => ({ turn: (last?.turn ?? 0) + 1, name, open: true }))
  const shown = data?.groups.slice(0, limit) ?? []
  const isSearch = query.search !== '' || query.where.length > 0
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      {isError && <ErrorState text="Non riesco a leggere i gruppi." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} columns={3} />}
      {data?.groups.length === 0 && (
        <EmptyState
          icon={<Icon name="users" />}
          title={isSearch ? 'Nessun gruppo con questa ricerca' : 'Nessuna famiglia e nessun gruppo'}
          text="Scrivi lo stesso nome in «Famiglia o gruppo» nelle schede di chi viaggia insieme."
          action={<Button onClick={() => form.create(guest)}>{screen.create}</Button>}
        />
      )}
      {shown.length > 0 && (
        <>
          <p role="status" className="mb-3 text-sm text-ink-soft num">
            {plural(data?.groups.length ?? 0, '1 famiglia o gruppo', `${data?.groups.length ?? 0} famiglie e gruppi`)}
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
            {shown.map(([name, people]) => (
              <li key={name}>
                <GruppoPanel name={name} people={people} stays={data?.stays ?? new Map()} onRename={() => rename(name)} />
              </li>
            ))}
          </ul>
          {data && data.groups.length > limit && (
            <Button className="mx-auto mt-5 flex" onClick={() => setLimit(limit + STEP)}>
              Mostra altri ({data.groups.length - limit})
            </Button>
          )}
        </>
      )}
      {renaming && (
        <RinominaDialog
          key={renaming.turn}
          name={renaming.name}
          open={renaming.open}
          onClose={() => setRenaming((last) => last && { ...last, open: false })}
        />
      )}
    </div>
  )
}

const groupsOf = (people: readonly Ospite[]): readonly (readonly [string, readonly Ospite[]])[] =>
  [...Map.groupBy(people, (row) => row.gruppo ?? '')].toSorted(([a], [b]) => plain.compare(a, b))
