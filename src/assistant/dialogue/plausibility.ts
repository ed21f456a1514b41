import { tellAsking } from '../answer/answers.ts'
import { lackless } from '../answer/lack.ts'
import type { Desk } from '../answer/desk.ts'
import { propose } from '../answer/proposal.ts'
import { grammarOf, rolesOf, type Frame, type Role } from '../frame/role.ts'
import { isPast, mayLieBehind } from '../frame/tense.ts'
import { isDated } from '../conditions/question.ts'
import { properIn, tokensOf, wordsOf } from '../italian/token.ts'
import { isIdle, LINKS } from '../italian/small-words.ts'
import { FAINT } from '../tag/span.ts'
import { narrowest } from '../meaning/intersection.ts'
import { isWish, type Asking, type Meaning, type Wish } from '../meaning/meaning.ts'
import type { Found, Reply } from '../reply.ts'
import { understand } from '../rank/readings.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import { asksFirst, narrows } from './manner.ts'
import { isAnchored, isEmpty, isPlainAsking } from './turn-facts.ts'

/** A question, and what it came to. */
export interface Told {
  readonly asking: Asking
  readonly reply: Reply
  readonly metric?: string
}

/** How much less likely another way may be that finds something. */
const NEARLY = 0.5
const MOST_OTHERS = 3
/** A stretch whose word was mended, or lies two steps away, is worth less. */
const STRONG = 0.7

/** Whether a question found nothing, or one of two figures did. */
const lacksSome = (found: Found): boolean => isEmpty(found) || (found.is === 'both' && found.of.some(isEmpty))
const isNothing = (found: Found): boolean => found.is !== 'truth' && isEmpty(found)

/**
 * What a question comes to. A wrong reading mostly shows by finding nothing: then days may lie behind, or another way that is nearly as
 * likely finds something. That there is nothing is told only where every word is firmly what it was taken for; else nothing is.
 */
export async function believed(desk: Desk, ways: readonly Understood[], said: string, mind: Mind): Promise<Told | undefined> {
  const [first] = ways
  const told = first && (await toldOf(desk, first))
  if (!first || !told || !lacksSome(told.reply.found)) return told
  const behind = await inThePast(desk, first, said, mind)
  if (behind && !isEmpty(behind.reply.found)) return behind
  if (!isEmpty(told.reply.found)) return told
  // That nothing is free is an answer too.
  if (isYesOrNo(first) || first.meaning.is === 'free' || first.meaning.is === 'gaps') return told
  for (const way of othersOf(ways)) {
    const other = await toldOf(desk, way)
    // A field that is told of several is no condition that they meet.
    const isOfAll = way.meaning.is === 'tell' && other?.reply.found.is === 'records'
    if (other && !isOfAll && !isEmpty(other.reply.found)) return other
  }
  // «chi insegna giovedì?»: where neither day has anything, the one that the verb speaks of is told.
  const meant = isPast(first.frame) ? behind : undefined
  return isNothing(told.reply.found) && !isFirm(first) ? undefined : (meant ?? told)
}

interface Leans {
  readonly meaning: Meaning
  readonly score: number
  readonly firm?: boolean
}

/** The same over what was spoken of: days may lie behind, and what leans on it in nearly as likely a way may find something. */
export async function believedOf(desk: Desk, leanings: readonly Leans[], behind: () => readonly Leans[]): Promise<Told | undefined> {
  const [first] = leanings
  const told = first && !isWish(first.meaning) ? await answered(desk, first.meaning) : undefined
  if (!first || !told || !isEmpty(told.reply.found)) return told
  const others = [...behind().slice(0, 1), ...(first.firm ? [] : leanings.filter(({ score }) => score > first.score - NEARLY))]
  const meanings = new Map(others.map(({ meaning }) => [JSON.stringify(meaning), meaning]))
  meanings.delete(JSON.stringify(first.meaning))
  for (const meaning of [...meanings.values()].slice(0, MOST_OTHERS)) {
    const other = isWish(meaning) ? undefined : await answered(desk, meaning)
    if (other && !isEmpty(other.reply.found)) return other
  }
  return told
}

/** «chi c’è lunedì?» after recalls: where those have none, what it comes to as a question of its own. */
export async function orAnew(
  desk: Desk,
  told: Told | undefined,
  ways: readonly Understood[],
  said: string,
  mind: Mind,
): Promise<Told | undefined> {
  if (!told || !isEmpty(told.reply.found)) return told
  const anew = await afresh(desk, ways, said, mind)
  return anew && !isEmpty(anew.reply.found) ? anew : told
}

