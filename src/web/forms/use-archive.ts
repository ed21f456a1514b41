import { archiveChange, archivedWord } from '../../kernel/archive.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { inflect } from '../../kernel/italian/noun.ts'
import type { Committed } from '../../kernel/store/store.ts'
import { useCommit } from '../data/use-commit.ts'

/** Puts a record away, or brings it back; the notice offers to undo. */
export function useArchive(entity: AnyEntity): (row: AnyRow, isAway: boolean) => Promise<Committed> {
  const commit = useCommit()
  const { label } = entity
  return (row, isAway) => {
    const word = isAway ? archivedWord(label).toLowerCase() : `${inflect('riportato', { gender: label.gender, plural: false })} in elenco`
    return commit([archiveChange(entity, row, isAway)], { via: 'form', done: `${label.one} ${word}`, tellProblems: true })
  }
}
