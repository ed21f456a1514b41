import type { Found, Reply } from '../../../src/assistant/reply.ts'
import type { SectorSlug } from '../../../src/sectors/slugs.ts'
import { Asker, type Outcome } from '../ask-gold.ts'
import type { Gold } from '../gold.ts'
import { openTrade } from '../open-trade.ts'
import { awaitedOf, judge, type Verdict } from './judge.ts'

export const replyOf = (found: Found, says = ''): Reply => ({ says, spoken: says, found })

export async function askerOf(slug: SectorSlug): Promise<Asker> {
  const { sector, open } = await openTrade(slug)
  return new Asker(sector, open())
}

/** What is held of a reply with nothing but its find; a wrong proposal is told as such. */
export async function verdictOf(
  asker: Asker,
  golds: Gold | readonly Gold[],
  found: Found,
  says?: string,
): Promise<Verdict | 'wrong proposal'> {
  const { verdict, isWrongProposal } = await judge(asker, await awaitedOf(asker, golds), replyOf(found, says))
  return isWrongProposal ? 'wrong proposal' : verdict
}

/** What an assistant finds that understands everything; nothing where a gold leaves several answers open. */
export function foundOf(gold: Gold, outcome: Outcome): Found | undefined {
  const entity = 'of' in gold ? gold.of : ''
  switch (outcome.is) {
    case 'records':
      return { is: 'records', entity, ids: outcome.ids }
    case 'truth':
      return { is: 'truth', entity, value: outcome.value, rows: [] }
    case 'value':
      return { is: 'value', entity, id: outcome.id, field: gold.is === 'value' ? gold.field : '', value: outcome.value }
    case 'history':
      return { is: 'history', entity, id: outcome.id }
    case 'changes':
      return { is: 'proposal', entity, changes: outcome.changes }
    case 'asks':
      return { is: 'asks', entity, field: outcome.for }
    case 'choose':
      return { is: 'choose', entity, ids: outcome.ids }
    case 'impossible':
      return { is: 'impossible', entity }
    case 'refuse':
      return { is: 'refused' }
    case 'gaps':
      return undefined
    case 'number':
    case 'groups':
    case 'formula':
      return outcome
    case 'done':
    case 'undone':
    case 'dropped':
      return { is: outcome.is }
  }
}