/** What a question of days of its own comes to by itself, whatever was spoken of. */
export async function afresh(desk: Desk, ways: readonly Understood[], said: string, mind: Mind): Promise<Told | undefined> {
  const [first] = ways
  if (!first || !asksFirst(said) || narrows(said)) return undefined
  if (!first.frame.roles.some(({ role }) => role === 'days' || role === 'hours')) return undefined
  if (isWish(first.meaning) || first.unknown.length > 0 || !(first.evidence > 0 || isPlainAsking(first))) return undefined
  return believed(desk, ways, said, mind)
}

export async function answered(desk: Desk, asked: Asking): Promise<Told> {
  const whole = await lackless(desk, asked)
  const asking = 'where' in whole ? { ...whole, where: narrowest(whole.where) } : whole
  return { asking, reply: await tellAsking(desk, asking) }
}

async function toldOf(desk: Desk, { meaning, frame }: Understood): Promise<Told | undefined> {
  if (isWish(meaning)) return undefined
  const metric = rolesOf(frame, 'metric')[0]?.key
  const today = ofToday(desk, meaning, frame)
  const told = today && (await answered(desk, today))
  if (told && !isEmpty(told.reply.found)) return told
  return { ...(await answered(desk, meaning)), ...(metric !== undefined && { metric }) }
}

const OF_A_DAY = new Set<Role['role']>(['days', 'self', 'named', 'metric'])
/** «chi ho alle undici?»: an hour of no day is one of today. */
function ofToday({ trade, at }: Desk, meaning: Asking, { roles, entity }: Frame): Asking | undefined {
  const { slot } = trade.entity(entity)
  if (!slot || !('where' in meaning) || meaning.is === 'history' || !roles.some(({ role }) => role === 'hours')) return undefined
  if (roles.some(({ role }) => OF_A_DAY.has(role)) || meaning.where.some((one) => isDated(trade, entity, one))) return undefined
  return { ...meaning, where: [...meaning.where, { field: slot.day, op: 'eq', value: at.today }] }
}

/** A month or a weekday that lies ahead and has nothing is the last one: «a ottobre quanti ne abbiamo fatti?». */
async function inThePast(desk: Desk, { frame }: Understood, said: string, mind: Mind): Promise<Told | undefined> {
  // «chi insegna giovedì?» asks of who will be there, «chi ha annullato?» of who has been.
  if (WHO.test(frame.words.join(' ')) && !isPast(frame)) return undefined
  if (!rolesOf(frame, 'days').some((role) => mayLieBehind(frame, role, mind.today))) return undefined
  const [first] = understand(said, { ...mind, past: true })
  return first && first.unknown.length === 0 ? toldOf(desk, first) : undefined
}

const WHO = /^(?:(?:e|ma|allora) )*chi (?!(?:\w+ )?(?:ha|hanno|e|sono)\b)/

/** Words that nothing explains, looked for in the records that a sentence is about; of a wish, in few of what it changes. */
export async function searched(desk: Desk, ways: readonly Understood[], said: string, { names }: Mind): Promise<Asking | Wish | undefined> {
  const [first] = ways
  const fits = (way: Understood) =>
    way === first
      ? (way.evidence >= 1 && isAnchored(way)) || asksForIt(way) || isChange(way)
      : isChange(way) && first !== undefined && isChange(first) && way.score > first.score - 1
  const typed = new Set(wordsOf(said))
  const tokens = tokensOf(said)
  const proper = new Set([...properIn(said, tokens)].map((at) => tokens[at]?.word))
  // A name that the data do not know is looked for in no text, where near ones would be found.
  const isStranger = (word: string) => proper.has(word) && !names.knows(word)
  for (const way of ways.slice(0, MOST_WAYS).filter(fits)) {
    const { meaning, unknown } = way
    // What was mended is looked for nowhere: «late» is no «alte».
    if (
      unknown.length === 0 ||
      unknown.length > 3 ||
      !('where' in meaning) ||
      isFigure(meaning) ||
      unknown.some((word) => !typed.has(word))
    )
      continue
    // «non ancora fatturati»: a small word is in every text.
    if (unknown.some((word) => isIdle(word) || KEPT.has(word) || SMALL.test(word) || isStranger(word))) continue
    const { entity, where } = meaning
    const search = unknown.join(' ')
    const { total = 0 } = await desk.store.query({ entity, where, search, page: { limit: 1 }, total: true })
    if (total === 0) continue
    const found = { ...meaning, search }
    if (isAnchored(way) || asksForIt(way) || (isWish(found) && (await propose(desk, found)).is !== 'nothing')) return found
  }
  return undefined
}
/** «quanti sopralluoghi abbiamo in programma?»: what is asked for is called by a word of its records. */
const asksForIt = ({ frame, meaning }: Understood): boolean =>
  'where' in meaning &&
  meaning.where.length > 0 &&
  grammarOf(frame, 'asks').some(({ what, to }) => (what === 'many' || what === 'which') && frame.unknown.includes(to))
