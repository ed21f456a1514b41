import type { Reply } from '../reply.ts'

/** A reply in words alone. */
export const plain = (says: string, is: 'refused' | 'done' | 'undone' | 'dropped' | 'chat', more: Partial<Reply> = {}): Reply => ({
  says,
  spoken: says,
  found: { is },
  ...more,
})
