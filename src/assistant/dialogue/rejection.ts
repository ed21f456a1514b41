import type { Proposed } from '../answer/proposal-parts.ts'
import type { Reply } from '../reply.ts'

/** Why a wish cannot be, and what leads to it where something does. */
export const impossible = ({ wish, says, suggestions = [] }: Extract<Proposed, { is: 'impossible' }>): Reply => ({
  says,
  spoken: says,
  ...(suggestions.length > 0 && { suggestions }),
  found: { is: 'impossible', entity: wish.entity },
})
