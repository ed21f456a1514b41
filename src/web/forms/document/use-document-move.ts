import { useState } from 'react'
import { doubtsOf } from '../../../kernel/derive/doubts.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Mends, Problem } from '../../../kernel/problem/problem.ts'
import { missingFor } from '../../../kernel/derive/validate.ts'
import { useSector } from '../../data/sector-context.tsx'
import { needsDialog } from '../needs-dialog.ts'
import { rootOf, tellAtFields } from '../read-form.ts'
import { useMove } from '../use-move.ts'
import type { RecordDraft } from '../record-draft.ts'

interface Asked {
  readonly turn: number
  readonly row: AnyRow
  readonly to: string
}

export interface DocumentMove {
  /** The move that its dialog asks about. */
  readonly asked: Asked | undefined
  readonly isAsking: boolean
  readonly stopAsking: () => void
  /** What stands against the last move and has no field of the form. */
  readonly problems: readonly Problem[]
  /** What stands against it and another record puts right, by field. */
  readonly mends: Readonly<Record<string, Mends>>
  /** Forgets what was told at a field, which was put right elsewhere. */
  readonly forget: (path: string) => void
  /** Returns whether the document moved or is asked about; otherwise its fields say what stands against it. */
  readonly moveTo: (row: AnyRow, to: string) => Promise<boolean>
}

/** Moves a document along its lifecycle: what a commit would refuse is told at its fields before anything is asked. */
export function useDocumentMove(entity: AnyEntity, draft: RecordDraft): DocumentMove {
  const { store, at } = useSector()
  const move = useMove()
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setIsAsking] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [mends, setMends] = useState<DocumentMove['mends']>({})

  /** Refusals of the move, except for what its dialog is about to ask. */
  const refusals = async (row: AnyRow, to: string): Promise<readonly Problem[]> => {
    const rehearsed = await store.rehearse([{ type: 'move', entity: entity.name, id: row.id, to, expect: row.version }], { via: 'form' })
    const missing = missingFor(entity, to, row).map(([key]) => key)
    return rehearsed.ok ? [] : rehearsed.problems.filter(({ path }) => !missing.includes(path))
  }
  const tell = (told: readonly Problem[]) => {
    setProblems(tellAtFields(draft.form, told, ({ path }) => rootOf(path) in draft.fields))
    setMends(Object.fromEntries(told.flatMap(({ path, mends: other }) => (other ? [[path, other]] : []))))
  }
  const moveTo = async (row: AnyRow, to: string) => {
    const told = await refusals(row, to)
    tell(told)
    if (told.length > 0) return false
    if (needsDialog(entity, row, to) || doubtsOf(entity.fields, row, at).length > 0) {
      setAsked((last) => ({ turn: (last?.turn ?? 0) + 1, row, to }))
      setIsAsking(true)
    } else if ((await move({ entity, row, to, via: 'form' })).ok) await draft.refresh()
    return true
  }
  return {
    asked,
    isAsking,
    stopAsking: () => setIsAsking(false),
    problems,
    mends,
    forget: (path) => {
      draft.form.clearErrors(path)
      setMends(({ [path]: _mended, ...others }) => others)
    },
    moveTo,
  }
}
