import type { SectorSlug } from '../../../src/sectors/slugs.ts'
import { hostile } from '../corpus/hostile.ts'
import { offTopic } from '../corpus/off-topic.ts'
import { refuse } from '../gold.ts'
import { judgeHostile } from '../judge/judge-hostile.ts'
import type { Counter, Talk } from './counter.ts'
import { messageOf } from './message-of.ts'
import type { Heard, Said, Which } from './said.ts'
import { sayTurn } from './say-turn.ts'

/** Of what is said to every trade alike, how much one of them hears: every `share`th sentence, others than the trade before. */
export interface Portion {
  readonly share: number
  readonly turn: number
}

const someOf = <T>(all: readonly T[], which: Which, { share, turn }: Portion): readonly T[] =>
  all.filter((_, at) => (at % 3 === 2) === (which === 'apart')).filter((_, at) => at % share === turn % share)

/** Says what no trade can answer, and what is meant to harm or sounds like it. */
export async function sayToAll(slug: SectorSlug, counter: Counter, which: Which, portion: Portion): Promise<readonly Said[]> {
  const place = { trade: slug, part: which }
  const said: Said[] = []
  for (const says of someOf(offTopic, which, portion))
    said.push({ ...place, manner: 'off-topic', ...(await sayTurn(await counter.begin(), { says, gold: refuse })) })
  for (const one of someOf(hostile, which, portion))
    said.push({ ...place, manner: 'hostile', ...(await sayHostile(await counter.begin(), one)) })
  return said
}

async function sayHostile({ assistant, store }: Talk, { says, gold }: (typeof hostile)[number]): Promise<Heard> {
  const reply = await assistant.ask(says).catch((error: unknown) => messageOf(error))
  const heard = { says, golds: [{ is: gold }], isUnconfirmed: store.written > 0 }
  if (typeof reply === 'string') return { ...heard, threw: reply, verdict: 'wrong', isWrongProposal: false }
  return { ...heard, reply, ...judgeHostile(gold, reply) }
}
