import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { namedIn } from '../../kernel/entity/references.ts'
import type { Committed } from '../../kernel/door/store.ts'
import { toldOf } from '../../kernel/derive/notice.ts'
import type { Desk } from '../answer/desk.ts'
import { titled, titlesOf } from '../answer/words.ts'
import type { DoneCard, Reply } from '../reply.ts'
import type { Open } from './memory.ts'
import { plain } from './plain-reply.ts'

/** The one record of a proposal that was confirmed, to be opened. */
async function madeBy({ trade, store }: Desk, { changes }: Open, rows: readonly AnyRow[]): Promise<Pick<DoneCard, 'record'>> {
  const [change] = changes
  const row = rows.find((one) => change && 'id' in change && one.id === change.id)
  if (changes.length !== 1 || !change || !row) return {}
  const { fields } = trade.entity(change.entity)
  const names = await titlesOf(trade, store, namedIn(fields, Object.keys(fields), row))
  return { record: { entity: change.entity, id: row.id, title: titled(trade, change.entity, row, names) } }
}

/** What is said of a proposal that was confirmed: what else was written with it, and the one record to be opened. */
export async function doneBy(desk: Desk, open: Open, committed: Extract<Committed, { readonly ok: true }>): Promise<Reply> {
  const told = await toldOf(desk.store, desk.trade.entities, open.changes, committed)
  return plain(told === undefined ? 'Fatto.' : `Fatto. ${told}.`, 'done', {
    card: { kind: 'done', commit: committed.commit, ...(await madeBy(desk, open, committed.rows)) },
  })
}
