import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { aboutDay } from '../../../kernel/expression/chosen-day.ts'
import { meets } from '../../../kernel/evaluation/meets.ts'
import { isKind, type Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { DayMove, DayPhrase, MonthView } from '../../../kernel/screens/month-view.ts'
import { daysText } from '../record/record-facts.ts'
import { named } from '../record/said.ts'
import type { Standing } from './days.ts'

export interface DayAbout {
  readonly entity: AnyEntity
  readonly month: MonthView
  readonly day: string
  readonly today: string
  readonly names: Names
}

/** What one row of the panel says. */
export function dayWords(about: DayAbout, { row, section, isLate }: Standing) {
  const { entity, month, day, today, names } = about
  const text = (key: string) => {
    const field = entity.fields[key]
    return field && !isBlank(row[key]) ? named(field, row[key], field.format(row[key], names)) : undefined
  }
  const says = isLate ? (section?.late?.says ?? section?.says) : section?.says
  const amounts = [...(section?.amounts ?? []), ...(month.row.amounts ?? [])]
  const { heading, warning } = month.row
  return {
    heading: heading === undefined ? undefined : text(heading),
    details: [...month.row.details.map(text), says && phrase(about, row, says)].filter((part) => part !== undefined),
    warning: warning === undefined ? undefined : text(warning),
    notes: (month.row.notes ?? []).flatMap(({ text: said, when }) => (meets(entity, aboutDay(when, day), row, today) ? [said] : [])),
    amount: amounts.flatMap((amount) => phrase(about, row, amount) ?? [])[0],
  }
}

/** The states that buttons on the row lead to, while the lifecycle allows it too. */
export const dayMoves = ({ entity, month, day, today }: DayAbout, { row, section }: Standing): readonly string[] =>
  [...(section?.moves ?? []), ...(month.row.moves ?? [])]
    .filter(({ when }: DayMove) => meets(entity, aboutDay(when, day), row, today))
    .map(({ to }) => to)

function phrase({ entity, day, today, names }: DayAbout, row: AnyRow, { text, field: key, when = [] }: DayPhrase): string | undefined {
  const field = entity.fields[key]
  const value = row[key]
  if (!field || isBlank(value) || !meets(entity, aboutDay(when, day), row, today)) return undefined
  return `${text} ${isKind(field, 'date') && typeof value === 'string' ? daysText([value], day) : field.format(value, names)}`
}
