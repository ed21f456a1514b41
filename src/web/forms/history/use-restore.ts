import { useState } from 'react'
import type { Values } from '../../../kernel/door/change.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { enumerate } from '../../../kernel/italian/enumeration.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import type { EditConflict, Theirs } from '../edit-conflict/edit-conflict.ts'
import { meetTheirs } from '../edit-conflict/meet-theirs.ts'
import type { Merge } from '../edit-conflict/three-way.ts'
import type { StoryEntry } from './story.ts'

interface Asked {
  readonly turn: number
  readonly conflict: EditConflict
  readonly found: Theirs
  readonly isOpen: boolean
}

interface Restoring {
  readonly restore: (story: StoryEntry) => Promise<void>
  /** What is asked where a field has changed again since. */
  readonly asked:
    | (Asked & { readonly close: () => void; readonly save: (merge: Merge, now: AnyRow) => Promise<readonly Problem[]> })
    | undefined
}

/** The names of fields: «Data e Ora». */
export const namesOf = ({ fields }: AnyEntity, keys: readonly string[]): string =>
  enumerate(keys.map((key) => fields[key]?.short ?? fields[key]?.label ?? key))

/** Brings back what one change has changed, and nothing that came later: by an update of those fields, with an entry of its own. */
export function useRestore(entity: AnyEntity, id: string, onRestored: () => void): Restoring {
  const { store, sector } = useSector()
  const commit = useCommit()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked((last) => last && { ...last, isOpen: false })
  const write = async (values: Values, version: number, tellProblems: boolean) => {
    const change = { type: 'update', entity: entity.name, id, values, expect: version } as const
    const done = `Riportato a com’era: ${namesOf(entity, Object.keys(values))}`
    const result = await commit([change], { via: 'form', done, tellProblems })
    if (!result.ok) return result.problems
    close()
    onRestored()
    return []
  }
  const restore = async ({ entry, restores }: StoryEntry) => {
    const taken = (side: 'before' | 'after') => Object.fromEntries(restores.map((key) => [key, entry.changed[key]?.[side]]))
    const conflict = {
      entity,
      id,
      kind: 'restore',
      base: taken('after'),
      version: entry.version,
      mine: taken('before'),
      keys: restores,
    } as const
    const met = await meetTheirs(store, sector.entities, conflict)
    if (met.is === 'elsewhere') {
      const values = Object.fromEntries(Object.entries(conflict.mine).map(([key, value]) => [key, value ?? null]))
      await write(values, entry.version, true)
    } else if (met.is === 'merged') await write(met.merge.values, met.now.version, true)
    else if (!met.found.now) notify({ text: messages.notFound(entity.label), tone: 'warning' })
    else setAsked((last) => ({ turn: (last?.turn ?? 0) + 1, conflict, found: met.found, isOpen: true }))
  }
  const save = async ({ values }: Merge, now: AnyRow) => {
    if (Object.keys(values).length > 0) return write(values, now.version, false)
    close()
    return []
  }
  return { restore, asked: asked && { ...asked, close, save } }
}
