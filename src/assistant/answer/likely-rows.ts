import { dayIn } from './words.ts'
import type { Desk } from './desk.ts'
import { goesOn, statusOf } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'

/** Those that are not called off. */
export function staying({ trade }: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const [state = '', status] = statusOf(trade.entity(name)) ?? []
  return rows.filter((row) => !status?.states[String(row[state])]?.away)
}

/** Rows that fit the one that is meant: what is still to come before what has been. */
export function likeliest(desk: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const { trade, at } = desk
  const entity = trade.entity(name)
  const day = trade.dayOf(name)
  const [state, status] = statusOf(entity) ?? []
  const come = staying(desk, name, rows)
  const kept = come.length > 0 ? come : rows
  if (day === undefined || kept.length < 2 || !(entity.slot ?? entity.span)) return kept
  const ahead = kept.filter((row) => dayIn(row, day) >= at.today)
  if (ahead.length === 0) return kept.toSorted((a, b) => dayIn(b, day).localeCompare(dayIn(a, day))).slice(0, 1)
  // A row that is done already does not come any more.
  const isDone = (row: AnyRow) => state !== undefined && status?.states[String(row[state])]?.freed === true
  const first = ahead.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || dayIn(a, day).localeCompare(dayIn(b, day)))[0]
  return first ? [first] : kept
}

/** «quando arriva l'ordine di Verdeluna?» is about the one that has not come yet, where there is one. */
export function stillOpen({ trade }: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const { slot, span } = trade.entity(name)
  const open = rows.filter((row) => goesOn(trade.entity(name), row))
  return open.length === 1 && !(slot ?? span) ? open : rows
}
