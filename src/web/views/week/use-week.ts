import { stateOf, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOptional, type Names, type Tone } from '../../../kernel/fields/field.ts'
import { lateText } from '../../../kernel/derive/delay.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { closedWord } from '../../../kernel/opening/opening.ts'
import { slotDoubts } from '../../../kernel/opening/slot-doubts.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { again } from '../../data/again.ts'
import { useEntity, useNow, useSector } from '../../data/sector-context.tsx'
import { useOpening } from '../../data/use-opening.ts'
import { useAllRows, useRows } from '../../data/use-rows.ts'
import { cardContent } from '../drag/card-content.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { bySlot, lanesInUse, lanesOf, lanesWanted, slotKey, type Lane, type Slot } from '../../calendar/lanes.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import { clashesOf, clashText, timesOf } from '../../calendar/overlaps.ts'
import { daysOfWeek } from '../../calendar/week-days.ts'
import { slotValues, stays } from './week-moves.ts'
import type { SafetyWord } from '../../../kernel/derive/safety.ts'

/** A week never holds more than a person can look at. */
const MOST = 500

/** What a record says in its square. */
export interface Block {
  readonly time: string | undefined
  /** When it will be over, where its length is known. */
  readonly end: string | undefined
  readonly title: string
  readonly detail: string | undefined
  readonly state: { readonly label: string; readonly tone: Tone } | undefined
  readonly safety: readonly SafetyWord[]
  /** «In ritardo di 16 minuti». */
  readonly late: string | undefined
  /** In words: «si sovrappone alle 10:00». */
  readonly warning: string | undefined
  /** Why it keeps its day, where it does. */
  readonly settled: string | undefined
}

export interface Week {
  readonly entity: AnyEntity
  readonly days: readonly string[]
  readonly today: string
  readonly lanes: readonly Lane[]
  readonly total: number
  /** Records beyond those that were read. */
  readonly hidden: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
  readonly rowsOf: (slot: Slot) => readonly AnyRow[]
  readonly blockOf: (row: AnyRow) => Block
  readonly laneTitle: (id: string | undefined) => string
  /** Word for a square in which all is closed: «Chiuso», «Immacolata Concezione». */
  readonly closedIn: (slot: Slot) => string | undefined
  /** Question about a record that would stand in a square outside of the opening hours, or on a day that is over. */
  readonly doubtIn: (row: AnyRow, slot: Slot) => string | undefined
}

/** The records of the week around a day, placed by day and lane, with the moves under way counted in. */
export function useWeek(screen: CollectionScreen, query: ListQuery, calendar: Calendar, day: string, pending: readonly Pending[]): Week {
  const entity = useEntity(screen.entity)
  // Minutes go by while somebody looks.
  useNow()
  const { sector, at } = useSector()
  const opening = useOpening()
  const days = daysOfWeek(day)
  const dayKey = calendar.day
  const where = [
    ...query.where,
    { field: dayKey, op: 'gte' as const, value: days[0] },
    { field: dayKey, op: 'lte' as const, value: days[6] },
  ]
  const page = useRows({
    ...queryOf(screen, { ...query, where, sort: [{ field: dayKey, direction: 'asc' }] }),
    page: { offset: 0, limit: MOST },
  })

  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const target = sector.entities.find(({ name }) => name === targetOf(laneField))
  const people = useAllRows(target && { entity: target.name })
  const rows = (page.data?.rows ?? []).map((row) => withPending(row, pending))
  const taken = rows.map((row) => calendar.lane && row[calendar.lane])
  const named = target
    ? lanesInUse(target, people.data?.rows ?? [], taken).map((row) => ({
        id: row.id,
        title: titleOf(target, row, (id) => people.data?.names[id]),
      }))
    : []

  const slots = bySlot(calendar, rows)
  const clashes = clashesOf(entity, calendar, rows)
  const names: Names = (id) => page.data?.names[id]
  const lanes = lanesWanted(lanesOf(named, rows, calendar, laneField !== undefined && isOptional(laneField)), query.where, calendar)
  return {
    entity,
    days,
    today: at.today,
    lanes,
    total: page.data?.total ?? 0,
    hidden: Math.max(0, (page.data?.total ?? 0) - MOST),
    isLoading: page.isLoading || people.isLoading,
    isFailed: page.isError || people.isError,
    retry: again([page, people]),
    rowsOf: (slot) => slots.get(slotKey(slot)) ?? [],
    blockOf: (row) => {
      const { title, details, safety } = cardContent(entity, screen, row, names, at.today, [calendar.lane, dayKey])
      return {
        ...timesOf(calendar, row),
        title,
        detail: details[0],
        safety,
        late: lateText(entity, row, at),
        state: stateOf(entity, row),
        warning: clashText(calendar, clashes.get(row.id)),
        settled: stays(entity, row),
      }
    },
    closedIn: ({ day: on, lane }) => opening && closedWord(opening, lane === undefined ? [] : [lane], on),
    doubtIn: (row, slot) =>
      slotDoubts(entity, opening, { before: row, after: { ...row, ...slotValues(entity, slot) }, at, asked: 'sposta' })[0]?.message,
    laneTitle: (id) => lanes.find((lane) => lane.id === id)?.title ?? '',
  }
}
