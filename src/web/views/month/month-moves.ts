import { isFixed, stateOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { addDays, daysBetween } from '../../../kernel/italian/dates.ts'
import { dayFieldOf } from '../../calendar/on-days.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { movedTo } from '../week/week-moves.ts'
import { dayOf, type Month } from './days.ts'

/** Why a record keeps the day on which it begins: it is not his who asks, it is over, it has begun. */
export function keepsDay(entity: AnyEntity, row: AnyRow): string | undefined {
  if (isFixed(entity, dayFieldOf(entity))) return messages.notYoursToChange(entity.label)
  const state = stateOf(entity, row)
  if (!state || !(isOver(state) || state.begun)) return undefined
  return `È «${state.label}» e resta dov’è: prima cambia lo stato.`
}

/**
 * The day on which a record begins that is carried from the day that is looked at to another: a stay under way goes as many days as
 * the hand does, what is late begins where it is put.
 */
export function carriedTo(month: Month, row: AnyRow, day: string, to: string): string {
  const from = row[dayFieldOf(month.entity)]
  const isLate = [...dayOf(month, [row], day).values()].flat().some((standing) => standing.isLate)
  return isLate || typeof from !== 'string' ? to : addDays(from, daysBetween(day, to))
}

/** 'Spostata a venerdì 27 novembre'; where that is not the day on which it begins, 'Spostata a venerdì 27 novembre. Arrivo: mercoledì 25 novembre'. */
export function carriedText(entity: AnyEntity, begins: string, to: string): string {
  const label = entity.fields[dayFieldOf(entity)]?.label ?? ''
  return begins === to ? movedTo(entity, dayLabel(to)) : `${movedTo(entity, dayLabel(to))}. ${label}: ${dayLabel(begins)}`
}
