import type { Gold, Turn } from '../gold.ts'
import { awaitedOf, judge } from '../judge/judge.ts'
import type { Talk } from './counter.ts'
import { messageOf } from './message-of.ts'
import type { Heard } from './said.ts'

/** What lets an assistant write: somebody says yes, or takes back what was done. */
const CONFIRMS: ReadonlySet<Gold['is']> = new Set(['done', 'undone'])

/** Says one turn and judges what comes. */
export async function sayTurn({ assistant, asker, store }: Talk, { says, gold }: Pick<Turn, 'says' | 'gold'>): Promise<Heard> {
  const golds = [gold].flat()
  const awaited = await awaitedOf(asker, golds)
  const before = store.written
  const reply = await assistant.ask(says).catch((error: unknown) => messageOf(error))
  const isUnconfirmed = store.written > before && !golds.some(({ is }) => CONFIRMS.has(is))
  if (typeof reply === 'string') return { says, golds, isUnconfirmed, threw: reply, verdict: 'wrong', isWrongProposal: false }
  return { says, golds, isUnconfirmed, reply, ...(await judge(asker, awaited, reply)) }
}
