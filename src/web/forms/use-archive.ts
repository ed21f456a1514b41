import { archiveChange, archiveSaid } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Committed } from '../../kernel/door/store.ts'
import { useCommit } from '../data/use-commit.ts'

/** Puts a record away, or brings it back; the notice offers to undo. */
export function useArchive(entity: AnyEntity): (row: AnyRow, isAway: boolean) => Promise<Committed> {
  const commit = useCommit()
  return (row, isAway) =>
    commit([archiveChange(entity, row, isAway)], { via: 'form', done: archiveSaid(entity.label, isAway), tellProblems: true })
}
