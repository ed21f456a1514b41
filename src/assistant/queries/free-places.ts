import { type Inquiry, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { endOf, isFree, PEOPLE, peopleIn } from './free-words.ts'
import { rolesOf, type Role } from '../frame/role.ts'
import { PART_HOURS, settledHours } from '../conditions/hours.ts'
import { merged, type Asking } from '../meaning/meaning.ts'
import { placesTaken } from '../trade/trade.ts'
import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { USUAL_MINUTES } from '../../kernel/evaluation/occupied-time.ts'
import { targetOf } from '../../kernel/entity/references.ts'

/** Somebody asks whether there is one, or looks for it. */
const WANTED =
  /\b(?:(?:c|ce n|ce l) (?:e|ho|abbiamo)|ci (?:sono|sarebbe)|hai|avete|abbiamo|riusciamo|serv(?:e|ono)|cerc(?:o|a|ano)|post[oi]|dove (?:l[iea] )?(?:mett|piazz|faccio seder)\w*)\b/
/** Hours that a meal says. */
const MEALS: readonly (readonly [RegExp, { readonly from: string; readonly until: string }])[] = [
  [/^(?:pranzo|mezzogiorno)$/, { from: '12:00', until: '15:00' }],
  [/^cena$/, { from: '19:00', until: '23:00' }],
]
const SAYS_MORE = new Set<Role['role']>(['makes', 'move', 'action', 'metric'])

/** Places of which a record takes several at an hour, free at that hour: «tavoli liberi stasera», «c’è posto per sei domani alle 21?». */
export function* freePlaces(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const taking = trade.entities.find(
    (one) => placesTaken(one) !== undefined && (one.name === frame.entity || targetOf(one.fields[placesTaken(one) ?? '']) === frame.entity),
  )
  const path = taking && placesTaken(taking)
  if (!taking?.slot || path === undefined) return
  const before = frame.again?.is === 'free' && frame.again.entity === taking.name ? frame.again : undefined
  const free = frame.roles.filter(isFree(frame))
  const [days] = rolesOf(frame, 'days')
  const [hours] = rolesOf(frame, 'hours')
  const meal = MEALS.find(([word]) => frame.words.some((one) => word.test(one)))
  const people = peopleIn(frame, new Set(), undefined)
  const isSaid = days !== undefined || hours !== undefined || meal !== undefined
  const isWanted = free.length > 0 || (features.says(WANTED) && (people !== undefined || frame.entity !== taking.name))
  // «tavoli liberi», of no day: now.
  const isNow = !isSaid && frame.entity !== taking.name && features.says(/\w (?:sono )?(?:liber[oi]|disponibil[ei]|vuot[oi])\b/)
  if (!(before ? isSaid || people : isNow || (isSaid && isWanted))) return
  if (features.asks.has('who') || frame.roles.some(({ role }) => SAYS_MORE.has(role))) return
  const said = days?.days.ahead
  const from = said?.from ?? before?.from ?? asked.today
  if (from < asked.today || (said?.to !== undefined && said.to !== from)) return
  const within = hours && settledHours(hours.hours, trade.opensAt(taking.name))
  const at = within
    ? { from: within.from, until: within.moment ? endOf(within.from, taking.slot.usual ?? USUAL_MINUTES) : within.until }
    : (meal?.[1] ?? (days?.days.part ? PART_HOURS[days.days.part] : before?.hours))
  const lanes = targetOf(taking.fields[path])
  const places = taking.capacity?.places ?? ''
  const named = [...rolesOf(frame, 'self'), ...rolesOf(frame, 'named')].filter(
    (role) =>
      // «per sei» are people, and no table 6.
      !/^(?:per|in|da)$/.test(frame.words[role.from - 1] ?? '') &&
      ((role.role === 'self' && frame.entity === lanes) || (role.role === 'named' && role.path === path)),
  )
  const own = asked.where.filter(
    (one) => frame.entity === lanes && !isAnyOf(one) && one.field !== places && one.field !== 'id' && one.field !== trade.stateOf(lanes),
  )
  const among = merged(before?.among ?? [], [
    ...own,
    ...named.map(({ ids }): Condition => ({ field: 'id', op: 'in', value: ids })),
    ...(people ? [{ field: places, op: 'gte', value: people.value } as const] : []),
  ])
  const told = frame.roles.filter(
    (role) =>
      role.role === 'relation' ||
      role.role === 'field' ||
      ((role.role === 'held' || role.role === 'question') &&
        frame.words.slice(role.from, role.to).some((word) => meal?.[0].test(word) || /^post[oi]$/.test(word))),
  )
  yield {
    meaning: {
      is: 'free',
      entity: taking.name,
      from,
      lasts: 1,
      hours: at ?? (isNow ? 'now' : { from: '00:00', until: '24:00' }),
      among,
      counted: features.asks.has('many') || before?.counted === true,
    },
    // Of a booking nothing else is asked: what it is chosen by says nothing of tables.
    used: used(frame.entity === lanes ? asked : { ...asked, used: new Set() }, ...free, ...told, ...named, days, hours, people),
    spoken: new Set([
      ...(people && PEOPLE.test(frame.words[people.to] ?? '') ? [people.to] : []),
      ...frame.words.flatMap((word, index) => (meal?.[0].test(word) || /^post[oi]$/.test(word) ? [index] : [])),
    ]),
    bonus: free.length > 0 || before ? 1.2 : 0.9,
  }
}
