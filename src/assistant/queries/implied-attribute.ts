import { keyMeaning } from '../../kernel/concepts/key-meaning.ts'
import type { AttributeQuestion } from './attribute.ts'
import { addable, base, functions, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { AT_HOUR, canBeCalled, FINISHES } from './question-word.ts'
import { figureOf, goodsOf } from './groups.ts'
import { dayOfQuestion } from '../conditions/question.ts'
import { rolesOf } from '../frame/role.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'

/** «il numero di Rossi» is what one calls. */
export function* phoneNumber(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  const { trade, frame, features, asks, isSelf, fields } = question
  const isOfRecord = (isSelf || rolesOf(frame, 'held').length > 0) && fields.length === 0
  if (!isOfRecord || !features.says(/\bnumero d\w+\b/)) return
  const { fields: described } = trade.entity(frame.entity)
  const phone = Object.keys(described).find((key) => described[key]?.kind === 'phone')
  if (phone !== undefined) yield { meaning: { is: 'tell', ...asks, field: phone, sums: false }, used: used(question), bonus: 0.9 }
}

/** «quanto ne abbiamo ancora?» asks for a number, and for no price. */
const LEFT =
  /\b(?:(?:abbiamo|ho)(?= (?:ancora|in|a|adesso|ora)\b|$)|c e$|ce n e|rest(?:a|ano)|riman(?:e|gono)|avanza(?:no)?|rimast[oaie])\b/

/** «quante batterie abbiamo?» asks for those on the shelf: what takes place has no number of its own. */
export function* stockLeft(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  const { trade, frame, features, asks, isSelf, isOne, isEvent, fields } = question
  const asksLeft = features.asks.has('many') || (features.asks.has('much') && features.says(LEFT))
  const count = isSelf && fields.length === 0 && asksLeft && !isEvent ? goodsOf(trade, frame.entity) : undefined
  const bonus = isOne && frame.roles.every(({ role }) => role === 'self' || role === 'grammar') ? 0.8 : 0.6
  if (count !== undefined) yield { meaning: { is: 'tell', ...asks, field: count, sums: true }, used: used(question), bonus }
}

/** «in media», «in tutto»: of the money that records of the kind are about, where no field is named. */
export function* wholeFigure(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  const { frame, features } = question
  const whole = features.fn ? figureOf(question) : undefined
  // «quanti sono in tutto?» counts.
  if (!whole || whole.role || features.asks.has('many')) return
  yield {
    meaning: { is: 'figure', ...base(question), fn: whole.fn, field: whole.field },
    used: used(question, ...functions(frame)),
    bonus: 0.2,
  }
}

/** Tells whether a question word says by itself which field is asked for. */
export const impliesAttribute = ({ features: { asks } }: AttributeQuestion): boolean =>
  (['much', 'when', 'where', 'who'] as const).some((what) => asks.has(what))

/** The field that the question word asks for: «quando», «quanto», «dove», «chi». */
export function* impliedAttribute(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  const { frame, features, asks, nearest, isOne, isDated } = question
  const field = impliedField(question)
  if (field === undefined) return
  const when = features.asks.has('when')
  if (nearest && when) {
    yield {
      meaning: { is: 'tell', entity: frame.entity, where: nearest.where, sort: nearest.sort, field, sums: false },
      used: used(question, nearest.role),
      bonus: 0.5,
    }
    return
  }
  const isMuch = features.asks.has('much')
  const coming = when && !isDated ? base(question) : asks
  yield {
    meaning: { is: 'tell', ...(isMuch ? addable(question) : coming), field, sums: isMuch },
    used: used(question),
    bonus: when ? 0.35 : isMuch ? 0.25 : features.asks.has('where') && isOne ? 0.3 : isOne ? 0.05 : -0.1,
  }
}

/** Asks what somebody owes, which is no price: where no field says it, nobody knows. */
export const OWED = /\b(?:ci|mi|gli) dev(?:e|ono)\b/

function impliedField(question: AttributeQuestion): string | undefined {
  const { trade, frame, features, isNamed } = question
  const { entity } = frame
  if (isOtherDay(question)) return undefined
  if (features.asks.has('when')) return whenField(question)
  if (features.asks.has('much') && !features.says(OWED)) return trade.moneyOf(entity)
  if (features.says(/\bdove?\b|\bin che via\b/)) return placeOf(trade, entity)
  const lane = laneFieldOf(trade.entity(entity))
  const isOfLane = rolesOf(frame, 'named').some(({ path }) => path === lane)
  return features.asks.has('who') && isNamed && !isOfLane ? personIn(trade, entity) : undefined
}

/** «quando ha pagato?» asks for no day of the bill, and «quando finisce?» for no beginning. */
function isOtherDay({ trade, frame, features, today }: AttributeQuestion): boolean {
  const isRecorded = () => trade.recordsDay(frame.entity, trade.dayOf(frame.entity) ?? '', today)
  return features.asks.has('when') && (features.says(FINISHES) || (rolesOf(frame, 'held').length > 0 && isRecorded()))
}

/** The hour where the day is known, else the day. */
function whenField({ trade, frame, features, isDated }: AttributeQuestion): string | undefined {
  const { entity } = frame
  const time = trade.timeOf(entity)
  return features.says(AT_HOUR) || (isDated && time)
    ? (time ?? trade.dayOf(entity))
    : (dayOfQuestion(trade, rolesOf(frame, 'question')[0]) ?? trade.dayOf(entity))
}

const placeOf = (trade: Trade, entity: string): string | undefined => {
  const { fields } = trade.entity(entity)
  return keyMeaning(fields, 'located', 'address') ?? laneFieldOf(trade.entity(entity))
}

/** The lane, where it is somebody: who can be called. */
function personIn(trade: Trade, entity: string): string | undefined {
  const lane = laneEntityOf(trade.entity(entity))
  return lane !== undefined && canBeCalled(trade, lane) ? laneFieldOf(trade.entity(entity)) : undefined
}
