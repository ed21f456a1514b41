import type { AnyRow } from '../../../src/kernel/fields/shapes.ts'
import type { Change } from '../../../src/kernel/door/change.ts'
import type { Found, Reply } from '../../../src/assistant/reply.ts'
import { GoldFault, type Asker, type Outcome } from '../ask-gold.ts'
import type { Gold } from '../gold.ts'
import { areGaps } from './free-hours.ts'
import { areSameChanges } from './same-changes.ts'
import { isNear, isSame } from './same-value.ts'

/** `asked` is a question back where there was an answer, `refused` a refusal where there was one. */
export type Verdict = 'correct' | 'asked' | 'refused' | 'wrong'

export interface Judgement {
  readonly verdict: Verdict
  /** A change was proposed that nobody wished for, or another one than was wished for. */
  readonly isWrongProposal: boolean
}

/** A gold with what the store says to it before the turn; without where the conversation has led elsewhere. */
export interface Awaited {
  readonly gold: Gold
  readonly outcome?: Outcome
}

/** What may be answered to a turn: asked before it, for a confirmed turn changes the store. */
export const awaitedOf = (asker: Asker, golds: Gold | readonly Gold[]): Promise<readonly Awaited[]> =>
  Promise.all(
    [golds].flat().map(async (gold) => {
      try {
        return { gold, outcome: await asker.ask(gold) }
      } catch (error) {
        if (error instanceof GoldFault) return { gold }
        throw error
      }
    }),
  )

const BACK: ReadonlySet<Found['is']> = new Set(['asks', 'choose', 'meant'])
const REFUSED: ReadonlySet<Found['is']> = new Set(['refused', 'chat'])

/** Holds a reply against the golds of its turn; the best of them counts. */
export async function judge(asker: Asker, awaited: readonly Awaited[], reply: Reply): Promise<Judgement> {
  for (const one of awaited) if (await isRight(asker, one, reply)) return { verdict: 'correct', isWrongProposal: false }
  const { is } = reply.found
  return { verdict: BACK.has(is) ? 'asked' : REFUSED.has(is) ? 'refused' : 'wrong', isWrongProposal: is === 'proposal' }
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const [a, b] = [new Set(some), new Set(others)]
  return a.size === b.size && [...a].every((id) => b.has(id))
}

const idsOf = (rows: readonly AnyRow[]): readonly string[] => rows.map(({ id }) => id)

async function isRight(asker: Asker, { gold, outcome }: Awaited, reply: Reply): Promise<boolean> {
  const { found } = reply
  if (!outcome) return false
  switch (outcome.is) {
    case 'records':
      if (found.is === 'number' && gold.is === 'free') return found.value === outcome.ids.length
      return isSameRecords(outcome, found)
    case 'number':
      if (found.is === 'metric' && gold.is === 'metric' && !gold.over && found.key === gold.key) return true
      if (found.is === 'number' || found.is === 'metric') return isNear(found.value, outcome.value)
      return found.is === 'value' && typeof found.value === 'number' && !isCount(gold) && isNear(found.value, outcome.value)
    case 'groups':
      return found.is === 'groups' && isSameGroups(outcome.groups, found.groups)
    case 'truth':
      if (found.is === 'truth') return found.value === outcome.value
      return found.is === 'records' && isSameSet(found.ids, outcome.ids)
    case 'value':
      return gold.is === 'value' && isSameSaid(asker, gold, outcome, found)
    case 'formula':
      return found.is === 'formula' && found.key === outcome.key
    case 'history':
      return found.is === 'history' && found.id === outcome.id
    case 'gaps':
      return found.is === 'gaps' && gold.is === 'gaps' && found.entity === gold.of && areGaps(asker, gold, found.gaps)
    case 'changes':
      return found.is === 'proposal' && areSameChanges(asker, outcome.changes, found.changes)
    case 'asks':
      return found.is === 'asks' && found.entity === outcome.of && found.field === outcome.for
    case 'choose':
      return found.is === 'choose' && isSameSet(found.ids, outcome.ids)
    case 'impossible':
      if (found.is === 'impossible') return found.entity === outcome.of
      return found.is === 'proposal' && found.entity === outcome.of && isRefusedAndTold(asker, found.changes, reply)
    case 'refuse':
      return REFUSED.has(found.is)
    case 'done':
    case 'undone':
    case 'dropped':
      return found.is === outcome.is
  }
}

const isCount = (gold: Gold): boolean => gold.is === 'figure' && (gold.fn === 'count' || gold.fn === 'distinct')

function isSameRecords({ ids, inOrder }: Extract<Outcome, { is: 'records' }>, found: Found): boolean {
  if (found.is !== 'records' && found.is !== 'truth') return false
  const others = found.is === 'records' ? found.ids : idsOf(found.rows)
  return inOrder ? ids.length === others.length && ids.every((id, at) => id === others[at]) : isSameSet(ids, others)
}

/** Groups of nothing may be told or left out. */
function isSameGroups(some: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>): boolean {
  return [...new Set([...Object.keys(some), ...Object.keys(others)])].every((key) => isNear(some[key] ?? 0, others[key] ?? 0))
}

/** What a record says in a field: the same of the field, of another that shows the same, or of a record beside it that does. */
async function isSameSaid(
  asker: Asker,
  { of, field: key }: Extract<Gold, { is: 'value' }>,
  { id, value }: Extract<Outcome, { is: 'value' }>,
  found: Found,
): Promise<boolean> {
  const field = asker.entity(of).fields[key]
  if (found.is === 'number' || found.is === 'metric') return typeof value === 'number' && isNear(found.value, value)
  if (found.is === 'truth') return typeof value === 'boolean' && found.value === value
  // A field that names a record is answered by that record as well.
  if (found.is === 'records') return typeof value === 'string' && isSameSet(found.ids, [value])
  if (found.is !== 'value') return false
  if (found.id === id && found.field === key) return isSame(field, value, found.value)
  const [row, other] = await Promise.all([asker.store.get(of, id), asker.store.get(found.entity, found.id)])
  if (!row || !other || !(found.id === id || isBeside(row, found.id) || isBeside(other, id))) return false
  const [shown, read] = [shownAs(field, value), shownAs(asker.entity(found.entity).fields[found.field], found.value)]
  return shown !== '' && shown === read
}

/** Whether a commit of these changes would be refused, and the reply says with what sentence. */
async function isRefusedAndTold({ store }: Asker, changes: readonly Change[], reply: Reply): Promise<boolean> {
  const rehearsed = await store.rehearse(changes, { via: 'assistant' })
  const told = JSON.stringify(reply).toLowerCase()
  return !rehearsed.ok && rehearsed.problems.some(({ message }) => told.includes(message.slice(0, -1).toLowerCase()))
}

const isBeside = (row: AnyRow, id: string): boolean => Object.values(row).flat().includes(id)

/** A value as it is read; a record by its id. */
const shownAs = (field: { format(value: unknown, names?: (id: string) => string): string } | undefined, value: unknown): string =>
  value === undefined || value === null || !field ? '' : field.format(value, (id) => id)
