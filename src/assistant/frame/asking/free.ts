import { type Asks0, type Candidate, used } from './candidate.ts'
import { isBeside } from '../features.ts'
import { isDayField } from '../fit.ts'
import { type Frame, type Role, rolesOf } from '../role.ts'
import { settledHours } from '../where.ts'
import type { Asking } from '../../meaning.ts'
import type { Trade } from '../../trade.ts'
import { isAnyOf } from '../../../kernel/expression/condition.ts'
import { addDays, daysBetween } from '../../../kernel/italian/dates.ts'
import { laneEntityOf, laneFieldOf } from '../../../kernel/lane-of.ts'

/** Rooms that are free: of the lanes of something that lies in days. */
export function* frees(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const free = frame.roles.filter(
    (role) =>
      (role.role === 'grammar' && role.sense.is === 'free') ||
      ((role.role === 'held' || role.role === 'question' || role.role === 'metric') &&
        frame.words.slice(role.from, role.to).some((word) => /^(?:liber[oaie]|disponibil[ei]|vuot[oaie])$/.test(word))),
  )
  const lying =
    trade.lyingIn(frame.entity).find(({ span }) => span) ?? (trade.entity(frame.entity).span ? trade.entity(frame.entity) : undefined)
  if (!lying?.span) return
  const lanes = laneEntityOf(lying)
  const [days] = rolesOf(frame, 'days')
  const isLeft = frame.entity === lanes && days !== undefined && features.says(/\b(?:rest|riman|avanz)(?:a|ano|e|gono)\b/)
  if (free.length === 0 && !isLeft) return
  if (rolesOf(frame, 'self').length > 0 && !features.whether && !frame.asking) return
  const nights = nightsIn(frame, trade, lying.name)
  const said = days?.days.ahead ?? { from: asked.today, to: asked.today }
  const from = said.from ?? asked.today
  const lasts = nights?.value ?? (said.to && said.to > from ? daysBetween(from, said.to) : 1)
  const among = asked.where.filter(
    (condition) =>
      !isAnyOf(condition) &&
      frame.entity === lanes &&
      trade.fieldAt(lanes, condition.field) !== undefined &&
      // Days that are said are those of the stay, and no dates of the room's own.
      !isDayField(trade, lanes, condition.field) &&
      !isStateOf(trade, lanes, condition.field),
  )
  yield {
    meaning: { is: 'free', entity: lying.name, from, lasts: Math.max(1, lasts), among, counted: features.asks.has('many') },
    used: used(asked, ...free, days, nights?.role, ...rolesOf(frame, 'relation'), ...rolesOf(frame, 'field')),
    bonus: frame.entity === lanes ? 0.9 : 0.5,
  }
}

const isStateOf = (trade: Trade, entity: string, field: string) => trade.stateOf(entity) === field

function nightsIn(frame: Frame, trade: Trade, entity: string): { readonly value: number; readonly role: Role } | undefined {
  const lasts = trade.entity(entity).span?.lasts
  for (const role of rolesOf(frame, 'number')) {
    if (
      /^(?:nott[ei]|giorn[oi])$/.test(frame.words[role.to] ?? '') ||
      rolesOf(frame, 'field').some((field) => field.field === lasts && isBeside(role, field))
    )
      return { value: role.value, role }
  }
  const word = frame.words.findIndex((one, at) => /^notte$/.test(one) && /^(?:una|sola)$/.test(frame.words[at - 1] ?? ''))
  return word >= 0 ? { value: 1, role: { role: 'number', value: 1, from: word, to: word + 1, worth: 0 } } : undefined
}

/** Hours with room for something. */
export function* gaps(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, today } = asked
  const { slot } = trade.entity(frame.entity)
  if (!slot?.time) return
  const free = frame.roles.filter(
    (role) =>
      (role.role === 'grammar' && role.sense.is === 'free') ||
      (role.role === 'held' && /^liber[oaie]|^disponibil/.test(frame.words[role.from] ?? '')),
  )
  const [lasts] = rolesOf(frame, 'lasts')
  const asksWhere = asked.features.says(/\b(?:dove|quando) (?:l[oaie] )?(?:infil|mett|ficc|incastr|possiamo)/)
  if (free.length === 0 && !(asksWhere && lasts)) return
  const [days] = rolesOf(frame, 'days')
  const said = days?.days.ahead
  const from = said?.from ?? today
  const to = said?.to ?? (said ? from : addDays(from, 6))
  const laneField = laneFieldOf(trade.entity(frame.entity))
  const lane = rolesOf(frame, 'named').find(({ path, ids }) => path === laneField && ids.length === 1)
  const [hours] = rolesOf(frame, 'hours')
  const within = hours && settledHours(hours.hours, trade.opensAt(frame.entity))
  const part = days?.days.part
  yield {
    meaning: {
      is: 'gaps',
      entity: frame.entity,
      from: from < today ? today : from,
      to,
      lasts: lasts?.minutes ?? slot.usual ?? 60,
      ...(lane?.ids[0] !== undefined && { lane: lane.ids[0] }),
      ...(within && { hours: { from: within.from, until: within.until } }),
      ...(!within && part && { hours: PART[part] }),
    },
    used: used(asked, ...free, lasts, days, lane, hours, ...rolesOf(frame, 'relation')),
    bonus: (lasts ? 0.8 : 0.2) + (days ? 0.2 : 0),
  }
}

const PART = {
  mattina: { from: '00:00', until: '13:00' },
  pomeriggio: { from: '13:00', until: '18:00' },
  sera: { from: '18:00', until: '24:00' },
} as const
