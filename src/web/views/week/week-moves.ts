import { isFixed, stateOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { calendarOf } from '../../calendar/calendar.ts'
import type { Slot } from '../../calendar/lanes.ts'
import { dayLabel } from '../../calendar/week-days.ts'

/** Why a record keeps its day: what is over is history and not a plan. */
export function stays(entity: AnyEntity, row: AnyRow): string | undefined {
  const { day = '', time = '', lane = '' } = entity.slot ?? {}
  if ([day, time, lane].some((key) => isFixed(entity, key))) return messages.notYoursToChange(entity.label)
  const state = stateOf(entity, row)
  if (!state || !isOver(state)) return undefined
  return `È «${state.label}» e resta dov’è: prima cambia lo stato.`
}

/** Why a record may not stand in a square; nothing when it may. */
export function slotRefusal(entity: AnyEntity, row: AnyRow, { lane }: Slot): string | undefined {
  const settled = stays(entity, row)
  const laneKey = calendarOf(entity)?.lane
  const field = laneKey === undefined ? undefined : entity.fields[laneKey]
  if (settled || lane !== undefined || laneKey === undefined || !field) return settled
  if (!isOptional(field)) return `${field.label}: serve sempre, non può restare vuoto.`
  const state = stateOf(entity, row)
  return state?.requires?.includes(laneKey) ? messages.stateRequires(state.label, field) : undefined
}

/** The fields that put a record into a square. `null` takes the person away. */
export function slotValues(entity: AnyEntity, { day, lane }: Slot): Values {
  const calendar = calendarOf(entity)
  return calendar ? { [calendar.day]: day, ...(calendar.lane && { [calendar.lane]: lane ?? null }) } : {}
}

/** The same for a record that is being made: what is empty is left out. */
export function slotPrefill(entity: AnyEntity, { day, lane }: Slot): Values {
  const calendar = calendarOf(entity)
  return calendar ? { [calendar.day]: day, ...(calendar.lane && lane && { [calendar.lane]: lane }) } : {}
}

/** 'giovedì 26 novembre, Samuele Corti'. */
export const slotName = (day: string, laneTitle: string): string => [dayLabel(day), laneTitle].filter(Boolean).join(', ')

/** 'Spostato a giovedì 26 novembre, Samuele Corti'. */
export const movedTo = ({ label }: AnyEntity, name: string): string => `${label.gender === 'f' ? 'Spostata' : 'Spostato'} a ${name}`
