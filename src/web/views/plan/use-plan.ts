import { useMemo } from 'react'
import { statusOf, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { occupied } from '../../../kernel/evaluation/occupied-time.ts'
import { scopeOf } from '../../../kernel/evaluation/scope.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import { isKind, type Field } from '../../../kernel/fields/field.ts'
import type { Choice } from '../../../kernel/fields/choice.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { AllRows } from '../../../kernel/door/all-rows.ts'
import { again } from '../../data/again.ts'
import { useEntity, useNow, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useAllRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { lanesInUse } from '../../calendar/lanes.ts'
import { boxesOf, type Box } from '../../forms/places/arrange.ts'
import { aroundMoment, momentOf } from './moment.ts'
import { partyOf, placesIn, present, spotsOf, type Spot, type Standing } from './standing.ts'

export interface Room {
  readonly id: string
  readonly title: string
}

export interface Plan extends Standing {
  readonly screen: CollectionScreen
  readonly rooms: readonly Room[]
  readonly room: string
  /** The entity of the rooms, where they are records. */
  readonly roomEntity: AnyEntity | undefined
  /** The places of the room, and where they stand. */
  readonly places: readonly AnyRow[]
  readonly boxes: ReadonlyMap<string, Box>
  /** Of the room on screen, and of all. */
  readonly spots: readonly Spot[]
  readonly all: readonly { readonly room: Room; readonly spots: readonly Spot[] }[]
  /** Whoever has no place yet. */
  readonly waiting: readonly AnyRow[]
  /** Whether a search leaves a record in; nothing is asked where this is missing. */
  readonly matches: ReadonlySet<string> | undefined
  readonly seated: number
  readonly coming: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** «2» before «10». */
const byName = new Intl.Collator('it', { numeric: true })
const isChoice = (field: Field | undefined): field is Choice<string> => field !== undefined && isKind(field, 'choice')

/** The places of a trade at a moment, who has them, and who comes. */
export function usePlan(screen: CollectionScreen, plan: PlanSays, query: ListQuery, pending: readonly Pending[]): Plan {
  const { sector, clock } = useSector()
  // Minutes go by while somebody looks.
  useNow()
  const at = clock.at()
  const address = useAddress()
  const entity = useEntity(screen.entity)
  const place = useEntity(targetOf(entity.fields[plan.at]))
  const known = useMemo(() => new Map(sector.entities.map((one) => [one.name, one])), [sector])
  const roomField = plan.room === undefined ? undefined : place.fields[plan.room]
  const roomEntity = known.get(targetOf(roomField))
  const [giorno, servizio, ora] = [address.get('giorno'), address.get('servizio'), address.get('ora')]
  const time = at.time ?? ''
  const moment = useMemo(
    () => momentOf(entity, plan, { giorno, servizio, ora }, { today: at.today, time }),
    [entity, plan, giorno, servizio, ora, at.today, time],
  )
  const begins = entity.span?.from ?? entity.slot?.day ?? ''
  const where = [{ field: begins, op: 'overlaps' as const, value: aroundMoment(moment) }]
  const records = useAllRows({ entity: entity.name, where })
  const places = useAllRows({ entity: place.name })
  const rooms = useAllRows(roomEntity && { entity: roomEntity.name })
  const isAsking = query.where.length > 0 || query.search !== ''
  const asked = useAllRows(isAsking ? queryOf(screen, { ...query, where: [...query.where, ...where] }) : undefined)

  const shown = useMemo(() => {
    const names = (id: string) => records.data?.names[id] ?? places.data?.names[id]
    const about: Standing = {
      plan,
      entity,
      place,
      moment,
      names,
      today: at.today,
      time,
      now: entity.span ? at.today : `${at.today}T${time}`,
      periodOf: occupied(scopeOf(entity, known), begins),
    }
    const found: readonly Room[] = roomEntity
      ? (rooms.data?.rows ?? []).map((row) => ({ id: row.id, title: titleOf(roomEntity, row, (id) => rooms.data?.names[id]) }))
      : isChoice(roomField)
        ? Object.entries(roomField.options).map(([id, title]) => ({ id, title }))
        : [{ id: '', title: place.label.many }]
    const wished = (data: AllRows | undefined) => (data?.rows ?? []).map((row) => withPending(row, pending))
    return { about, rooms: found, ...standingIn(about, found, wished(places.data), present(about, wished(records.data))) }
  }, [records.data, places.data, rooms.data, pending, plan, entity, place, moment, time, at.today, known, begins, roomEntity, roomField])

  const asks = [records, places, rooms, asked]
  const wanted = address.get('sala')
  const current = shown.all.find(({ room }) => room.id === wanted) ?? shown.all[0]
  return {
    ...shown.about,
    screen,
    rooms: shown.rooms,
    room: current?.room.id ?? '',
    roomEntity,
    places: current?.places ?? [],
    boxes: current?.boxes ?? new Map(),
    spots: current?.spots ?? [],
    all: shown.all,
    waiting: shown.waiting,
    matches: isAsking && asked.data ? new Set(asked.data.rows.map(({ id }) => id)) : undefined,
    seated: shown.seated,
    coming: shown.coming,
    isLoading: records.isPending || places.isPending || (roomEntity !== undefined && rooms.isPending),
    isFailed: asks.some(({ isError }) => isError),
    retry: again(asks),
  }
}

/** How the places of each room stand, who waits, and how many people sit and come. */
function standingIn(about: Standing, rooms: readonly Room[], places: readonly AnyRow[], rows: readonly AnyRow[]) {
  const { plan, entity, place, names } = about
  const taken = rows.flatMap((row) => placesIn(plan, row))
  const sorted = lanesInUse(place, places, taken).toSorted((a, b) => byName.compare(titleOf(place, a, names), titleOf(place, b, names)))
  const all = rooms.map((room) => {
    const mine = sorted.filter((row) => plan.room === undefined || row[plan.room] === room.id)
    const boxes = boxesOf(plan, mine)
    return { room, places: mine, boxes, spots: spotsOf(about, mine, boxes, rows) }
  })
  const sum = (some: readonly AnyRow[]) => some.reduce((total, row) => total + partyOf(plan, row), 0)
  const isSitting = new Set(all.flatMap(({ spots }) => spots.filter(({ isHere }) => isHere).flatMap(({ row }) => row?.id ?? [])))
  const [status, field] = statusOf(entity) ?? []
  const comes = (row: AnyRow) => {
    const state = status === undefined ? undefined : field?.states[String(row[status])]
    return !isSitting.has(row.id) && !(state && isOver(state))
  }
  return {
    all,
    waiting: rows.filter((row) => placesIn(plan, row).length === 0),
    seated: sum(rows.filter(({ id }) => isSitting.has(id))),
    coming: sum(rows.filter(comes)),
  }
}
