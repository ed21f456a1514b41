import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { minutesTaken } from '../../kernel/evaluation/occupied-time.ts'
import { endOf } from '../queries/free-words.ts'
import type { Wish } from '../meaning/meaning.ts'
import { takenBy } from '../trade/trade.ts'
import type { Desk } from './desk.ts'
import { lanesFree } from './free-places.ts'

/** The lanes that are free for a new record, in their order or another; nothing while it does not say when it is. */
export async function freeFor(desk: Desk, wish: Wish, sort?: readonly Sort[]) {
  if (wish.is !== 'create') return undefined
  const entity = desk.trade.entity(wish.entity)
  const { prefill, span } = entity
  if (takenBy(entity) === '') return undefined
  const values: Values = { ...prefill?.(desk.at), ...wish.values }
  const asked = { entity: wish.entity, among: [] }
  if (span) {
    const [from, lasts] = [values[span.from], values[span.lasts]]
    return typeof from === 'string' ? lanesFree(desk, { ...asked, from, lasts: Number(lasts ?? 1) }, sort) : undefined
  }
  const hours = hoursOf(entity, values)
  if (!hours) return undefined
  const { day, time, lasts } = hours
  return lanesFree(desk, { ...asked, from: day, lasts: 1, hours: { from: time, until: endOf(time, lasts) } }, sort)
}

/** The hours that a record takes, its length in minutes; nothing where it has no hour. */
export function hoursOf(entity: AnyEntity, values: Values) {
  const { slot } = entity
  const [day, time] = [values[slot?.day ?? ''], values[slot?.time ?? '']]
  if (typeof day !== 'string' || typeof time !== 'string') return undefined
  return { day, time, lasts: minutesTaken(entity, values) }
}
