import { type Inquiry, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { firsts, groupOf, isFree, PEOPLE, peopleIn } from './free-words.ts'
import { isBeside } from '../frame/features.ts'
import { isDayField } from '../trade/fields.ts'
import { type Frame, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { merged, type Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { comingWhere, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { comparisonsOf, isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { isAboutRecords } from '../../kernel/question/question.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'

type FreeAsking = Extract<Asking, { is: 'free' }>

/** Rooms of something that lies in days, as a sentence asks for them. */
interface LaneQuestion extends Inquiry {
  /** Entity that lies in the lanes. */
  readonly lying: AnyEntity
  readonly span: NonNullable<AnyEntity['span']>
  readonly lanes: string | undefined
  /** The same question before, which is asked once more of something else. */
  readonly before: FreeAsking | undefined
  /** Stretches that say that nothing takes them. */
  readonly free: readonly Role[]
  readonly nights: Nights | undefined
}

/** Rooms that are free: of the lanes of something that lies in days. */
export function* freeLanes(asked: Inquiry): Iterable<Candidate<Asking>> {
  const question = laneQuestion(asked)
  if (!question || !asksLanes(question)) return
  yield freeIn(question)
  yield* vacatedAt(question)
}

function laneQuestion(asked: Inquiry): LaneQuestion | undefined {
  const { trade, frame, features } = asked
  const lying =
    trade.lyingIn(frame.entity).find(({ span }) => span) ?? (trade.entity(frame.entity).span ? trade.entity(frame.entity) : undefined)
  // «quante camere restano da pulire?» asks for none that is free.
  if (!lying?.span || features.says(STILL_TO)) return undefined
  return {
    ...asked,
    lying,
    span: lying.span,
    lanes: laneEntityOf(lying),
    before: frame.again?.is === 'free' && frame.again.entity === lying.name ? frame.again : undefined,
    free: frame.roles.filter((role) => isFree(frame)(role) || (role.role === 'question' && asksFree(trade, frame.entity, role))),
    nights: nightsIn(frame, trade, lying.name),
  }
}

function asksLanes(question: LaneQuestion): boolean {
  const { frame, features, free, before } = question
  if (free.length === 0 && !isHad(question) && !before) return false
  return rolesOf(frame, 'self').length === 0 || features.whether || frame.asking || before !== undefined || features.asks.has('when')
}

/** «ci resta una camera …?», «hai una camera per due notti …?» */
const isHad = ({ frame, features, lanes, nights }: LaneQuestion): boolean =>
  frame.entity === lanes &&
  !features.asks.has('who') &&
  (rolesOf(frame, 'days').length > 0 || nights !== undefined) &&
  !frame.roles.some((role) => SAYS_MORE.has(role.role) && !restsIn(frame, role)) &&
  (features.says(RESTS) || features.says(HAD))

function freeIn(question: LaneQuestion): Candidate<Asking> {
  const { frame, features, lying, lanes, before, free, nights } = question
  const [days, ...more] = rolesOf(frame, 'days')
  const { from, lasts, isSeveral } = stayOf(question)
  const people = peopleIn(frame, question.used, nights?.role)
  const rooms = frame.entity === lanes ? [] : rolesOf(frame, 'named').filter(({ path }) => path === laneFieldOf(lying))
  const group = people && groupOf(frame, people)
  const counted = features.asks.has('many') || before?.counted === true
  return {
    meaning: { is: 'free', entity: lying.name, from, lasts, among: among(question, rooms, people), counted },
    used: used(
      question,
      ...free,
      ...firsts(frame),
      ...restingIn(frame),
      days,
      ...(isSeveral ? more : []),
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
}

/** From when and for how many nights; «venerdì e sabato» are two. */
function stayOf({ frame, today, before, nights }: LaneQuestion): {
  readonly from: string
  readonly lasts: number
  readonly isSeveral: boolean
} {
  const [days, ...more] = rolesOf(frame, 'days')
  const said = days?.days.ahead
  const from = said?.from ?? before?.from ?? today
  const last = more.map((role) => role.days.ahead.from).findLast((day) => day !== undefined && day > from)
  const until = last ?? (said?.to && said.to > from ? said.to : undefined)
  const lasts = nights?.value ?? (until === undefined ? (before?.lasts ?? 1) : daysBetween(from, until) + (last ? 1 : 0))
  return { from, lasts: Math.max(1, lasts), isSeveral: Boolean(last) }
}

/** Conditions of the lanes: their own, which they are by name, and how many they have to hold. */
function among(
  { trade, frame, where, lanes, before }: LaneQuestion,
  rooms: readonly RoleOf<'named'>[],
  people: RoleOf<'number'> | undefined,
): readonly Condition[] {
  const own = where.filter(
    (condition) =>
      !isAnyOf(condition) &&
      frame.entity === lanes &&
      (condition.field === 'id' || trade.fieldAt(lanes, condition.field) !== undefined) &&
      // Days that are said are those of the stay, and no dates of the room's own.
      !isDayField(trade, lanes, condition.field) &&
      trade.stateOf(lanes) !== condition.field,
  )
  const holds = lanes && trade.numberOf(lanes)
  return merged(before?.among ?? [], [
    ...own,
    ...rooms.map(({ ids }): Condition => ({ field: 'id', op: 'in', value: ids })),
    ...(people && holds ? [{ field: holds, op: 'gte', value: people.value } as const] : []),
  ])
}

/** «quando si libera la 102?»: when whoever is there leaves. */
function* vacatedAt(question: LaneQuestion): Iterable<Candidate<Asking>> {
  const { trade, frame, features, today, lying, span, lanes, free } = question
  const [self] = rolesOf(frame, 'self')
  const end = trade.endOf(lying.name)
  const lane = laneFieldOf(lying)
  if (!features.asks.has('when') || !self || frame.entity !== lanes || end === undefined || lane === undefined) return
  yield {
    meaning: {
      is: 'tell',
      entity: lying.name,
      where: [
        { field: lane, op: 'in', value: self.ids },
        { field: span.from, op: 'overlaps', value: { from: today, until: addDays(today, 1) } },
        ...comingWhere(lying),
      ],
      field: end,
      sums: false,
    },
    used: used(question, ...free, ...restingIn(frame)),
    bonus: 1.2,
  }
}

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

const RESTS = /\b(?:rest|riman|avanz)(?:a|ano|e|gono)\b/
const STILL_TO = /\b(?:rest|riman|manc)\w+ (?:ancora )?da \w+re\b/
/** Somebody asks whether there is one. */
const HAD =
  /\brimast[aoei]\b|\b(?:serv(?:e|ono|irebbe)|bisogno|cerc(?:o|a|ano|hiamo)|chied(?:e|ono)|vorrebbero|hai|avete|abbiamo|avresti|avreste|c e|ci sono|ci sarebbe|ci sarebbero)\b/
/** A wording of the trade that itself says what is left. */
const restsIn = ({ words }: Frame, { from, to }: Role): boolean => RESTS.test(words.slice(from, to).join(' '))
const restingIn = (frame: Frame) => rolesOf(frame, 'question').filter((role) => restsIn(frame, role))
const SAYS_MORE = new Set<Role['role']>(['question', 'metric', 'makes', 'move', 'action', 'named'])

interface Nights {
  readonly value: number
  readonly role: Role
  /** Place of the word for them. */
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
