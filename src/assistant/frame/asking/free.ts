import { type Asks0, type Candidate, used } from './candidate.ts'
import { canBeCalled } from './fits-word.ts'
import { isBeside } from '../features.ts'
import { isDayField } from '../fit.ts'
import { type Frame, type Role, type RoleOf, rolesOf } from '../role.ts'
import { PART_HOURS, settledHours } from '../../conditions/hours.ts'
import { merged, type Asking } from '../../meaning.ts'
import type { Trade } from '../../trade.ts'
import { comingWhere, statusOf } from '../../../kernel/entity/entity.ts'
import { comparisonsOf, isAnyOf, type Condition } from '../../../kernel/expression/condition.ts'
import { isAboutRecords } from '../../../kernel/question/question.ts'
import { addDays, daysBetween } from '../../../kernel/italian/dates.ts'
import { addMinutes, minutesOf } from '../../../kernel/italian/times.ts'
import { laneEntityOf, laneFieldOf } from '../../../kernel/screens/lane-of.ts'

/** What says that nothing takes it. */
export const isFree =
  ({ words }: Frame) =>
  (role: Role): boolean =>
    (role.role === 'grammar' && role.sense.is === 'free') ||
    ((role.role === 'held' || role.role === 'question' || role.role === 'metric') &&
      words.slice(role.from, role.to).some((word) => /^(?:liber[oaie]|disponibil[ei]|vuot[oaie])$/.test(word)))

/** Rooms that are free: of the lanes of something that lies in days. */
export function* frees(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const free = frame.roles.filter((role) => isFree(frame)(role) || (role.role === 'question' && asksFree(trade, frame.entity, role)))
  const lying =
    trade.lyingIn(frame.entity).find(({ span }) => span) ?? (trade.entity(frame.entity).span ? trade.entity(frame.entity) : undefined)
  // «quante camere restano da pulire?» asks for none that is free.
  if (!lying?.span || features.says(STILL_TO)) return
  const lanes = laneEntityOf(lying)
  const before = frame.again?.is === 'free' && frame.again.entity === lying.name ? frame.again : undefined
  const [days, ...more] = rolesOf(frame, 'days')
  const nights = nightsIn(frame, trade, lying.name)
  // «ci resta una camera …?», «hai una camera per due notti …?»
  const isHad =
    frame.entity === lanes &&
    !features.asks.has('who') &&
    (days !== undefined || nights !== undefined) &&
    !frame.roles.some((role) => SAYS_MORE.has(role.role) && !restsIn(frame, role)) &&
    (features.says(RESTS) || features.says(HAD))
  if (free.length === 0 && !isHad && !before) return
  if (rolesOf(frame, 'self').length > 0 && !features.whether && !frame.asking && !before && !features.asks.has('when')) return
  const people = peopleIn(frame, asked.used, nights?.role)
  const said = days?.days.ahead
  const from = said?.from ?? before?.from ?? asked.today
  // «venerdì e sabato» are two nights.
  const last = more.map((role) => role.days.ahead.from).findLast((day) => day !== undefined && day > from)
  const until = last ?? (said?.to && said.to > from ? said.to : undefined)
  const lasts = nights?.value ?? (until === undefined ? (before?.lasts ?? 1) : daysBetween(from, until) + (last ? 1 : 0))
  const rooms = frame.entity === lanes ? [] : rolesOf(frame, 'named').filter(({ path }) => path === laneFieldOf(lying))
  const own = asked.where.filter(
    (condition) =>
      !isAnyOf(condition) &&
      frame.entity === lanes &&
      (condition.field === 'id' || trade.fieldAt(lanes, condition.field) !== undefined) &&
      // Days that are said are those of the stay, and no dates of the room's own.
      !isDayField(trade, lanes, condition.field) &&
      !isStateOf(trade, lanes, condition.field),
  )
  const holds = lanes && trade.numberOf(lanes)
  const among = merged(before?.among ?? [], [
    ...own,
    ...rooms.map(({ ids }): Condition => ({ field: 'id', op: 'in', value: ids })),
    ...(people && holds ? [{ field: holds, op: 'gte', value: people.value } as const] : []),
  ])
  const counted = features.asks.has('many') || before?.counted === true
  const group = people && groupOf(frame, people)
  const rests = rolesOf(frame, 'question').filter((role) => restsIn(frame, role))
  yield {
    meaning: { is: 'free', entity: lying.name, from, lasts: Math.max(1, lasts), among, counted },
    used: used(
      asked,
      ...free,
      ...firsts(frame),
      ...rests,
      days,
      ...(last ? more : []),
      nights?.role,
      people,
      ...rooms,
      ...rolesOf(frame, 'relation'),
      ...rolesOf(frame, 'field'),
      ...frame.roles.filter(({ from: at }) => at === group),
    ),
    spoken: new Set([
      ...(group === undefined ? [] : [group]),
      ...(nights ? [nights.word] : []),
      ...(people && PEOPLE.test(frame.words[people.to] ?? '') ? [people.to] : []),
    ]),
    bonus: frame.entity === lanes ? 0.9 : 0.5,
  }
  // «quando si libera la 102?»: when whoever is there leaves.
  const [self] = rolesOf(frame, 'self')
  const end = trade.endOf(lying.name)
  const lane = laneFieldOf(lying)
  if (features.asks.has('when') && self && frame.entity === lanes && end !== undefined && lane !== undefined)
    yield {
      meaning: {
        is: 'tell',
        entity: lying.name,
        where: [
          { field: lane, op: 'in', value: self.ids },
          { field: lying.span.from, op: 'overlaps', value: { from: asked.today, until: addDays(asked.today, 1) } },
          ...comingWhere(lying),
        ],
        field: end,
        sums: false,
      },
      used: used(asked, ...free, ...rests),
      bonus: 1.2,
    }
}

