import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import { dayFieldOf } from '../../calendar/on-days.ts'
import { useMoveWish } from '../drag/use-move-wish.ts'
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
  const { wish, ask: askMove, close } = useMoveWish((row: AnyRow) => keepsDay(entity, row))
  const field = dayFieldOf(entity)
  const move = (row: AnyRow, begins: string, to = begins) => {
    learn(HINT)
    const values = { [field]: begins }
    const change = { type: 'update' as const, entity: entity.name, id: row.id, values, expect: row.version }
    void run(row, values, () => commit([change], { via: 'calendar', done: carriedText(entity, begins, to), tellProblems: true }))
  }
  const dialog = wish && (
    <MoveToDialog
      key={`${wish.what.id} ${wish.what.version}`}
      entity={entity}
      calendar={{ day: field }}
      row={wish.what}
      lanes={[]}
      refusal={() => keepsDay(entity, wish.what)}
      open={wish.isOpen}
      onMove={({ day: to }) => move(wish.what, to)}
      onClose={close}
    />
  )
  return { pending, move, askMove, dialog }
}
