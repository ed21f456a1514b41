import { daysBetween } from '../../kernel/italian/dates.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { apartOf } from '../frame/distance.ts'
import { rolesOf, type Role, type RoleOf } from '../frame/role.ts'
import { daysSaid } from '../frame/tense.ts'
import type { ValueDraft } from './draft.ts'

/** The day on which a stay ends says how long it lasts: «i Pellegrini partono lunedì», «arrivo il 9, partenza il 12». */
export function addStayEnd({ trade, frame, fields, values, by, used, roles, targets, isOpen, today }: ValueDraft): void {
  const { entity } = frame
  const { span, prefill } = trade.entity(entity)
  const end = trade.endOf(entity)
  if (!span || end === undefined || !fields[span.lasts] || !isOpen(span.lasts)) return
  const dates = roles.filter((role): role is RoleOf<'field'> => role.role === 'field' && trade.fieldAt(entity, role.field)?.kind === 'date')
  const said = dates.filter(({ field }) => field === end)
  const days = roles.filter((role): role is RoleOf<'days'> => role.role === 'days' && !used.has(role))
  const nearest = (role: Role) => dates.toSorted((a, b) => apartOf(a, role) - apartOf(b, role))[0]
  // «resta fino a martedì»
  const isBound = ({ from }: Role) => frame.words[from] === 'fino'
  const role = days.find((one) => isBound(one) || said.some((ends) => nearest(one) === ends && apartOf(ends, one) <= 2))
  const meant = role && daysSaid(frame, role, today)
  const until = role && isBound(role) ? meant?.to : meant?.from
  if (!role || until === undefined) return
  const first = days.flatMap((one) => (one === role ? [] : [daysSaid(frame, one, today).from]))[0]
  // «chiudi la 201 fino a lunedì»: what is new begins on the day with which its form does.
  const own: unknown = prefill?.({ today })?.[span.from]
  const begins = first ?? (targets ? undefined : typeof own === 'string' ? own : today)
  if (begins !== undefined && begins < until) values[span.lasts] = daysBetween(begins, until)
  if (!targets && first === undefined && begins !== undefined && begins < until && isOpen(span.from)) values[span.from] = begins
  if (begins === undefined || begins >= until) by[span.lasts] = { until }
  for (const one of [role, ...said]) used.add(one)
}

/** «prenota la più economica», «la più grande»: of those that are free the one that comes first. */
export function addBestLane({ trade, frame, fields, used, roles, isOpen, take }: ValueDraft): void {
  const lane = laneFieldOf(trade.entity(frame.entity))
  const [order] = rolesOf({ roles }, 'grammar').filter(({ sense }) => sense.is === 'order' && sense.of === 'number')
  if (!trade.entity(frame.entity).span || lane === undefined || !isOpen(lane) || order?.sense.is !== 'order' || used.has(order)) return
  const target = targetOf(fields[lane])
  const field = /grand|piccol/.test(frame.words[order.to - 1] ?? '') ? trade.numberOf(target) : trade.moneyOf(target)
  if (field !== undefined) take(lane, { among: [], best: { field, direction: order.sense.direction } }, order)
}
