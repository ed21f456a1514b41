import { useMemo } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { splitWords } from '../../../kernel/italian/words.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { again } from '../../data/again.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAllRows } from '../../data/use-rows.ts'
import type { ListQuery } from '../../screen/list-query.ts'
import { between, dayInTurn, nothing } from './queries.ts'
import { columnsOf, daysOf } from './columns.ts'
import type { Period } from './period.ts'
import { peopleOf, squareKey, withPlace, type Column, type Kept, type Person } from './register.ts'
import { useCourse } from './use-course.ts'

type Parts = Pick<Register, 'entity' | 'people' | 'event' | 'course' | 'grid' | 'of'>

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

/** The people, the dates and the marks of a register, as they are kept. */
export function useGrid(screen: CollectionScreen, grid: Grid, query: ListQuery, wished: string | undefined, period: Period): Register {
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const named = (from: AnyEntity, key: string | undefined) => sector.entities.find(({ name }) => name === targetOf(from.fields[key ?? '']))
  const people = named(entity, grid.rows) ?? entity
  const event = named(entity, grid.columns)
  const course = named(people, grid.of)
  const { courses, of, ownGrid, reads: readsOfCourse } = useCourse({ entity, event, course, grid }, wished)
  const parts = { entity, people, event, course, grid, of }
  const { persons, events, marks, wanted } = useRecords(parts, query, period)

  const everybody = useMemo(() => {
    const marked = new Set(marks.data?.rows.map((row) => row[grid.rows]))
    return peopleOf(people, persons.data && { ...persons.data, rows: withPlace(people, persons.data.rows, marked) })
  }, [people, persons.data, marks.data, grid.rows])
  const rows = useMemo(() => {
    const words = splitWords(query.search)
    return everybody.filter(({ id, title }) => {
      const own = splitWords(title)
      return (wanted?.has(id) ?? true) && words.every((word) => own.some((other) => other.startsWith(word)))
    })
  }, [everybody, query.search, wanted])
  const dates = useMemo(() => {
    if (!event) return daysOf(period)
    const { day = '', time = '' } = event.slot ?? {}
    const marked = new Set(marks.data?.rows.map((row) => row[grid.columns]))
    const shown = withPlace(event, events.data?.rows ?? [], marked)
    return shown.map((row) => ({ id: row.id, day: String(row[day]), time: textOf(row[time]) }))
  }, [event, events.data, marks.data, grid.columns, period])
  const one = event?.label.one
  const columns = useMemo(() => columnsOf(dates, period, at.today, one), [dates, period, at.today, one])
  const counted = useMemo(() => dates.map(({ id }) => id), [dates])
  const kept = useMemo(() => {
    const keyOf = (row: Readonly<Record<string, unknown>>) => squareKey(String(row[grid.rows]), String(row[grid.columns]))
    return new Map((marks.data?.rows ?? []).map((row) => [keyOf(row), { id: row.id, version: row.version, value: String(row[grid.mark]) }]))
  }, [marks.data, grid])

  const reads = [...readsOfCourse, persons, events, marks]
  return {
    ...parts,
    grid: ownGrid,
    courses,
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

/** The records of the course that is looked at: its people, what happens, the marks, and whom the filters leave. */
function useRecords({ entity, people, event, course, grid, of }: Parts, query: ListQuery, period: Period) {
  const { of: shared } = grid
  const { day = '' } = event?.slot ?? {}
  const isChosen = course === undefined || of !== undefined
  const inCourse = (path: string): readonly Comparison[] => (of === undefined ? [] : [{ field: path, op: 'eq', value: of }])

  const persons = useAllRows(isChosen ? { entity: people.name, where: shared === undefined ? [] : inCourse(shared) } : nothing(people.name))
  const isWhole = event !== undefined && shared !== undefined
  const events = useAllRows(
    event && isChosen
      ? { entity: event.name, where: isWhole ? inCourse(shared) : between(day, period), sort: dayInTurn(event) }
      : nothing(entity.name),
  )
  const inPeriod = between(event ? `${grid.columns}.${day}` : grid.columns, period)
  const where = [...(shared === undefined ? [] : inCourse(`${grid.rows}.${shared}`)), ...(isWhole ? [] : inPeriod)]
  const marks = useAllRows(isChosen ? { entity: entity.name, where } : nothing(entity.name))
  const isFiltered = query.where.length > 0
  const filtered = useAllRows(isFiltered && isChosen ? { entity: entity.name, where: [...where, ...query.where] } : nothing(entity.name))
  const wanted = useMemo(
    () => (isFiltered && filtered.data ? new Set(filtered.data.rows.map((row) => String(row[grid.rows]))) : undefined),
    [isFiltered, filtered.data, grid.rows],
  )
  return { persons, events, marks, wanted }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
