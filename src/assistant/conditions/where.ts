import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { compared } from './comparison.ts'
import type { Frame, Role, RoleOf } from '../frame/role.ts'
import type { Lacking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { readDays } from './days.ts'
import { draftOf, take, type Draft } from './draft.ts'
import { readHeld } from './field-values.ts'
import { readHours } from './hours.ts'
import { readNamed, readSelf } from './names.ts'
import { readPresence } from './presence.ts'
import { leaveOutAhead, readProgress } from './progress.ts'
import { questionWhere } from './question.ts'
import { addStayNow, hasBegun } from './stay.ts'
import { joined, suiting } from './union.ts'

export interface Asks {
  readonly where: readonly Condition[]
  /** The roles that it took. */
  readonly used: Set<Role>
  readonly lacks?: Lacking
}

/** Readers of conditions by what a stretch does in the sentence; the others ask nothing of a record. */
const READERS: { readonly [R in Role['role']]?: (draft: Draft, role: RoleOf<R>) => void } = {
  held: readHeld,
  self: readSelf,
  named: readNamed,
  days: readDays,
  hours: readHours,
  question: readQuestion,
  grammar: readProgress,
  field: readPresence,
  relation: readPresence,
}

function readQuestion(draft: Draft, role: RoleOf<'question'>): void {
  const { trade, frame, today, without } = draft
  const saysDays = frame.roles.some((other) => other.role === 'days' && !without.has(other))
  take(draft, role, questionWhere(trade, role, saysDays, today))
}

function read<R extends Role['role']>(draft: Draft, kind: R, role: RoleOf<R>): void {
  READERS[kind]?.(draft, role)
}

/** Conditions that the stretches of a frame ask of its records, and the stretches that they took. */
export function whereOf(trade: Trade, frame: Frame, today: string, without: ReadonlySet<Role> = new Set()): Asks {
  const draft = draftOf(trade, frame, today, without)
  const { used, lack, lacking } = draft
  const roles = frame.roles.filter((role) => !without.has(role))
  for (const role of roles)
    if (role.from === lack?.from || (role.role === 'pointing' && role.of === lack?.of)) used.add(role)
    else read(draft, role.role, role)
  addStayNow(draft)
  // «chi manca da confermare?»: what is still to be, and nothing that is lacking.
  for (const role of frame.roles) if (isGrammar(role, 'without') && frame.words[role.to] === 'da') used.add(role)
  leaveOutAhead(draft)
  compared(trade, { ...frame, roles }, used, (role, conditions) => take(draft, role, conditions))
  const asked = joined(stillToCome(draft), frame).map((one) => suiting(trade, frame.entity, one))
  if (!lack) return { where: asked, used }
  for (const role of frame.roles) if (isGrammar(role, 'not') || isGrammar(role, 'without')) used.add(role)
  return { where: asked, used, lacks: { entity: lack.of, path: lack.path, where: lacking } }
}

const isGrammar = (role: Role, is: 'not' | 'without'): boolean => role.role === 'grammar' && role.sense.is === is

/** «chi dorme da noi domani?»: none of them is in the house yet. */
function stillToCome({ trade, frame, where, isAhead }: Draft): readonly Condition[] {
  const state = trade.stateOf(frame.entity)
  return isAhead && hasBegun(trade, frame) ? where.filter((one) => isAnyOf(one) || one.field !== state) : where
}
