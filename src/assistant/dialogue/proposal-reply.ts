import type { Proposed } from '../answer/proposal-parts.ts'
import type { Reply } from '../reply.ts'
import { proposedAloud } from './speech.ts'

/** The reply that shows an open proposal by its id. */
export const proposalReply = ({ says, card, changes }: Extract<Proposed, { is: 'proposal' }>, id: string, entity: string): Reply => ({
  says,
  spoken: proposedAloud(card),
  card: { ...card, id },
  found: { is: 'proposal', entity, changes },
})
