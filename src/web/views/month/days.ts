import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { aboutDay } from '../../../kernel/expression/chosen-day.ts'
import { meeting } from '../../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { DaySection, MonthView } from '../../../kernel/screens/month-view.ts'
import { daysOf } from '../record/record-facts.ts'

/** Where a record stands in the panel of a day: in which section, and whether it should be over. */
export interface Standing {
  readonly row: AnyRow
  /** Nothing where the month has no sections. */
  readonly section: DaySection | undefined
  readonly isLate: boolean
}

export interface Month {
  readonly entity: AnyEntity
  readonly month: MonthView
  readonly today: string
}

/** Prepares one day: where a record stands on it, if it does. What is late is looked for on today's page alone, and goes before. */
function standingOn({ entity, month: { sections }, today }: Month, day: string): (row: AnyRow) => Standing | undefined {
  const tests = sections?.map((section) => ({
    section,
    takes: meeting(entity, aboutDay(section.where, day), today),
    isLate: day === today && section.late ? meeting(entity, section.late.where, today) : () => false,
  }))
  return (row) => {
    const late = tests?.find(({ isLate }) => isLate(row))
    if (late) return { row, section: late.section, isLate: true }
    const [first, last = first] = daysOf(entity, row)
    if (first === undefined || last === undefined || day < first || day > last) return undefined
    if (!tests) return { row, section: undefined, isLate: false }
    const found = tests.find(({ takes }) => takes(row))
    return found && { row, section: found.section, isLate: false }
  }
}

/** The records of one day, by section in their order. */
export function dayOf(month: Month, rows: readonly AnyRow[], day: string): ReadonlyMap<DaySection | undefined, readonly Standing[]> {
  const standing = standingOn(month, day)
  const found = Map.groupBy(
    rows.flatMap((row) => standing(row) ?? []),
    ({ section }) => section,
  )
  return new Map(
    (month.month.sections ?? [undefined]).flatMap((section) => {
      const here = found.get(section)
      return here ? [[section, here] as const] : []
    }),
  )
}

/** The records of each day from `first` to `last`; empty days are left out. A day is prepared once, and a record asked of its own days alone. */
export function recordsByDay(month: Month, rows: readonly AnyRow[], first: string, last: string): ReadonlyMap<string, readonly AnyRow[]> {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push({ day, standing: standingOn(month, day), here: [] as AnyRow[] })
  for (const row of rows) {
    const [from, until = from] = daysOf(month.entity, row)
    for (const { day, standing, here } of days) {
      const isNear = day === month.today || (from !== undefined && until !== undefined && from <= day && day <= until)
      if (isNear && standing(row)) here.push(row)
    }
  }
  return new Map(days.flatMap(({ day, here }) => (here.length > 0 ? [[day, here] as const] : [])))
}
