import { statusOf } from '../../kernel/entity/entity.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { grammarOf, rolesOf, type Frame, type Role } from '../frame/role.ts'
import type { Trade } from '../trade/trade.ts'
import type { ConditionDraft } from './draft.ts'
import { questionOf } from './question.ts'

/** Asks who is there, and not who comes: «a Natale chi c'è?», «chi abbiamo nella 301 domani?». */
const IS_THERE = /\b(?:c e|ci sono|c era|ci sara|ci saranno|abbiamo|presenti|occupat?[aeio]|sta|stanno|ce l ha|di chi e)\b/
const SAYS_MORE: readonly Role['role'][] = ['about', 'makes', 'move', 'question', 'metric']

/** Tells whether a sentence asks who is there. */
export const asksStay = (frame: Frame): boolean =>
  grammarOf(frame, 'asks').some(({ what }) => what === 'who') &&
  (IS_THERE.test(frame.words.join(' ')) || rolesOf(frame, 'named').length > 0) &&
  !frame.roles.some(({ role }) => SAYS_MORE.includes(role))

/** «in casa stanotte»: what goes on began on any day. */
export function hasBegun(trade: Trade, frame: Frame): boolean {
  const [field, status] = statusOf(trade.entity(frame.entity)) ?? []
  const begun = (value: unknown) => status?.states[String(value)]?.begun === true
  return (
    rolesOf(frame, 'held').some((role) => role.field === field && role.values.every(begun)) ||
    rolesOf(frame, 'question').some((role) =>
      comparisonsOf(questionOf(trade, role)?.where ?? []).some((one) => one.field === field && one.op === 'eq' && begun(one.value)),
    )
  )
}

/** «chi c'è nella 301?», of no day: who is there now. */
export function addStayNow({ trade, frame, today, where }: ConditionDraft): void {
  const { span } = trade.entity(frame.entity)
  if (!span || rolesOf(frame, 'days').length > 0) return
  const inLane =
    rolesOf(frame, 'named').some(({ path }) => path === span.lane) ||
    rolesOf(frame, 'held').some(({ field }) => span.lane !== undefined && field.startsWith(`${span.lane}.`))
  if (inLane && IS_THERE.test(frame.words.join(' ')) && asksStay(frame))
    where.push({ field: span.from, op: 'overlaps', value: { from: today, until: addDays(today, 1) } })
}
