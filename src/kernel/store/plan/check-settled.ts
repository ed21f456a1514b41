import type { AnyEntity } from '../../entity.ts'
import { headOf } from '../../expression/paths.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { settledOf, takenByMove } from '../../settled.ts'
import { Refusal } from './refusal.ts'

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What a record holds under a field, or in one column of its lines: `righe.quantita`. */
function heldAt(row: AnyRow, path: string): unknown {
  const [key = '', column] = path.split('.')
  if (column === undefined) return row[key]
  return ((row[key] ?? []) as readonly Readonly<Record<string, unknown>>[]).map((line) => line[column])
}

/**
 * Refuses to change what of a record is settled, or to remove it. Asked of the record as it was before the commit: what a commit closes
 * it may still finish.
 */
export function checkSettled(entity: AnyEntity, origin: AnyRow | undefined, before: AnyRow, after: AnyRow | undefined): void {
  const settled = origin && settledOf(entity, origin)
  if (!settled) return
  const { fields, message } = settled
  const taken = new Set(after ? takenByMove(entity, before, after) : [])
  const changed = after ? fields.filter((key) => !taken.has(key) && !isSame(heldAt(before, key), heldAt(after, key))) : ['']
  if (changed.length > 0) throw new Refusal([...new Set(changed.map(headOf))].map((path) => ({ path, code: 'rule', message })))
}
