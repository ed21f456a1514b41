import type { Action } from '../../kernel/action/action.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { meets } from '../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'

/** What can be done with a record as it stands. */
export function useRecordActions(entity: AnyEntity): (row: AnyRow) => readonly Action[] {
  const { sector, at } = useSector()
  const all = sector.actions.filter((action) => action.on === 'record' && action.entity === entity.name)
  return (row) => all.filter(({ where = [] }) => meets(entity, where, row, at.today))
}
