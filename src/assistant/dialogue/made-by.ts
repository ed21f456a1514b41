import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { namedIn } from '../../kernel/references.ts'
import type { Desk } from '../answer/desk.ts'
import { titled, titlesOf } from '../answer/words.ts'
import type { DoneCard } from '../reply.ts'
import type { Open } from './memory.ts'

/** The one record of a proposal that was confirmed, to be opened. */
export async function madeBy({ trade, store }: Desk, { changes }: Open, rows: readonly AnyRow[]): Promise<Pick<DoneCard, 'record'>> {
  const [change] = changes
  const row = rows.find((one) => change && 'id' in change && one.id === change.id)
  if (changes.length !== 1 || !change || !row) return {}
  const { fields } = trade.entity(change.entity)
  const names = await titlesOf(trade, store, namedIn(fields, Object.keys(fields), row))
  return { record: { entity: change.entity, id: row.id, title: titled(trade, change.entity, row, names) } }
}
