import { useMemo } from 'react'
import { takingWhere, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAllRows } from '../../data/use-rows.ts'
import { dayInTurn, nothing } from './queries.ts'
import { gridOf, peopleOf } from './register.ts'

interface CourseOf {
  /** Any entity of the trade: where there is nothing to ask, no record of it is asked for. */
  readonly entity: AnyEntity
  readonly event: AnyEntity | undefined
  readonly course: AnyEntity | undefined
  readonly grid: Grid
}

/** The courses that have a register, which of them is looked at, and the register with the threshold of that course. */
export function useCourse({ entity, event, course, grid }: CourseOf, wished: string | undefined) {
  const { at } = useSector()
  const { of: shared } = grid
  const all = useAllRows(course ? { entity: course.name } : nothing(entity.name))
  const courses = useMemo(() => peopleOf(course, all.data), [course, all.data])
  // Who opens the register has a lesson to hold: the first course of today, else the first of all.
  const isByEvent = event !== undefined && shared !== undefined && event.fields[shared] !== undefined
  const day = event?.slot?.day ?? ''
  const todays = useAllRows(
    isByEvent
      ? { entity: event.name, where: [{ field: day, op: 'eq', value: at.today }, ...takingWhere(event)], sort: dayInTurn(event) }
      : nothing(entity.name),
  )
  const ofToday = todays.data?.rows.map((row) => row[shared ?? ''])
  const known = (wanted: unknown) => courses.find(({ id }) => id === wanted)?.id
  const of = known(wished) ?? (ofToday && (known(ofToday[0]) ?? courses[0]?.id))
  const ownGrid = useMemo(
    () =>
      gridOf(
        grid,
        all.data?.rows.find(({ id }) => id === of),
      ),
    [grid, all.data, of],
  )
  return { courses, of, ownGrid, reads: [all, todays] }
}
