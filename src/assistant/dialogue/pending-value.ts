import { isReference } from '../../kernel/entity/entity.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Desk } from '../answer/desk.ts'
import { MOST_CHOICES, type Proposed } from '../answer/proposal-parts.ts'
import { settledHours } from '../conditions/hours.ts'
import { featuresOf } from '../frame/features.ts'
import { readDays } from '../italian/days.ts'
import { readDuration, readHours } from '../italian/hour.ts'
import { readMoney, readNumber } from '../italian/number.ts'
import { nameOf } from '../italian/person.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import type { Mind } from '../rank/reading.ts'
import { valuesOf } from '../values/values.ts'
import type { frameAbout } from './corrections.ts'
import { described } from './description.ts'
import { sayingOf } from './replies.ts'

/** Words that were said to a pending question, and the question. */
export interface PendingAnswer {
  readonly said: string
  readonly words: readonly string[]
  readonly waits: Extract<Proposed, { is: 'asks' }>
  /** The sentence about the entity that is made or changed. */
  readonly about: ReturnType<typeof frameAbout>
  readonly mind: Mind
  readonly desk: Desk
}

/** The value of the field that was asked for, and of those that belong to it; nothing where the words are no value of it. */
export async function pendingValue(answer: PendingAnswer): Promise<Values | undefined> {
  const { field: key, asks: field } = answer.waits
  const value = await valueByKind(answer, field)
  if (value !== undefined) return { [key]: value }
  return isOfWords(field) ? textValue(answer, field) : undefined
}

/** Tells whether a field holds what somebody writes, and no list, record, time, option or number. */
const isOfWords = (field: Field): boolean =>
  !isKind(field, 'checklist') &&
  !columnsOf(field) &&
  !targetOf(field) &&
  !isKind(field, 'date') &&
  !isKind(field, 'time') &&
  !isKind(field, 'choice') &&
  !isKind(field, 'boolean') &&
  !field.numeric

async function valueByKind(answer: PendingAnswer, field: Field): Promise<unknown> {
  if (isKind(field, 'checklist')) return tickOf(answer)
  if (columnsOf(field)) return linesSaid(answer, field)
  if (targetOf(field)) return recordSaid(answer, field)
  if (isKind(field, 'date')) return daySaid(answer)
  if (isKind(field, 'time')) return hourSaid(answer)
  if (isKind(field, 'choice') || isKind(field, 'boolean')) return optionSaid(answer, field)
  return field.numeric ? numberSaid(answer, field) : undefined
}

/** Reads a yes, or the name of an item; what is not ticked is no new list. */
function tickOf({ said, words, waits: { options } }: PendingAnswer): unknown {
  const isNamed = words.some((word) => options.some(({ label }) => wordsOf(label).includes(word)))
  return sayingOf(said) === 'yes' || isNamed ? options[0]?.key : undefined
}

/** «due carbonara e un tiramisù»: the lines of what is made, of articles and how many of each. */
function linesSaid({ about, waits: { field: key }, mind: { trade, today } }: PendingAnswer, field: Field): unknown {
  if (!about) return undefined
  const { frame, sentence } = about
  const context = { trade, frame, today, sentence, features: featuresOf(frame, trade) }
  return valuesOf(context, { [key]: field }, { apart: new Set(), targets: false, plain: true }).values[key]
}

/** A record by its name, by what is said of it, or by the label of a choice. */
async function recordSaid({ said, words, waits, about, mind, desk }: PendingAnswer, field: Field): Promise<unknown> {
  const target = targetOf(field)
  const role = about?.frame.roles.find(
    (one) => (one.role === 'named' && one.target === target) || (one.role === 'self' && waits.wish.entity === target),
  )
  if (role && 'ids' in role) return role.ids.length === 1 ? (isReference(field) ? role.ids[0] : role.ids) : { among: role.ids }
  const content = words.filter((word) => !isIdle(word))
  if (content.length === 0) return undefined
  const found = await desk.store.query({ entity: target, search: content.join(' '), page: { limit: 6 } })
  if (found.rows.length === 1) return found.rows[0]?.id
  const those = await described(said, target, { most: MOST_CHOICES }, mind, desk)
  if (those.length > 0) return those.length === 1 ? those[0] : { among: those }
  // Every word that says something is one of its name.
  const option = waits.options.find(({ label }) => content.every((word) => isLight(word) || wordsOf(label).includes(word)))
  return content.every((word) => isLight(word)) ? undefined : option?.key
}

