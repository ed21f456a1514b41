import { type Inquiry, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { canBeCalled } from './question-word.ts'
import { endOf, firsts } from './free-words.ts'
import { rolesOf } from '../frame/role.ts'
import { PART_HOURS, settledHours } from '../conditions/hours.ts'
import type { Asking } from '../meaning/meaning.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'

const OF_LANES = 0.5

/** Hours with room for something. */
export function* freeHours(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, today } = asked
  const { slot } = trade.entity(frame.entity)
  // What is let by the day has no hours.
  if (!slot?.time || trade.lyingIn(laneEntityOf(trade.entity(frame.entity)) ?? '').some(({ span }) => span)) return
  const free = frame.roles.filter(
    (role) =>
      (role.role === 'grammar' && role.sense.is === 'free') ||
      (role.role === 'held' && /^liber[oaie]|^disponibil/.test(frame.words[role.from] ?? '')),
  )
  const before = frame.again?.is === 'gaps' && frame.again.entity === frame.entity ? frame.again : undefined
  const [lasts] = rolesOf(frame, 'lasts')
  const asksWhere = asked.features.says(/\b(?:dove|quando) (?:l[oaie] )?(?:infil|mett|ficc|incastr|possiamo)/)
  if (free.length === 0 && !(asksWhere && lasts) && !before) return
  const [days] = rolesOf(frame, 'days')
  const said = days?.days.ahead
  const from = said?.from ?? before?.from ?? today
  // «alle 20», of no day, is today.
  const to = said ? (said.to ?? from) : (before?.to ?? (rolesOf(frame, 'hours')[0]?.hours.moment ? from : addDays(from, 6)))
  const laneField = laneFieldOf(trade.entity(frame.entity))
  // What takes several places at once is not free or taken as a whole: of tables some are.
  if (laneField === undefined && trade.waysFrom(frame.entity).some(({ many, hops }) => many && hops === 1)) return
  const named = rolesOf(frame, 'named').find(({ path, ids }) => path === laneField && ids.length === 1)
  const lane = named?.ids[0] ?? before?.lane
  const others = rolesOf(frame, 'named').filter((role) => role !== named && !role.path.includes('.'))
  const [other] = others
  const isExclusive = trade.entity(frame.entity).exclusive?.also?.some((path) => path === other?.path) === true
  // Of whom nothing says that he is in one place at a time it is not known when he is free.
  const isPerson = other && canBeCalled(trade, other.target)
  if (other && (!isPerson || !isExclusive || others.length > 1 || other.ids.length > 1)) return
  const whose = other ? { path: other.path, id: other.ids[0] ?? '' } : before?.whose
  const [hours] = rolesOf(frame, 'hours')
  const within = hours && settledHours(hours.hours, trade.opensAt(frame.entity))
  const part = days?.days.part
  const long = lasts?.minutes ?? before?.lasts ?? slot.usual ?? 60
  const inside = within
    ? { from: within.from, until: within.moment ? endOf(within.from, long) : within.until }
    : part
      ? PART_HOURS[part]
      : before?.hours
  // «quali squadre sono libere domani?», «quando è libera la Verde?»: not how they stand now.
  const isOfLanes =
    rolesOf(frame, 'relation').some(({ path }) => path === laneField) || (lane !== undefined && asked.features.asks.has('when'))
  yield {
    meaning: {
      is: 'gaps',
      entity: frame.entity,
      from: from < today ? today : from,
      to,
      lasts: long,
      ...(lane !== undefined && { lane }),
      ...(whose && { whose }),
      ...(inside && { hours: inside }),
    },
    used: used(asked, ...free, ...firsts(frame), lasts, days, named, other, hours, ...rolesOf(frame, 'relation')),
    bonus: (lasts ? 0.8 : 0.2) + (days ? 0.2 : 0) + (isOfLanes && (days || asked.features.asks.has('when')) ? OF_LANES : 0),
  }
}
