import { laneFieldOf } from '../../kernel/lane-of.ts'
import type { Values } from '../../kernel/store/change.ts'
import type { Sort } from '../../kernel/store/store.ts'
import { minutesEach, USUAL_MINUTES } from '../../kernel/expression/occupied.ts'
import { endOf } from '../frame/asking/free.ts'
import type { Wish } from '../meaning.ts'
import { takenBy } from '../trade.ts'
import type { Desk } from './desk.ts'
import { lanesFree } from './free.ts'

/** The lanes that are free for a new record, in their order or another; nothing while it does not say when it is. */
export async function freeFor(desk: Desk, wish: Wish, sort?: readonly Sort[]) {
  if (wish.is !== 'create') return undefined
  const entity = desk.trade.entity(wish.entity)
  const { prefill, span, slot } = entity
  if (takenBy(entity) === '') return undefined
  const values: Values = { ...prefill?.(desk.at), ...wish.values }
  const asked = { entity: wish.entity, among: [] }
  if (span) {
    const [from, lasts] = [values[span.from], values[span.lasts]]
    return typeof from === 'string' ? lanesFree(desk, { ...asked, from, lasts: Number(lasts ?? 1) }, sort) : undefined
  }
  const [day, time, length] = [values[slot?.day ?? ''], values[slot?.time ?? ''], values[slot?.lasts ?? '']]
  if (typeof day !== 'string' || typeof time !== 'string') return undefined
  const minutes = typeof length === 'number' ? Math.round(length * minutesEach(entity)) : (slot?.usual ?? USUAL_MINUTES)
  return lanesFree(desk, { ...asked, from: day, lasts: 1, hours: { from: time, until: endOf(time, minutes) } }, sort)
}

/** Whether a field holds the lane that a record takes. */
export const isLane = (desk: Desk, entity: string, key: string): boolean => laneFieldOf(desk.trade.entity(entity)) === key
