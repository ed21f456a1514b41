import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import { slotKey, type Slot } from '../../calendar/lanes.ts'
import { useMoveWish } from '../drag/use-move-wish.ts'
import type { useOptimistic } from '../drag/use-optimistic.ts'
import { MoveToDialog } from './move-to-dialog.tsx'
import type { Week } from './use-week.ts'
import { movedTo, slotName, slotRefusal, slotValues, stays } from './week-moves.ts'

interface Asked {
  readonly row: AnyRow
  readonly to?: Slot
}

/** Puts records into another square of the week: at once, or asked for in words. */
export function useSlotMove(week: Week, calendar: Calendar, run: ReturnType<typeof useOptimistic>['run']) {
  const { entity } = week
  const commit = useCommit()
  // Where something speaks against a square, it is asked about that one.
  const { wish, ask, close } = useMoveWish(({ row, to }: Asked) => (to ? undefined : stays(entity, row)))
  const move = (row: AnyRow, slot: Slot) => {
    const values = slotValues(entity, slot)
    const done = movedTo(entity, slotName(slot.day, week.laneTitle(slot.lane)))
    const change = { type: 'update' as const, entity: entity.name, id: row.id, values, expect: row.version }
    return run(row, values, () => commit([change], { via: 'calendar', done, tellProblems: true }))
  }
  const { row: asked, to } = wish?.what ?? {}
  const dialog = wish && asked && (
    <MoveToDialog
      key={`${asked.id} ${asked.version} ${to ? slotKey(to) : ''}`}
      to={to}
      doubt={(slot) => week.doubtIn(asked, slot)}
      entity={entity}
      calendar={calendar}
      row={asked}
      lanes={week.lanes}
      refusal={(slot) => slotRefusal(entity, asked, slot)}
      open={wish.isOpen}
      onMove={(slot) => void move(asked, slot)}
      onClose={close}
    />
  )
  return { move, askMove: (row: AnyRow) => ask({ row }), ask: (row: AnyRow, slot: Slot) => ask({ row, to: slot }), dialog }
}
