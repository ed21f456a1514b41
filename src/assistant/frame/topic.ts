import type { Trade } from '../trade/trade.ts'
import { type Frame, type Role, rolesOf } from './role.ts'

/** What a conversation speaks of, so that a sentence need not name it. */
export interface Spoken {
  readonly entity: string
  readonly ids: readonly string[]
  /** What the one record that is spoken of leads to, by entity: the customer of that invoice. */
  readonly refs?: ReadonlyMap<string, readonly string[]>
  /** The words that point at it: «la seconda», «di questi». */
  readonly cut?: readonly [from: number, to: number]
}

/** A sentence in which what is spoken of stands as if it had been named; nothing where it leads there by no way. */
export function spokenTo(trade: Trade, frame: Frame, { entity, ids, refs }: Spoken): Frame | undefined {
  const said = { from: 0, to: 0, worth: 0 }
  const own = frame.entity === entity ? ids : refs?.get(frame.entity)
  const put = (role: Role): Frame => ({ ...frame, roles: [role, ...frame.roles] })
  if (own) {
    const named = rolesOf(frame, 'self')
    const isOther = named.some((role) => !role.ids.some((id) => own.includes(id)))
    return isOther ? undefined : put({ role: 'self', ids: own, whole: true, ...said })
  }
  const ways = trade.waysFrom(frame.entity).filter(({ path }) => !rolesOf(frame, 'named').some((one) => one.path === path))
  const near = ways.filter(({ hops }) => hops === 1)
  const way = ways.find(({ target }) => target === entity)
  if (way) return put({ role: 'named', path: way.path, target: entity, ids, many: way.many, whole: true, ...said })
  // «gli iscritti a quel corso», of a lesson.
  const over = near.find(({ target, path }) => refs?.has(target) && rolesOf(frame, 'relation').some((one) => one.path === path))
  const led = over && refs?.get(over.target)
  return led && put({ role: 'named', path: over.path, target: over.target, ids: led, many: over.many, whole: true, ...said })
}
