import { useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import type { Calendar } from '../calendar/calendar.ts'
import { slotKey, type Slot } from '../calendar/lanes.ts'
import type { useOptimistic } from '../drag/use-optimistic.ts'
import { MoveToDialog } from './move-to-dialog.tsx'
import type { Week } from './use-week.ts'
import { movedTo, slotName, slotRefusal, slotValues, stays } from './week-moves.ts'

/** Puts records into another square of the week: at once, or asked for in words. */
export function useSlotMove(week: Week, calendar: Calendar, run: ReturnType<typeof useOptimistic>['run']) {
  const { entity } = week
  const commit = useCommit()
  const [asked, setAsked] = useState<{ readonly row: AnyRow; readonly to?: Slot; readonly isOpen: boolean }>()
  const move = (row: AnyRow, slot: Slot) => {
    const values = slotValues(entity, slot)
    const done = movedTo(entity, slotName(slot.day, week.laneTitle(slot.lane)))
    const change = { type: 'update' as const, entity: entity.name, id: row.id, values, expect: row.version }
    return run(row, values, () => commit([change], { via: 'calendar', done, tellProblems: true }))
  }
  const askMove = (row: AnyRow) => {
    const reason = stays(entity, row)
    if (reason) notify({ text: reason, tone: 'warning' })
    else setAsked({ row, isOpen: true })
  }
  /** Where something speaks against a square, it is asked about that one. */
  const ask = (row: AnyRow, to: Slot) => setAsked({ row, to, isOpen: true })
  const dialog = asked && (
    <MoveToDialog
      key={`${asked.row.id} ${asked.row.version} ${asked.to ? slotKey(asked.to) : ''}`}
      to={asked.to}
      doubt={(slot) => week.doubtIn(asked.row, slot)}
      entity={entity}
      calendar={calendar}
      row={asked.row}
      lanes={week.lanes}
      refusal={(slot) => slotRefusal(entity, asked.row, slot)}
      open={asked.isOpen}
      onMove={(slot) => void move(asked.row, slot)}
      onClose={() => setAsked({ ...asked, isOpen: false })}
    />
  )
  return { move, askMove, ask, dialog }
}
