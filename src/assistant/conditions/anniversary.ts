import type { Comparison } from '../../kernel/expression/condition.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import type { Trade } from '../trade/trade.ts'
import type { Frame, RoleOf } from '../frame/role.ts'
import { daysSaid } from '../frame/tense.ts'

const YEAR = 365

/** «chi compie gli anni a dicembre?», «nati questa settimana»: days of no year, of a field whose day comes round every year. */
export function roundWhere(trade: Trade, frame: Frame, role: RoleOf<'days'>, path: string, today: string): Comparison | undefined {
  if (!trade.fieldAt(frame.entity, path)?.yearly) return undefined
  if (frame.words.slice(role.from, role.to).some((word) => /\d{4}|^ann[oi]$/.test(word))) return undefined
  const { from = today, to } = daysSaid(frame, role, today)
  if (to === undefined || to < from || daysBetween(from, to) >= YEAR) return undefined
  return { field: path, op: 'yearly', value: { from, until: addDays(to, 1) } }
}
