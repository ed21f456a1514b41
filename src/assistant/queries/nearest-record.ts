import { type Inquiry, base, yetToBegin } from './inquiry.ts'
import { rolesOf, type Role } from '../frame/role.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { Sort } from '../../kernel/door/store.ts'

/** The one record that is nearest to today, ahead or behind, and the stretch that says so. */
export interface NearestRecord {
  readonly where: readonly Condition[]
  readonly sort: readonly Sort[]
  readonly role: Role
}

/** «di cosa parla la prossima lezione di Excel?»: the one that is nearest. */
export function nearestRecord(asked: Inquiry): NearestRecord | undefined {
  const { trade, frame, today } = asked
  const day = trade.dayOf(frame.entity)
  const role = frame.roles.find(
    (one) => one.role === 'grammar' && one.sense.is === 'order' && /^(?:prossim|ultim)[oa]$/.test(frame.words[one.from] ?? ''),
  )
  if (!role || day === undefined || rolesOf(frame, 'about').length === 0) return undefined
  const isNext = (frame.words[role.from] ?? '').startsWith('prossim')
  const direction = isNext ? 'asc' : 'desc'
  const time = trade.timeOf(frame.entity)
  return {
    role,
    where: [
      ...base(asked).where,
      { field: day, op: isNext ? 'gte' : 'lte', value: today },
      ...(isNext ? yetToBegin(trade.entity(frame.entity)) : []),
    ],
    sort: [{ field: day, direction }, ...(time ? [{ field: time, direction } as const] : [])],
  }
}
