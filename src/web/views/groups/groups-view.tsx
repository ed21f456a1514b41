import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isFixed, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { GroupsView as Description } from '../../../kernel/screens/groups-view.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { allRows } from '../../../kernel/door/all-rows.ts'
import { asking } from '../../data/asking.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { queryOf } from '../../screen/list-query.ts'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import { GroupPanel } from './group-panel.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** Groups drawn at a time; the rest come on demand. */
const STEP = 30
const plain = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

/** Records that share what is written in one field, each group with its people and when they were here. */
export function GroupsView(props: OwnViewProps) {
  const { groups } = props.screen
  return groups ? <Groups {...props} groups={groups} /> : null
}

function Groups({ screen, query, groups }: OwnViewProps & { readonly groups: Description }) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const [limit, setLimit] = useState(STEP)
  const [renaming, setRenaming] = useState<{ readonly turn: number; readonly name: string; readonly open: boolean }>()
  const { data, isError, refetch } = useGroups({ screen, query }, groups, entity)
  const rename = (name: string) => setRenaming((last) => ({ turn: (last?.turn ?? 0) + 1, name, open: true }))
  const count = data?.groups.length ?? 0
  const isSearch = query.search !== '' || query.where.length > 0
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      {isError && <NotRead text="Non riesco a leggere i gruppi." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} columns={3} />}
      {data && count === 0 && (
        <EmptyState
          icon={<Icon name="users" />}
          title={isSearch ? 'Nessun gruppo con questa ricerca' : groups.empty.title}
          text={isSearch ? 'Prova con una parola sola, o togli i filtri.' : groups.empty.text}
          action={!isSearch && !isFixed(entity) && <Button onClick={() => form.create(entity)}>{screen.create}</Button>}
        />
      )}
      {data && count > 0 && (
        <>
          <p role="status" className="mb-3 text-sm text-ink-soft num">
            {formatNumber(count)} {plural(count, ...groups.noun)}
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
            {data.groups.slice(0, limit).map(([name, rows]) => (
              <li key={name}>
                <GroupPanel
                  entity={entity}
                  groups={groups}
                  name={name}
                  rows={rows}
                  names={(id) => data.names[id]}
                  past={data.past}
                  onRename={() => rename(name)}
                />
              </li>
            ))}
          </ul>
          {count > limit && (
            <Button className="mx-auto mt-5 flex" onClick={() => setLimit(limit + STEP)}>
              Mostra altri ({formatNumber(count - limit)})
            </Button>
          )}
        </>
      )}
      {renaming && (
        <RenameDialog
          key={renaming.turn}
          entity={entity}
          by={groups.by}
          name={renaming.name}
          open={renaming.open}
          onClose={() => setRenaming((last) => last && { ...last, open: false })}
        />
      )}
    </div>
  )
}

/** Whoever is found brings along the others of the group. */
function useGroups({ screen, query }: OwnViewProps, { by, history }: Description, entity: AnyEntity) {
  const { store, at } = useSector()
  return useQuery(
    asking(store, ['groups', at.today, screen.entity, query], async (read) => {
      const found = await allRows(read, queryOf(screen, { ...query, where: [...query.where, { field: by, op: 'filled' }] }))
      const shared = [...new Set(found.rows.map((row) => row[by]))]
      const all = await allRows(read, { entity: entity.name, where: [{ field: by, op: 'in', value: shared }] })
      const ids = all.rows.map(({ id }) => id)
      const past = history && (await allRows(read, { entity: history.entity, where: [{ field: history.by, op: 'in', value: ids }] }))
      return {
        groups: groupsOf(all.rows, by),
        names: { ...past?.names, ...all.names },
        past: Map.groupBy(past?.rows ?? [], (row) => row[history?.by ?? '']),
      }
    }),
  )
}

const groupsOf = (rows: readonly AnyRow[], by: string): readonly (readonly [string, readonly AnyRow[]])[] =>
  [...Map.groupBy(rows, (row) => String(row[by]))].toSorted(([a], [b]) => plain.compare(a, b))
