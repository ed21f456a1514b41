import { isFixed, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { meets } from '../../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { laneEntityOf, laneFieldOf } from '../../../kernel/screens/lane-of.ts'
import type { DayLanes } from '../../../kernel/screens/month-view.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAllRows } from '../../data/use-rows.ts'
import { FieldValue } from '../../fields/field-value.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Joined } from '../../ui/joined.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { dayFieldOf } from '../../calendar/on-days.ts'
import type { ListQuery } from '../../screen/list-query.ts'
import { movesOf } from '../../forms/record-moves.ts'
import { named } from '../record/said.ts'
import { StatusButton } from '../menu/status-button.tsx'
import { lanesInUse, lanesWanted } from '../../calendar/lanes.ts'
import { Comer } from './comer.tsx'
import type { DayAbout } from './day-words.ts'
import type { useComing } from './use-coming.ts'
import { capital } from '../../../kernel/italian/capital.ts'

interface LanesPanelProps {
  readonly query: ListQuery
  readonly about: DayAbout
  readonly lanes: DayLanes
  readonly coming: ReturnType<typeof useComing>
}

/** The lanes under the day: how each stands, who comes next, and a way to begin a record in it. */
export function LanesPanel({ query, about, lanes, coming }: LanesPanelProps) {
  const { sector } = useSector()
  const { entity } = about
  const place = sector.entities.find(({ name }) => name === laneEntityOf(entity))
  const { data, isError, isPending, refetch } = useAllRows(place && { entity: place.name })
  if (!place) return null
  const calendar = { day: dayFieldOf(entity), lane: laneFieldOf(entity) ?? '' }
  const rows = lanesInUse(place, data?.rows ?? [], [])
  const wanted = new Set(
    lanesWanted(
      rows.map((row) => ({ id: row.id, title: '' })),
      query.where,
      calendar,
    ).map(({ id }) => id),
  )
  const shown = rows.filter(({ id }) => wanted.has(id))
  return (
    <Panel title={place.label.many} aria-label={place.label.many}>
      {isError && <NotRead text="Non riesco a leggere questo elenco." onRetry={() => void refetch()} />}
      {isPending && !isError && <SkeletonRows rows={5} columns={3} />}
      {data && shown.length === 0 && (
        <p className="px-5 py-9 text-center text-sm text-ink-soft">
          {rows.length === 0 ? 'Qui non c’è ancora niente.' : 'Niente con questi filtri.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map((row) => (
          <LaneRow key={row.id} row={row} names={(id) => data?.names[id]} place={place} about={about} lanes={lanes} coming={coming} />
        ))}
      </ul>
    </Panel>
  )
}

interface LaneRowProps extends Omit<LanesPanelProps, 'query'> {
  readonly row: AnyRow
  readonly names: Names
  readonly place: AnyEntity
}

function LaneRow({ row, names, place, about, lanes, coming }: LaneRowProps) {
  const { entity, month, day, today } = about
  const form = useRecordForm()
  const title = titleOf(place, row, names)
  const next = coming.comers.next(row.id)
  const badge = lanes.badge === undefined ? undefined : place.fields[lanes.badge]
  const offered = (lanes.moves ?? []).filter(({ when }) => meets(place, when, row, today)).map(({ to }) => to)
  const move = movesOf(place, row).find(({ to }) => offered.includes(to))
  const details = lanes.details.flatMap((key) => {
    const field = place.fields[key]
    return field && !isBlank(row[key]) ? [named(field, row[key], field.format(row[key], names))] : []
  })
  return (
    <li className="relative grid items-center gap-x-4 gap-y-2 px-5 py-3 transition-colors hover:bg-ink/4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <RowButton data-record={row.id} onClick={() => form.edit(place, row.id)}>
          {title}
        </RowButton>
        <p className="text-sm text-ink-faint num">
          <Joined parts={details} />
        </p>
        {month.coming && coming.entity && next && <Comer coming={month.coming} entity={coming.entity} row={next} today={today} />}
        {month.coming && coming.entity && !next && <p className="text-sm text-ink-soft">{capital(month.coming.says.none)}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 md:flex-col md:items-stretch">
        <div className="flex flex-wrap items-center gap-2 md:grid md:grid-cols-[7rem_6.5rem]">
          <div className="relative z-1">
            <StatusButton entity={place.name} row={row} />
          </div>
          {badge && lanes.badge !== undefined && (
            <div>
              <span className="sr-only">{badge.label}: </span>
              <FieldValue field={badge} value={row[lanes.badge]} density="line" />
            </div>
          )}
        </div>
        <div className="relative z-1 flex flex-wrap justify-end gap-2">
          {move && (
            <Button
              size="sm"
              variant="primary"
              aria-label={`${move.label}: ${title}`}
              onClick={() => form.move(place, row, move.to, 'calendar')}
            >
              {move.label}
            </Button>
          )}
          {!isFixed(entity) && !isFixed(entity, laneFieldOf(entity)) && (
            <Button
              size="sm"
              aria-label={`${lanes.create}: ${title}`}
              onClick={() => form.create(entity, { [laneFieldOf(entity) ?? '']: row.id, [dayFieldOf(entity)]: day < today ? today : day })}
            >
              {lanes.create}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
