import { isAnyOf, type AnyOf, type Comparison, type Condition } from './condition.ts'

/** The day that somebody has chosen in a month: the other side of a comparison in what is said of that day, and nowhere else. */
export interface ChosenDay {
  readonly chosen: true
}
/** The day that is looked at. */
export const chosenDay: ChosenDay = { chosen: true }

const isChosen = (value: unknown): value is ChosenDay => typeof value === 'object' && value !== null && 'chosen' in value

/** The same conditions with a value where they name the chosen day. */
export const aboutDay = (conditions: readonly Condition[], day: unknown): readonly Condition[] =>
  conditions.map((condition): AnyOf | Comparison => {
    if (isAnyOf(condition)) return { any: condition.any.map((list) => aboutDay(list, day)) }
    return isChosen(condition.value) ? { ...condition, value: day } : condition
  })
