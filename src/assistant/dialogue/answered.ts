import { isReference } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Desk } from '../answer/desk.ts'
import { MOST_CHOICES, type Proposed } from '../answer/propose-parts.ts'
import { featuresOf } from '../frame/features.ts'
import { valuesOf } from '../values/values.ts'
import { settledHours } from '../conditions/hours.ts'
import { readDays } from '../italian/days.ts'
import { readDuration, readHours } from '../italian/hour.ts'
import { readMoney, readNumber } from '../italian/number.ts'
import { nameOf } from '../italian/person.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isLight } from '../lexicon/grammar-words.ts'
import type { Mind } from '../understand.ts'
import { frameAbout } from './correct.ts'
import { described } from './described.ts'
import { sayingOf } from './replies.ts'

type Waits = Extract<Proposed, { is: 'asks' }>

/** What the words of an answer say of other fields than the one that was asked for; `whole` where they say nothing else. */
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

/** Takes back or mends what was said before, and is no text. */
const MENDS = /^(?:no|anzi|scusa|scusami|aspetta|meglio)\b[, ]*/i

/** What was said as the value that was asked for, and what was said besides. */
export async function valueFor(said: string, waits: Waits, mind: Mind, desk: Desk): Promise<Values | undefined> {
  const { asks: field } = waits
  if (!isText(field)) return valueIn(said, waits, mind, desk, besides(said, waits, mind))
  if (MENDS.test(said)) return undefined
  // «Silvia Conti, camera 201»: what is said of other fields is no part of the text.
  const parts = said.split(/\s*,\s+/)
  const read = parts.map((part) => ({ part, ...besides(part, waits, mind) }))
  const texts = read.filter(({ whole }) => !whole)
  const others = Object.assign({}, ...read.map((one) => (one.whole ? one.others : {}))) as Values
  if (texts.length === 0) return others
  const [only] = texts
  if (only && texts.length === 1) {
    const own = await valueIn(only.part, waits, mind, desk, only)
    if (own ?? Object.keys(others).length > 0) return { ...others, ...own }
  }
  return valueIn(said, waits, mind, desk, besides(said, waits, mind))
}

const isText = (field: Field) => isKind(field, 'text') || isKind(field, 'long_text')

