import type { At } from '../at.ts'
import { statusOf, type AnyEntity, type Read } from '../entity.ts'
import { refreshed } from '../expression/worked.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Values } from '../store/change.ts'

type Stored = Parameters<NonNullable<AnyEntity['effects']>>[0]

/** A record as a move would leave it, with what the move changes in the record itself: nights given back by who leaves early. */
export async function afterMove(entity: AnyEntity, row: AnyRow, to: string, values: Values, read: Read, at: At): Promise<AnyRow> {
  const [status] = statusOf(entity) ?? []
  if (status === undefined) return row
  const moved: AnyRow = { ...row, ...values, [status]: to }
  const effects = (await entity.effects?.(row as Stored, moved as Stored, read, at)) ?? []
  const own = effects.flatMap((change) => (change.type === 'update' && change.id === row.id ? [change.values] : []))
  return refreshed(entity, Object.assign({}, moved, ...own) as AnyRow, at.today)
}