function daySaid({ words, mind }: PendingAnswer): string | undefined {
  for (const at of words.keys()) {
    const from = readDays(words, at, mind.today)?.ahead.from
    if (from) return from
  }
  return undefined
}

function hourSaid({ words, waits, mind }: PendingAnswer): string | undefined {
  for (const at of words.keys()) {
    const hours = readHours(words, at)
    if (hours) return settledHours(hours, mind.trade.opensAt(waits.wish.entity)).from
  }
  return undefined
}

function optionSaid({ said, words, waits, about, mind }: PendingAnswer, field: Field): unknown {
  const held = about?.frame.roles.find((one) => one.role === 'held' && one.field === waits.field)
  if (held?.role === 'held') return held.values[0]
  const parsed = field.parse(said.trim(), mind.today)
  if (field.schema.safeParse(parsed).success) return parsed
  const isIn = (label: string) => words.some((word) => word.length > 2 && !isIdle(word) && label.toLowerCase().includes(word))
  return waits.options.find(({ label }) => isIn(label))?.key
}

/** Money, a length or a number, whichever comes first. */
function numberSaid({ words }: PendingAnswer, field: Field): number | undefined {
  const isMoney = isKind(field, 'money')
  for (const at of words.keys()) {
    const money = readMoney(words, at)
    if (money && isMoney) return money.cents
    const lasts = readDuration(words, at)
    if (lasts && !isMoney) return isKind(field, 'decimal') ? lasts.minutes / 60 : lasts.minutes
    const number = readNumber(words, at)
    if (number) return isMoney ? Math.round(number.value * 100) : halved(words, number.value, number.to)
  }
  return undefined
}

const halved = (words: readonly string[], value: number, to: number) =>
  words[to] === 'e' && /^mezz[oa]$/.test(words[to + 1] ?? '') ? value + 0.5 : value

/** A text as it was said, without what leads to it: «argomento Ripasso», to whoever asked for it. */
function textValue(answer: PendingAnswer, field: Field): Values | undefined {
  const { said, waits, mind } = answer
  const named = [field.label, ...(field.synonyms ?? [])].find((one) => said.trim().toLowerCase().startsWith(`${one.toLowerCase()} `))
  const text = said
    .trim()
    .slice(named?.length ?? 0)
    .trim()
    .replace(/^(?:a nome(?: di)?|nome|si chiama|è|e|il motivo è|motivo|perché|per)\s*:?\s+/i, '')
    .replace(/^un(?:[oa]\s+|['’]\s*|\s+)/i, '')
  const name = wholeName(answer, field, text)
  if (name) return name
  const parsed = field.parse(text, mind.today)
  const isText = isKind(field, 'text') || isKind(field, 'long_text')
  const value = field.schema.safeParse(parsed).success ? parsed : isText ? undefined : behindItsName(said, field, mind.today)
  return value === undefined ? undefined : { [waits.field]: value }
}

/** «Mario Rossi», where only one of the two was asked for. */
function wholeName({ waits: { wish, field: key }, mind }: PendingAnswer, field: Field, text: string): Values | undefined {
  const { title: titles, fields } = mind.trade.entity(wish.entity)
  const title = titles.flat()
  const isNamePart = title.length > 1 && title.includes(key) && (field.means === 'givenName' || field.means === 'surname')
  const other = title.find((one) => one !== key && fields[one]?.kind === 'text')
  if (!isNamePart || other === undefined || !/^\S+\s+\S+$/.test(text)) return undefined
  const [a = '', b = ''] = text.split(/\s+/)
  const { name, surname } = nameOf(a, b)
  return { [other]: fields[other]?.means === 'surname' ? surname : name, [key]: field.means === 'surname' ? surname : name }
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
