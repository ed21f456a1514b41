import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** Which tables there are, and for how many. */
export const tavoli = k.defineQuestions(trade, [
  { says: 'Quali tavoli sono grandi?', entity: 'tavolo', where: [k.gte('posti', 6)] },
  { says: 'Quali sono i tavoli da due?', entity: 'tavolo', where: [k.lte('posti', 2), k.gte('posti', 1)] },
  { says: 'Quali tavoli sono uniti?', entity: 'tavolo', where: [k.filled('unito_a')] },
  { says: 'Quali sono i tavoli da quattro?', entity: 'tavolo', where: [k.eq('posti', 4)] },
  { says: 'Quali sono i tavoli da otto?', entity: 'tavolo', where: [k.gte('posti', 8)] },
  { says: 'Quali sono i tavoli da dieci?', entity: 'tavolo', where: [k.gte('posti', 10)] },
  { says: 'Quanti posti abbiamo in tutto?', entity: 'tavolo', where: [k.filled('posti')], sum: 'posti' },
  { says: 'Quanti posti ha ogni sala?', entity: 'tavolo', where: [k.filled('posti')], sum: 'posti', by: 'sala' },
])
