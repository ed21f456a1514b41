import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** Which tables there are, and for how many. */
export const tavoli = k.defineQuestions(trade, [
  { says: ['Quali tavoli sono grandi?'], entity: 'tavolo', where: [{ field: 'posti', op: 'gte', value: 6 }] },
  {
    says: ['Quali sono i tavoli da due?'],
    entity: 'tavolo',
    where: [
      { field: 'posti', op: 'lte', value: 2 },
      { field: 'posti', op: 'gte', value: 1 },
    ],
  },
  { says: ['Quali tavoli sono uniti?'], entity: 'tavolo', where: [{ field: 'unito_a', op: 'filled' }] },
  {
    says: ['Quali sono i tavoli da quattro?'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'eq', value: 4 }],
  },
  {
    says: ['Quali sono i tavoli da otto?'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'gte', value: 8 }],
  },
  {
    says: ['Quali sono i tavoli da dieci?'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'gte', value: 10 }],
  },
  {
    says: ['Quanti posti abbiamo in tutto?'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'filled' }],
    sum: 'posti',
  },
  {
    says: ['Quanti posti ha ogni sala?'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'filled' }],
    sum: 'posti',
    by: 'sala',
  },
])
