import type { Action } from '../../kernel/action.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import { meets } from '../../kernel/expression/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'

/** What can be done with a record as it stands. */
export function useRecordActions(entity: AnyEntity): (row: AnyRow) => readonly Action[] {
  const { sector, at } = useSector()
  const all = sector.actions.filter((action) => action.on === 'record' && action.entity === entity.name)
  return (row) => all.filter(({ where = [] }) => meets(entity, where, row, at.today))
}
