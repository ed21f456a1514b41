import { traitKey } from '../derive/same-record.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** Records that share with another what belongs to one alone: a plate, a code. */
export async function doubles({ entity, rows, entities, read }: Among): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const fields of entity.unique ?? []) {
    const trait = { fields, isUnique: true }
    const keyed = rows.flatMap((row) => {
      const key = traitKey(entity, trait, row)
      return key === undefined ? [] : [{ row, key }]
    })
    if (keyed.length === 0) continue
    const where = fields.map((field) => ({ field, op: 'same' as const, value: [...new Set(keyed.map(({ row }) => row[field]))] }))
    const others = Map.groupBy(await read.find(entity.name, where), (other) => traitKey(entity, trait, other) ?? '')
    for (const { row, key } of keyed) {
      const other = others.get(key)?.find(({ id }) => id !== row.id)
      if (other) found.push(await problemOf(row, other))
    }
    async function problemOf(row: AnyRow, other: AnyRow): Promise<Found> {
      const [path = ''] = fields
      const labels = fields.flatMap((key) => entity.fields[key] ?? [])
      return {
        id: row.id,
        path,
        code: 'unique',
        message: messages.notUnique(entity.label, labels, await titleAmong(read, entities, entity, other)),
      }
    }
  }
  return found
}
