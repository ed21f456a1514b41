import { statusOf } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import type { Trade } from '../trade/trade.ts'
import type { Frame } from '../frame/role.ts'
import { rolesOf } from '../frame/role.ts'
import { tellsDone } from '../frame/tense.ts'

/**
 * «quali interventi non sono stati fatti?»: what was to be and was not is of hours that are over, and what still lies ahead is none of
 * it. Nothing where other days are said, or where nothing has an hour.
 */
export function missedWhere(trade: Trade, frame: Frame, today: string): readonly Condition[] {
  const { slot, fields } = trade.entity(frame.entity)
  if (!slot?.time || rolesOf(frame, 'days').length > 0 || rolesOf(frame, 'self').length > 0 || !tellsDone(frame)) return []
  const ended = { field: slot.day, op: 'ended', value: `${today}T${trade.time ?? '00:00'}` } as const
  const time = fields[slot.time]
  if (!time || !isOptional(time)) return [ended]
  const untimed = [
    { field: slot.day, op: 'lte', value: today },
    { field: slot.time, op: 'empty' },
  ] as const
  return [{ any: [[ended], untimed] }]
}

/** States that say themselves that something was not done: «Non eseguito». */
export function contraries(trade: Trade, entity: string): readonly string[] {
  const [, status] = statusOf(trade.entity(entity)) ?? []
  return Object.entries(status?.states ?? {}).flatMap(([key, { label }]) =>
    foldAccents(label.toLowerCase()).startsWith('non ') ? [key] : [],
  )
}
