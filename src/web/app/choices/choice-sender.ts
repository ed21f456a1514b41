import type { ChoicesAsked } from '../../../kernel/firm/choices.ts'
import { delayedSender } from '../../data/delayed-sender.ts'

/** How long choices wait for others to go along with, in milliseconds. */
const TOGETHER_MS = 400

/** Hands choices over a moment after they were made. `send` says whether they have arrived. */
export function choiceSender(send: (asked: ChoicesAsked) => Promise<boolean>) {
  const { add, now, leave } = delayedSender({ wait: TOGETHER_MS, join: joined, send })
  return { choose: add, now, leave }
}

const joined = (before: ChoicesAsked, after: ChoicesAsked): ChoicesAsked => ({
  ...before,
  ...after,
  ...((before.columns ?? after.columns) && { columns: { ...before.columns, ...after.columns } }),
})
