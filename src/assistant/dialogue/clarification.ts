import type { Proposed } from '../answer/proposal-parts.ts'
import type { Reply } from '../reply.ts'
import { choiceAloud } from './speech.ts'
import type { Memory } from './memory.ts'

/** The reply to a wish that lacks a value, or that may be about several records. */
export function askedBack(proposed: Extract<Proposed, { is: 'asks' | 'choose' }>, memory: Memory): Reply {
  const { says, options } = proposed
  const found: Reply['found'] =
    proposed.is === 'asks'
      ? { is: 'asks', entity: proposed.wish.entity, field: proposed.field }
      : { is: 'choose', entity: proposed.of, ids: options.map(({ key }) => key) }
  const spoken = proposed.is === 'asks' ? says : choiceAloud(proposed)
  if (proposed.is === 'asks' && options.length === 0) return { says, spoken, found }
  memory.choice = memory.name('scelta')
  return { says, spoken, found, card: { kind: 'choice', id: memory.choice, options } }
}