/** How many there have to be room for: «per quattro», «in tre», «per due persone». */
export const peopleIn = (frame: Frame, taken: ReadonlySet<Role>, nights: Role | undefined): RoleOf<'number'> | undefined =>
  rolesOf(frame, 'number').find(
    (role) =>
      role !== nights &&
      (!taken.has(role) || PEOPLE.test(frame.words[role.to] ?? '')) &&
      role.value < 100 &&
      (/^(?:per|in|da|siamo|sono|mett\w+)$/.test(frame.words[role.from - 1] ?? '') ||
        PEOPLE.test(frame.words[role.to] ?? '') ||
        groupOf(frame, role) !== undefined),
  )

/** «per una famiglia di 4»: the word for those who are so many. */
export const groupOf = ({ words }: Frame, { from }: Role): number | undefined =>
  /^(?:per|siamo|sono|in) un[oa]? \w+ di$/.test(words.slice(from - 4, from).join(' ')) ? from - 2 : undefined
export const PEOPLE = /^(?:person[ae]|ospit[ei]|adult[io]|pax|letti|post[io])$/

/** A question of the trade about lanes as they stand before anything takes them: «dove li metto?». */
const asksFree = (trade: Trade, entity: string, { at }: RoleOf<'question'>): boolean => {
  const question = trade.questions[at]
  const [state, status] = statusOf(trade.entity(entity)) ?? []
  return (
    question !== undefined &&
    isAboutRecords(question) &&
    trade.lyingIn(entity).length > 0 &&
    comparisonsOf(question.where).some(({ field, value }) => field === state && value === status?.initial)
  )
}

const isStateOf = (trade: Trade, entity: string, field: string) => trade.stateOf(entity) === field

const RESTS = /\b(?:rest|riman|avanz)(?:a|ano|e|gono)\b/
const STILL_TO = /\b(?:rest|riman|manc)\w+ (?:ancora )?da \w+re\b/
/** Somebody asks whether there is one. */
const HAD =
  /\brimast[aoei]\b|\b(?:serv(?:e|ono|irebbe)|bisogno|cerc(?:o|a|ano|hiamo)|chied(?:e|ono)|vorrebbero|hai|avete|abbiamo|avresti|avreste|c e|ci sono|ci sarebbe|ci sarebbero)\b/
/** A wording of the trade that itself says what is left. */
const restsIn = ({ words }: Frame, { from, to }: Role): boolean => RESTS.test(words.slice(from, to).join(' '))
const SAYS_MORE = new Set<Role['role']>(['question', 'metric', 'makes', 'move', 'action', 'named'])

interface Nights {
  readonly value: number
  readonly role: Role
  /** Where the word for them stands. */
  readonly word: number
}

function nightsIn(frame: Frame, trade: Trade, entity: string): Nights | undefined {
  const lasts = trade.entity(entity).span?.lasts
  for (const role of rolesOf(frame, 'number')) {
    if (
      /^(?:nott[ei]|giorn[oi])$/.test(frame.words[role.to] ?? '') ||
      rolesOf(frame, 'field').some((field) => field.field === lasts && isBeside(role, field))
    )
      return { value: role.value, role, word: role.to }
  }
  const word = frame.words.indexOf('notte')
  return word >= 0 ? { value: 1, role: { role: 'number', value: 1, from: word, to: word + 1, worth: 0 }, word } : undefined
}

/** Hours with room for something. */
export function* gaps(asked: Asks0): Iterable<Candidate<Asking>> {
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

/** «il primo posto libero»: those that are free are told in their order. */
const firsts = ({ roles }: Frame): readonly Role[] =>
  roles.filter((one) => one.role === 'grammar' && one.sense.is === 'order' && one.sense.of === 'day' && one.sense.direction === 'asc')

/** When something ends that begins at an hour: on its day. */
export const endOf = (from: string, minutes: number): string => (minutesOf(from) + minutes >= 24 * 60 ? '24:00' : addMinutes(from, minutes))

const OF_LANES = 0.5