/** A sum, a mean and the most of something are of what was said, and of no text: «il più bello» is no text that holds «bello». */
const isFigure = (meaning: Meaning): boolean =>
  (meaning.is === 'list' && meaning.first !== undefined) ||
  meaning.is === 'groups' ||
  (meaning.is === 'tell' && meaning.sums) ||
  (meaning.is === 'figure' && meaning.fn !== 'count')
/** «il conto del tavolo 2»: a small number is in some date or sum of every record. */
const SMALL = /^\d{1,3}$/
const KEPT = new Set(['non', 'senza', 'mai', 'no'])
const MOST_WAYS = 12
const isChange = ({ meaning, frame }: Understood): boolean =>
  (meaning.is === 'move' || meaning.is === 'update') &&
  !frame.asking &&
  frame.roles.some((role) => role.role === 'move' || (role.role === 'grammar' && role.sense.is === 'does'))

/** A wish whose records are not there, or are far too many, is the next that is nearly as likely and comes to a proposal. */
export async function settled(desk: Desk, ways: readonly Understood[], wish: Wish): Promise<Wish> {
  if ((await propose(desk, wish)).is !== 'nothing') return wish
  for (const { meaning } of othersOf(ways, true))
    if (isWish(meaning) && /^(?:proposal|choose)$/.test((await propose(desk, meaning)).is)) return meaning
  return wish
}

/** The next ways that explain everything, each of another meaning. */
function othersOf(ways: readonly Understood[], wished = false): readonly Understood[] {
  const [first] = ways
  const seen = new Set(first && [JSON.stringify(first.meaning)])
  const others = ways.filter((way) => {
    const key = JSON.stringify(way.meaning)
    const isNear = first !== undefined && way.score > first.score - NEARLY && way.unknown.length === 0 && way.evidence > 0
    return isNear && isWish(way.meaning) === wished && !seen.has(key) && seen.add(key)
  })
  return others.slice(0, MOST_OTHERS)
}

/** What says of whom and when, and not what is wanted. */
const SAYS_WHEN = new Set<Role['role']>(['self', 'named', 'days', 'hours', 'lasts', 'number', 'money', 'grammar'])
const NAMES = new Set<Role['role']>(['self', 'named'])
const isStated = ({ frame }: Understood): boolean =>
  rolesOf(frame, 'held').length > 0 && frame.roles.some(({ role }) => NAMES.has(role)) && grammarOf(frame, 'asks').length === 0

/** «la Trebbiani ha pagato?»: nothing found is a no. */
const isYesOrNo = (way: Understood): boolean => way.frame.asking && isStated(way)

/** Whether nothing in a reading is doubtful. «la 201 è fuori servizio» is no question whether it is. */
function isFirm(way: Understood): boolean {
  const { frame, meaning } = way
  const spoken = ({ from, to }: Role) => Math.max(1, frame.words.slice(from, to).filter((word) => !LINKS.has(word)).length)
  const isWeak = (role: Role) => role.role !== 'grammar' && role.role !== 'pointing' && role.worth / spoken(role) < STRONG
  if (frame.unknown.length > 0 || frame.roles.some(isWeak)) return false
  // «Cavour oggi alle 16» asks nothing, and may be a wish.
  const saysWhat = frame.asking || grammarOf(frame, 'asks').length > 0 || frame.roles.some(({ role }) => !SAYS_WHEN.has(role))
  const isBareDay =
    rolesOf(frame, 'days').length > 0 &&
    frame.roles.every(
      (one) =>
        one.role === 'days' ||
        (one.role === 'hours' && one.hours.part) ||
        NAMES.has(one.role) ||
        (one.role === 'grammar' && one.worth <= FAINT),
    )
  if (!saysWhat && !isBareDay) return false
  if (isStated(way) && !frame.roles.some(({ role }) => role === 'about' || role === 'question')) return false
  return meaning.is !== 'tell' || rolesOf(frame, 'self').length === 0
}
