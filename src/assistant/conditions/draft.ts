import type { Condition } from '../../kernel/expression/condition.ts'
import { isDayField } from '../trade/fields.ts'
import { addedUp } from './lack.ts'
import { denialOf } from '../frame/negation.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'
import { tellsDone } from '../frame/tense.ts'
import type { Trade } from '../trade/trade.ts'
import { dayOfQuestion } from './question.ts'

/** Records of another entity that must not be there, and the stretch that says so. */
type Lack = Pick<RoleOf<'pointing'>, 'from' | 'of' | 'path' | 'where'>

/** Conditions of a sentence while its stretches are read one by one. */
export interface ConditionDraft {
  readonly trade: Trade
  readonly frame: Frame
  readonly today: string
  /** Stretches that say something else. */
  readonly without: ReadonlySet<Role>
  readonly where: Condition[]
  readonly used: Set<Role>
  /** The day of the question of the trade: days that are said take its place. */
  readonly askedDay: string | undefined
  /** The verbs tell what was done. */
  readonly isDone: boolean
  readonly dayFields: readonly RoleOf<'field'>[]
  readonly lack: Lack | undefined
  /** Conditions of the records that must not be there. */
  readonly lacking: Condition[]
  /** Somebody is to be there on days that lie ahead. */
  isAhead: boolean
}

export function conditionDraft(trade: Trade, frame: Frame, today: string, without: ReadonlySet<Role>): ConditionDraft {
  const isRead = (role: Role) => !without.has(role)
  const [question] = rolesOf(frame, 'question').filter(isRead)
  const pointing = rolesOf(frame, 'pointing').filter(isRead)
  const lack = pointing[0] ?? addedUp(trade, frame, today)
  return {
    trade,
    frame,
    today,
    without,
    where: [],
    used: new Set(),
    askedDay: dayOfQuestion(trade, question),
    isDone: tellsDone(frame) && grammarOf(frame, 'not').length === 0,
    dayFields: rolesOf(frame, 'field').filter(({ field }) => isDayField(trade, frame.entity, field)),
    lack,
    lacking: [...(lack?.where ?? []), ...pointing.flatMap((role) => (role === lack || role.of !== lack?.of ? [] : (role.where ?? [])))],
    isAhead: false,
  }
}

/** Adds what a stretch asks. */
export function take({ where, used }: ConditionDraft, role: Role, conditions: readonly Condition[]): void {
  where.push(...conditions)
  used.add(role)
}

/** Takes what denies a stretch, and returns it. */
export function takeDenial({ frame, used }: ConditionDraft, role: Role, ...is: readonly ('not' | 'without')[]): Role | undefined {
  for (const one of is) {
    const denial = denialOf(frame, role, one)
    if (!denial) continue
    used.add(denial)
    return denial
  }
  return undefined
}