async function valueIn(
  said: string,
  waits: Waits,
  mind: Mind,
  desk: Desk,
  { about, others: given, whole }: ReturnType<typeof besides>,
): Promise<Values | undefined> {
  const { wish, field: key, asks: field, options } = waits
  const words = wordsOf(said)
  const others: Record<string, unknown> = { ...given }
  const own = await ownValue()
  // What says something else as well has not answered: «il DDT di oggi è arrivato» is no day of an order.
  return own === undefined ? (whole ? others : undefined) : { ...others, [key]: own }

  async function ownValue(): Promise<unknown> {
    // What is not ticked is no new list.
    if (isKind(field, 'checklist'))
      return sayingOf(said) === 'yes' || words.some((word) => options.some(({ label }) => wordsOf(label).includes(word)))
        ? options[0]?.key
        : undefined
    if (columnsOf(field)) return linesSaid(about, key, field, mind)
    const target = targetOf(field)
    if (target) {
      const role = about?.frame.roles.find(
        (one) => (one.role === 'named' && one.target === target) || (one.role === 'self' && wish.entity === target),
      )
      if (role && 'ids' in role) return role.ids.length === 1 ? (isReference(field) ? role.ids[0] : role.ids) : { among: role.ids }
      const content = words.filter((word) => !isIdle(word))
      if (content.length === 0) return undefined
      const found = await desk.store.query({ entity: target, search: content.join(' '), page: { limit: 6 } })
      if (found.rows.length === 1) return found.rows[0]?.id
      const those = await described(said, target, { most: MOST_CHOICES }, mind, desk)
      if (those.length > 0) return those.length === 1 ? those[0] : { among: those }
      // Every word that says something is one of its name.
      const option = options.find(({ label }) => content.every((word) => isLight(word) || wordsOf(label).includes(word)))
      return content.every((word) => isLight(word)) ? undefined : option?.key
    }
    if (isKind(field, 'date')) {
      for (let at = 0; at < words.length; at++) {
        const days = readDays(words, at, mind.today)
        if (days?.ahead.from) return days.ahead.from
      }
      return undefined
    }
    if (isKind(field, 'time')) {
      for (let at = 0; at < words.length; at++) {
        const hours = readHours(words, at)
        if (hours) return settledHours(hours, mind.trade.opensAt(wish.entity)).from
      }
      return undefined
    }
    if (isKind(field, 'choice') || isKind(field, 'boolean')) {
      const held = about?.frame.roles.find((one) => one.role === 'held' && one.field === key)
      if (held?.role === 'held') return held.values[0]
      const parsed = field.parse(said.trim(), mind.today)
      if (field.schema.safeParse(parsed).success) return parsed
      return options.find(({ label }) => words.some((word) => word.length > 2 && !isIdle(word) && label.toLowerCase().includes(word)))?.key
    }
    if (field.numeric) {
      for (let at = 0; at < words.length; at++) {
        const money = readMoney(words, at)
        if (money && isKind(field, 'money')) return money.cents
        const lasts = readDuration(words, at)
        if (lasts && !isKind(field, 'money')) return isKind(field, 'decimal') ? lasts.minutes / 60 : lasts.minutes
        const number = readNumber(words, at)
        if (number) return isKind(field, 'money') ? Math.round(number.value * 100) : halved(words, number.value, number.to)
      }
      return undefined
    }
    // «argomento Ripasso», to whoever asked for it.
    const named = [field.label, ...(field.synonyms ?? [])].find((one) => said.trim().toLowerCase().startsWith(`${one.toLowerCase()} `))
    const text = said
      .trim()
      .slice(named?.length ?? 0)
      .trim()
      .replace(/^(?:a nome(?: di)?|nome|si chiama|è|e|il motivo è|motivo|perché|per)\s*:?\s+/i, '')
      .replace(/^un(?:[oa]\s+|['’]\s*|\s+)/i, '')
    const title = mind.trade.entity(wish.entity).title.flat()
    if (title.length > 1 && title.includes(key) && (field.means === 'givenName' || field.means === 'surname') && /^\S+\s+\S+$/.test(text)) {
      const [a = '', b = ''] = text.split(/\s+/)
      const other = title.find((one) => one !== key && ['text'].includes(mind.trade.entity(wish.entity).fields[one]?.kind ?? ''))
      if (other !== undefined) {
        const { name, surname } = nameOf(a, b)
        others[other] = mind.trade.entity(wish.entity).fields[other]?.means === 'surname' ? surname : name
        return field.means === 'surname' ? surname : name
      }
    }
    const parsed = field.parse(text, mind.today)
    if (field.schema.safeParse(parsed).success) return parsed
    return isText(field) ? undefined : behindItsName(said, field, mind.today)
  }
}

/** «due carbonara e un tiramisù»: the lines of what is made, of articles and how many of each. */
function linesSaid(about: ReturnType<typeof frameAbout>, key: string, field: Field, { trade, today }: Mind): unknown {
  if (!about) return undefined
  const { frame, sentence } = about
  const context = { trade, frame, today, sentence, features: featuresOf(frame, trade) }
  return valuesOf(context, { [key]: field }, { apart: new Set(), targets: false, plain: true }).values[key]
}

/** «la mail è paolo@example.it»: what is written as the field wants it, behind words that name the field and say nothing else. */
function behindItsName(said: string, field: Field, today: string): unknown {
  const names = new Set([field.label, ...(field.synonyms ?? [])].flatMap(wordsOf))
  const parts = said.trim().split(/\s+/)
  for (let at = 1; at < parts.length; at++) {
    if (!wordsOf(parts[at - 1] ?? '').every((word) => names.has(word) || isIdle(word) || isLight(word))) return undefined
    const parsed = field.parse(parts.slice(at).join(' '), today)
    if (field.schema.safeParse(parsed).success) return parsed
  }
  return undefined
}

const halved = (words: readonly string[], value: number, to: number) =>
  words[to] === 'e' && /^mezz[oa]$/.test(words[to + 1] ?? '') ? value + 0.5 : value
