import type { AnyEntity } from '../../entity/entity.ts'
import { headOf } from '../../expression/paths.ts'
import { isStored } from '../../fields/derived.ts'
import { columnsOf } from '../../fields/lines.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { settledOf, takenByMove } from '../../derive/closure.ts'
import { Refusal } from './refusal.ts'

/** A value whose objects name their filled keys in order: two lines that say the same are then written the same. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const filled = Object.entries(value).flatMap(([key, held]) =>
    held === undefined || held === null ? [] : [[key, canonical(held)] as const],
  )
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(canonical(a)) === JSON.stringify(canonical(b))

/** Value under a field, or in one column of its lines (`righe.quantita`); of whole lines their stored columns. */
function heldAt({ fields }: AnyEntity, row: AnyRow, path: string): unknown {
  const [key = '', column] = path.split('.')
  const columns = column === undefined ? columnsOf(fields[key]) : undefined
  if (columns) {
    const stored = Object.keys(columns).filter((name) => columns[name] && isStored(columns[name]))
    return ((row[key] ?? []) as readonly Readonly<Record<string, unknown>>[]).map((line) =>
      Object.fromEntries(stored.map((name) => [name, line[name]])),
    )
  }
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
  const changed = after ? fields.filter((key) => !taken.has(key) && !isSame(heldAt(entity, before, key), heldAt(entity, after, key))) : ['']
  if (changed.length > 0) throw new Refusal([...new Set(changed.map(headOf))].map((path) => ({ path, code: 'rule', message })))
}
