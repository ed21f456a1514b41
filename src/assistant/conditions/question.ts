import { comparisonsOf, isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import { isAboutRecords, type AddedUp, type AskedRecords, type Question } from '../../kernel/question/question.ts'
import { isDayField } from '../trade/fields.ts'
import type { RoleOf } from '../frame/role.ts'
import type { Trade } from '../trade/trade.ts'

/** The question about records that a stretch of words is. */
export function questionOf(trade: Trade, { at }: Pick<RoleOf<'question'>, 'at'>): (Question & AskedRecords & AddedUp) | undefined {
  const question = trade.questions[at]
  return question && isAboutRecords(question) ? question : undefined
}

/** «already over»: such a day belongs to the question, whatever other days are said. */
const isOpenEnd = (op: string) => op === 'empty' || op === 'filled'

/** Tells whether a condition says on which day a record is. */
export const isDated = (trade: Trade, entity: string, condition: Condition): condition is Comparison =>
  !isAnyOf(condition) && isDayField(trade, entity, condition.field) && !isOpenEnd(condition.op)

/** The day of a question that those said take the place of. */
export const dayOfQuestion = (trade: Trade, role: RoleOf<'question'> | undefined): string | undefined => {
  const question = role && questionOf(trade, role)
  return question && comparisonsOf(question.where).find((one) => isDated(trade, question.entity, one))?.field
}

/** Conditions of a question of the trade; its days give way to those that were said. */
export function questionWhere(trade: Trade, role: RoleOf<'question'>, saysDays: boolean, today: string): readonly Condition[] {
  const question = questionOf(trade, role)
  if (!question) return []
  const days = onDay(question.where, today) ?? question.where
  // Days that the wording names were not said here: what is asked is asked of any day.
  const isOfAnyDay = saysDays || role.dated
  return isOfAnyDay ? days.filter((condition) => !isDated(trade, question.entity, condition)) : days
}
