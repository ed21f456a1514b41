import { archiveChange, archiveSaid } from '../../kernel/archive.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Committed } from '../../kernel/store/store.ts'
import { useCommit } from '../data/use-commit.ts'

/** Puts a record away, or brings it back; the notice offers to undo. */
export function useArchive(entity: AnyEntity): (row: AnyRow, isAway: boolean) => Promise<Committed> {
  const commit = useCommit()
  return (row, isAway) =>
    commit([archiveChange(entity, row, isAway)], { via: 'form', done: archiveSaid(entity.label, isAway), tellProblems: true })
}
