import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'

/** The records that rows refer to through one field, read in one go: whom to call about a job. The rows themselves without one. */
export function useRelated(through: string | undefined, rows: readonly AnyRow[]): (row: AnyRow) => AnyRow | undefined {
  const { sector } = useSector()
  const owner = rows[0]?.id.replace(/_[^_]*$/, '')
  const target = targetOf(sector.entities.find(({ name }) => name === owner)?.fields[through ?? ''])
  const ids = through === undefined || target === '' ? [] : [...new Set(rows.map((row) => String(row[through])))].toSorted()
  const { data } = useRows(
    ids.length === 0
      ? undefined
      : { entity: target, where: [{ field: 'id', op: 'in', value: ids }], page: { offset: 0, limit: ids.length } },
  )
  const known = new Map(data?.rows.map((row) => [row.id, row]))
  return (row) => (through === undefined ? row : known.get(String(row[through])))
}
