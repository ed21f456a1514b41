import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { takeComparisons } from './comparison.ts'
import type { Frame, Role, RoleOf } from '../frame/role.ts'
import type { Lacking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { takeDays } from './days.ts'
import { conditionDraft, take, type ConditionDraft } from './draft.ts'
import { takeHeld } from './field-values.ts'
import { takeHours } from './hours.ts'
import { takeNamed, takeSelf } from './names.ts'
import { takePresence } from './presence.ts'
import { leaveOutAhead, takeProgress } from './progress.ts'
import { questionWhere } from './question.ts'
import { addStayNow, hasBegun } from './stay.ts'
import { unionOf, suiting } from './union.ts'

export interface Asks {
  readonly where: readonly Condition[]
  /** The roles that it took. */
  readonly used: Set<Role>
  readonly lacks?: Lacking
}

/** Readers of conditions by what a stretch does in the sentence; the others ask nothing of a record. */
const TAKERS: { readonly [R in Role['role']]?: (draft: ConditionDraft, role: RoleOf<R>) => void } = {
  held: takeHeld,
  self: takeSelf,
  named: takeNamed,
  days: takeDays,
  hours: takeHours,
  question: takeQuestion,
  grammar: takeProgress,
  field: takePresence,
  relation: takePresence,
}

function takeQuestion(draft: ConditionDraft, role: RoleOf<'question'>): void {
  const { trade, frame, today, without } = draft
  const saysDays = frame.roles.some((other) => other.role === 'days' && !without.has(other))
  take(draft, role, questionWhere(trade, role, saysDays, today))
}

function takeRole<R extends Role['role']>(draft: ConditionDraft, kind: R, role: RoleOf<R>): void {
  TAKERS[kind]?.(draft, role)
}

/** Conditions that the stretches of a frame ask of its records, and the stretches that they took. */
export function whereOf(trade: Trade, frame: Frame, today: string, without: ReadonlySet<Role> = new Set()): Asks {
  const draft = conditionDraft(trade, frame, today, without)
  const { used, lack, lacking } = draft
  const roles = frame.roles.filter((role) => !without.has(role))
  for (const role of roles)
    if (role.from === lack?.from || (role.role === 'pointing' && role.of === lack?.of)) used.add(role)
    else takeRole(draft, role.role, role)
  addStayNow(draft)
  // «chi manca da confermare?»: what is still to be, and nothing that is lacking.
  for (const role of frame.roles) if (isGrammar(role, 'without') && frame.words[role.to] === 'da') used.add(role)
  leaveOutAhead(draft)
  takeComparisons(trade, { ...frame, roles }, used, (role, conditions) => take(draft, role, conditions))
  const asked = unionOf(stillToCome(draft), frame).map((one) => suiting(trade, frame.entity, one))
  if (!lack) return { where: asked, used }
  for (const role of frame.roles) if (isGrammar(role, 'not') || isGrammar(role, 'without')) used.add(role)
  return { where: asked, used, lacks: { entity: lack.of, path: lack.path, where: lacking } }
}

const isGrammar = (role: Role, is: 'not' | 'without'): boolean => role.role === 'grammar' && role.sense.is === is

/** «chi dorme da noi domani?»: none of them is in the house yet. */
function stillToCome({ trade, frame, where, isAhead }: ConditionDraft): readonly Condition[] {
  const state = trade.stateOf(frame.entity)
  return isAhead && hasBegun(trade, frame) ? where.filter((one) => isAnyOf(one) || one.field !== state) : where
}
