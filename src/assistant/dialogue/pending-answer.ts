import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Desk } from '../answer/desk.ts'
import { featuresOf } from '../frame/features.ts'
import { wordsOf } from '../italian/token.ts'
import type { Mind } from '../rank/reading.ts'
import { valuesOf } from '../values/values.ts'
import { frameAbout } from './corrections.ts'
import { pendingValue, type PendingAnswer } from './pending-value.ts'

type Waits = PendingAnswer['waits']

/** Values that an answer gives other fields than the one that was asked for; `whole` where it says nothing else. */
function besides(said: string, { wish, field: key, asks: field }: Waits, mind: Mind) {
  const about = frameAbout(said, wish, mind)
  if (!about || wish.is === 'act') return { about, others: {}, whole: false }
  const { frame, sentence } = about
  const entity = mind.trade.entity(wish.entity)
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([one, each]) => isStored(each) && one !== key))
  const context = { trade: mind.trade, frame, today: mind.today, sentence, features: featuresOf(frame, mind.trade) }
  const given = valuesOf(context, fields, { apart: new Set(), targets: false, plain: true })
  // One number that is said is the one that was asked for, and no other besides.
  const isOnly = field.numeric && frame.roles.filter(({ role }) => ['number', 'lasts', 'money'].includes(role)).length === 1
  const isOther = (one: string) =>
    fields[one] !== undefined && (given.guesses === 0 || !isText(fields[one])) && !(isOnly && fields[one].numeric)
  const others: Values = Object.fromEntries(Object.entries(given.values).filter(([one]) => isOther(one)))
  const whole =
    Object.keys(others).length > 0 &&
    Object.keys(given.values).every((one) => one in others) &&
    frame.unknown.every((at) => given.spoken.has(at)) &&
    frame.roles.every((role) => role.role === 'grammar' || given.used.has(role) || [...given.spoken].includes(role.from))
  return { about, others, whole }
}

type Besides = ReturnType<typeof besides>

/** Takes back or mends what was said before, and is no text. */
const MENDS = /^(?:no|anzi|scusa|scusami|aspetta|meglio)\b[, ]*/i

/** Reads the value that was asked for, and what was said besides. */
export async function valueFor(said: string, waits: Waits, mind: Mind, desk: Desk): Promise<Values | undefined> {
  const { asks: field } = waits
  const valueOf = (text: string, other: Besides) =>
    valueIn({ said: text, words: wordsOf(text), waits, about: other.about, mind, desk }, other)
  if (!isText(field)) return valueOf(said, besides(said, waits, mind))
  if (MENDS.test(said)) return undefined
  // «Silvia Conti, camera 201»: what is said of other fields is no part of the text.
  const parts = said.split(/\s*,\s+/)
  const read = parts.map((part) => ({ part, ...besides(part, waits, mind) }))
  const texts = read.filter(({ whole }) => !whole)
  const others = Object.assign({}, ...read.map((one) => (one.whole ? one.others : {}))) as Values
  if (texts.length === 0) return others
  const [only] = texts
  if (only && texts.length === 1) {
    const own = await valueOf(only.part, only)
    if (own ?? Object.keys(others).length > 0) return { ...others, ...own }
  }
  return valueOf(said, besides(said, waits, mind))
}

const isText = (field: Field) => isKind(field, 'text') || isKind(field, 'long_text')

/** The value that was asked for with those that were said besides. */
async function valueIn(answer: PendingAnswer, { others, whole }: Besides): Promise<Values | undefined> {
  const own = await pendingValue(answer)
  // An answer that says something else as well is none: «il DDT di oggi è arrivato» is no day of an order.
  return own === undefined ? (whole ? others : undefined) : { ...others, ...own }
}
