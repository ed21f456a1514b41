import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import { dayFieldOf } from '../calendar/on-days.ts'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { learn } from '../hints/known-hints.ts'
import { MoveToDialog } from '../week/move-to-dialog.tsx'
import { carriedText, keepsDay } from './month-moves.ts'

/** The hint that whoever moves a record has no more need of. */
export const HINT = 'mese'

/** Puts records on another day: at once, or asked for in words. */
export function useDayMove(entity: AnyEntity) {
  const commit = useCommit()
  const { pending, run } = useOptimistic()
  const [asked, setAsked] = useState<{ readonly row: AnyRow; readonly isOpen: boolean }>()
  const field = dayFieldOf(entity)
  const move = (row: AnyRow, begins: string, to = begins) => {
    learn(HINT)
    const values = { [field]: begins }
    const change = { type: 'update' as const, entity: entity.name, id: row.id, values, expect: row.version }
    void run(row, values, () => commit([change], { via: 'calendar', done: carriedText(entity, begins, to), tellProblems: true }))
  }
  const askMove = (row: AnyRow) => {
    const reason = keepsDay(entity, row)
    if (reason) notify({ text: reason, tone: 'warning' })
    else setAsked({ row, isOpen: true })
  }
  const dialog = asked && (
    <MoveToDialog
      key={`${asked.row.id} ${asked.row.version}`}
      entity={entity}
      calendar={{ day: field }}
      row={asked.row}
      lanes={[]}
      refusal={() => keepsDay(entity, asked.row)}
      open={asked.isOpen}
      onMove={({ day: to }) => move(asked.row, to)}
      onClose={() => setAsked({ ...asked, isOpen: false })}
    />
  )
  return { pending, move, askMove, dialog }
}
