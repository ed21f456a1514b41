import { statusOf } from '../../kernel/entity/entity.ts'
import { lateWhere } from '../../kernel/derive/delay.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isOver } from '../../kernel/fields/status.ts'
import type { Trade } from '../trade/trade.ts'

/** States in which something still is to be done, or nothing more. */
export function standing(trade: Trade, entity: string, where: 'open' | 'over' | 'late', today: string): readonly Condition[] {
  const [field, status] = statusOf(trade.entity(entity)) ?? []
  if (field === undefined || !status) return []
  const states = Object.entries(status.states)
  const open = states.filter(([, state]) => !isOver(state)).map(([key]) => key)
  const over = states.filter(([, state]) => isOver(state) && !state.away).map(([key]) => key)
  if (where === 'over') return over.length > 0 ? [{ field, op: 'in', value: over }] : []
  const late =
    where === 'late' ? lateWhere(trade.entity(entity), { today, ...(trade.time !== undefined && { time: trade.time }) }) : undefined
  if (late) return late
  const day = trade.dayOf(entity)
  return [{ field, op: 'in', value: open }, ...(where === 'late' && day ? [{ field: day, op: 'lt', value: today } as const] : [])]
}
