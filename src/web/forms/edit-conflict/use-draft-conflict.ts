import { useState } from 'react'
import { unnumbered } from '../../../kernel/derive/numbering.ts'
import { unstamped } from '../../../kernel/derive/stamps.ts'
import type { Change } from '../../../kernel/door/change.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import type { ConflictWork, DraftConflicts } from './draft-conflicts.ts'
import type { EditConflict, Theirs } from './edit-conflict.ts'
import { changesOver, isOutdated, meetTheirs, wishedIn } from './meet-theirs.ts'

interface Asked extends ConflictWork {
  readonly turn: number
  readonly conflict: EditConflict
  readonly found: Theirs
  readonly isOpen: boolean
  readonly isWaiting: boolean
}

interface DraftConflictOptions {
  readonly entity: AnyEntity
  readonly setProblems: (problems: readonly Problem[]) => void
  /** What is written leaves no draft behind. */
  readonly dropMine: () => void
}

/** Settles what two people have written into one record. */
export function useDraftConflict({ entity, setProblems, dropMine }: DraftConflictOptions): DraftConflicts {
  const { store, sector, at } = useSector()
  const commit = useCommit()
  const [openedAt] = useState(at.time)
  const [asked, setAsked] = useState<Asked>()
  const close = () => {
    setAsked((last) => last && { ...last, isOpen: false })
    setProblems([{ path: '', code: 'conflict', message: messages.conflict(entity.label) }])
  }
  const settle = (row: AnyRow | undefined) => {
    setAsked((last) => last && { ...last, isOpen: false })
    setProblems([])
    dropMine()
    asked?.onSettled(row)
  }
  const write = async (changes: readonly Change[], done: string, now?: AnyRow) => {
    if (changes.length === 0) {
      settle(now)
      return []
    }
    const result = await commit(changes, { via: 'form', done })
    if (!result.ok) return result.problems
    settle(result.rows.find(({ id }) => id === asked?.conflict.id) ?? result.rows[0])
    return []
  }
  const ending = entity.label.gender === 'f' ? 'a' : 'o'
  return {
    shown: asked && {
      ...asked,
      open: () => setAsked((last) => last && { ...last, isOpen: true }),
      close,
      save: (merge, now) => write(changesOver(asked.changes, now, merge), asked.done, now),
      recreate: () => {
        const written = Object.entries(unstamped(entity, unnumbered(entity, asked.conflict.mine))).filter(([, value]) => !isBlank(value))
        return write([{ type: 'create', entity: entity.name, values: Object.fromEntries(written) }], `${entity.label.one} ricreat${ending}`)
      },
      giveUp: () => settle(undefined),
    },
    forget: () => setAsked((last) => (last?.isOpen ? last : undefined)),
    meet: async (changes, problems, base) => {
      const conflict = base && isOutdated(problems) ? wishedIn(entity, base, changes) : undefined
      return conflict && meetTheirs(store, sector.entities, conflict)
    },
    ask: (found, work, base, atOnce) => {
      const conflict = wishedIn(entity, base, work.changes)
      // A form that saves itself does so behind its own question too.
      if (!conflict || asked?.isOpen) return
      setAsked({ ...work, turn: (asked?.turn ?? 0) + 1, conflict: { ...conflict, openedAt }, found, isOpen: atOnce, isWaiting: !atOnce })
    },
  }
}
