import type { At } from '../italian/at.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import { refreshed } from '../evaluation/worked-fields.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Change, Values } from '../door/change.ts'

type Stored = Parameters<NonNullable<AnyEntity['effects']>>[0]

/** What the trade does with a move of a record, in itself and in others. */
export async function effectsOfMove(
  entity: AnyEntity,
  row: AnyRow,
  to: string,
  values: Values,
  read: Read,
  at: At,
): Promise<{ readonly moved: AnyRow; readonly effects: readonly Change[] }> {
  const [status] = statusOf(entity) ?? []
  if (status === undefined) return { moved: row, effects: [] }
  const moved: AnyRow = { ...row, ...values, [status]: to }
  return { moved, effects: (await entity.effects?.(row as Stored, moved as Stored, read, at)) ?? [] }
}

/** A record as a move would leave it, with what the move changes in the record itself: nights given back by who leaves early. */
export async function afterMove(entity: AnyEntity, row: AnyRow, to: string, values: Values, read: Read, at: At): Promise<AnyRow> {
  if (!statusOf(entity)) return row
  const { moved, effects } = await effectsOfMove(entity, row, to, values, read, at)
  const own = effects.flatMap((change) => (change.type === 'update' && change.id === row.id ? [change.values] : []))
  return refreshed(entity, Object.assign({}, moved, ...own) as AnyRow, at.today)
}
