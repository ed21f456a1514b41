import { useMemo } from 'react'
import { isTaking, takingWhere, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { addDays, daysBetween, monthOf } from '../../../kernel/italian/dates.ts'
import { splitWords } from '../../../kernel/italian/words.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { AllRows } from '../../../kernel/door/all-rows.ts'
import type { Query } from '../../../kernel/door/store.ts'
import { again } from '../../data/again.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAllRows } from '../../data/use-rows.ts'
import type { ListQuery } from '../list-query.ts'
import { dayLabel } from '../calendar/week-days.ts'
import { isIn, type Period } from './period.ts'
import { gridOf, squareKey, withPlace, type Column, type Kept, type Person } from './register.ts'

export interface Register {
  readonly entity: AnyEntity
  /** With the threshold of the course that is looked at. */
  readonly grid: Grid
  readonly people: AnyEntity
  /** What happens on a day; nothing where the days themselves are the columns. */
  readonly event: AnyEntity | undefined
  readonly course: AnyEntity | undefined
  readonly courses: readonly Person[]
  /** The course that is looked at. */
  readonly of: string | undefined
  readonly rows: readonly Person[]
  /** Before somebody searched. */
  readonly total: number
  readonly columns: readonly Column[]
  /** All columns that marks were read of: those of a course also outside of the period, so that its shares are of the whole course. */
  readonly counted: readonly string[]
  readonly kept: ReadonlyMap<string, Kept>
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

type Asked = Omit<Query, 'page'>
/** A hook cannot be left out: where there is nothing to ask, it asks for no record. */
const nothing = (entity: string): Asked => ({ entity, where: [{ field: 'id', op: 'in', value: [] }] })
const between = (field: string, { first, last }: Period): readonly Comparison[] => [
  { field, op: 'gte', value: first },
  { field, op: 'lte', value: last },
]

/** The people, the dates and the marks of a register, as they are kept. */
export function useGrid(screen: CollectionScreen, grid: Grid, query: ListQuery, wished: string | undefined, period: Period): Register {
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const named = (from: AnyEntity, key: string | undefined) => sector.entities.find(({ name }) => name === targetOf(from.fields[key ?? '']))
  const people = named(entity, grid.rows) ?? entity
  const event = named(entity, grid.columns)
  const course = named(people, grid.of)
  const { of: shared } = grid

  const all = useAllRows(course ? { entity: course.name } : nothing(entity.name))
  const courses = useMemo(() => peopleOf(course, all.data), [course, all.data])
  const { day = '', time } = event?.slot ?? {}
  const inTurn = [day, ...(time === undefined ? [] : [time])].map((field) => ({ field, direction: 'asc' }) as const)
  // Who opens the register has a lesson to hold: the first course of today, else the first of all.
  const isByEvent = event !== undefined && shared !== undefined && event.fields[shared] !== undefined
  const todays = useAllRows(
    isByEvent
      ? { entity: event.name, where: [{ field: day, op: 'eq', value: at.today }, ...takingWhere(event)], sort: inTurn }
      : nothing(entity.name),
  )
  const ofToday = todays.data?.rows.map((row) => row[shared ?? ''])
  const known = (wanted: unknown) => courses.find(({ id }) => id === wanted)?.id
  const of = known(wished) ?? (ofToday && (known(ofToday[0]) ?? courses[0]?.id))
  const isChosen = course === undefined || of !== undefined
  const inCourse = (path: string): readonly Comparison[] => (of === undefined ? [] : [{ field: path, op: 'eq', value: of }])

  const persons = useAllRows(isChosen ? { entity: people.name, where: shared === undefined ? [] : inCourse(shared) } : nothing(people.name))
  const isWhole = event !== undefined && shared !== undefined
  const events = useAllRows(
    event && isChosen
      ? {
          entity: event.name,
          where: isWhole ? inCourse(shared) : between(day, period),
          sort: inTurn,
        }
      : nothing(entity.name),
  )
  const inPeriod = between(event ? `${grid.columns}.${day}` : grid.columns, period)
  const where = [...(shared === undefined ? [] : inCourse(`${grid.rows}.${shared}`)), ...(isWhole ? [] : inPeriod)]
  const marks = useAllRows(isChosen ? { entity: entity.name, where } : nothing(entity.name))
  const isFiltered = query.where.length > 0
  const filtered = useAllRows(isFiltered && isChosen ? { entity: entity.name, where: [...where, ...query.where] } : nothing(entity.name))

  const everybody = useMemo(() => {
    const marked = new Set(marks.data?.rows.map((row) => row[grid.rows]))
    return peopleOf(people, persons.data && { ...persons.data, rows: withPlace(people, persons.data.rows, marked) })
  }, [people, persons.data, marks.data, grid.rows])
  const shownGrid = useMemo(
    () =>
      gridOf(
        grid,
        all.data?.rows.find(({ id }) => id === of),
      ),
    [grid, all.data, of],
  )
  const rows = useMemo(() => {
    const words = splitWords(query.search)
    const wanted = isFiltered && filtered.data ? new Set(filtered.data.rows.map((row) => String(row[grid.rows]))) : undefined
    return everybody.filter(({ id, title }) => {
      const own = splitWords(title)
      return (wanted?.has(id) ?? true) && words.every((word) => own.some((other) => other.startsWith(word)))
    })
  }, [everybody, query.search, isFiltered, filtered.data, grid.rows])
  const dates = useMemo(() => {
    if (!event) return daysOf(period)
    const marked = new Set(marks.data?.rows.map((row) => row[grid.columns]))
    const kept = withPlace(event, events.data?.rows ?? [], marked)
    return kept.map((row) => ({ id: row.id, day: String(row[day]), time: textOf(row[time ?? '']) }))
  }, [event, events.data, marks.data, grid.columns, day, time, period])
  const one = event?.label.one
  const columns = useMemo(() => columnsOf(dates, period, at.today, one), [dates, period, at.today, one])
  const counted = useMemo(() => dates.map(({ id }) => id), [dates])
  const kept = useMemo(() => {
    const keyOf = (row: Readonly<Record<string, unknown>>) => squareKey(String(row[grid.rows]), String(row[grid.columns]))
    return new Map((marks.data?.rows ?? []).map((row) => [keyOf(row), { id: row.id, version: row.version, value: String(row[grid.mark]) }]))
  }, [marks.data, grid])

  const reads = [all, todays, persons, events, marks]
  return {
    entity,
    grid: shownGrid,
    people,
    event,
    course,
    courses,
    of,
    rows,
    total: everybody.length,
    columns,
    counted,
    kept,
    isLoading: reads.some(({ isPending }) => isPending),
    isFailed: reads.some(({ isError }) => isError),
    retry: again(reads),
  }
}

const peopleOf = (entity: AnyEntity | undefined, data: AllRows | undefined): readonly Person[] =>
  entity && data
    ? data.rows.map((row) => ({ id: row.id, title: titleOf(entity, row, (id) => data.names[id]), isAway: !isTaking(entity, row) }))
    : []

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const daysOf = ({ first, last }: Period): readonly Dated[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => ({ id: addDays(first, at), day: addDays(first, at), time: undefined }))

interface Dated {
  readonly id: string
  readonly day: string
  readonly time: string | undefined
}

/** Those of the period; where several fall on one day, what tells them apart. `one` is what happens: «Lezione». */
function columnsOf(dates: readonly Dated[], period: Period, today: string, one = ''): readonly Column[] {
  const shown = dates.filter(({ day }) => isIn(period, day))
  return shown.map(({ id, day, time }, at) => {
    const same = shown.filter((other) => other.day === day)
    const nth = same.findIndex((other) => other.id === id) + 1
    const before = shown[at - 1]?.day
    const isToday = day === today
    const isNewMonth = before !== undefined && monthOf(before) !== monthOf(day)
    const isOneOfMany = same.length > 1
    const apart = isOneOfMany ? (time === undefined ? `, ${one.toLowerCase()} ${nth}` : ` alle ${time}`) : ''
    return {
      id,
      day,
      key: nth > 1 ? `${day}-${nth}` : day,
      extra: isOneOfMany ? (time ?? `n. ${nth}`) : undefined,
      time,
      isToday,
      isNewMonth,
      spoken: `${dayLabel(day)}${isToday ? ', oggi' : ''}${apart}`,
    }
  })
}
