import type { Change } from '../../door/change.ts'
import { MemoryStore } from './memory-store.ts'
import type { Committed, CommitOptions, Query, Store } from '../../door/store.ts'

const store: Store = new MemoryStore({ entities: [], at: () => ({ today: '2026-11-21' }) })

const changes: readonly Change[] = [
  { type: 'create', entity: 'nota', values: {} },
  { type: 'move', entity: 'nota', id: 'nota_1', to: 'chiusa', values: { ore: 2 }, expect: 3 },
  // @ts-expect-error an update says which record
  { type: 'update', entity: 'nota', values: {} },
  // @ts-expect-error a move says where to
  { type: 'move', entity: 'nota', id: 'nota_1' },
  // @ts-expect-error a removal brings no values
  { type: 'remove', entity: 'nota', id: 'nota_1', values: {} },
  // @ts-expect-error there is no such change
  { type: 'replace', entity: 'nota', id: 'nota_1', values: {} },
]
// @ts-expect-error a door that the history does not know
const options: CommitOptions = { via: 'telephone' }
// @ts-expect-error a comparison that does not exist
const query: Query = { entity: 'nota', where: [{ field: 'nome', op: 'like', value: 'x' }] }
// @ts-expect-error an order is upwards or downwards
const sorted: Query = { entity: 'nota', sort: [{ field: 'nome', direction: 'up' }] }

const committed = (result: Committed) => {
  // @ts-expect-error rows are there only when it worked
  void result.rows
  // @ts-expect-error problems are there only when it did not
  void result.problems
  return result.ok ? result.rows.length : result.problems.length
}

void [store, changes, options, query, sorted, committed]
