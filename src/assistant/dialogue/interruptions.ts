import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Proposed } from '../answer/proposal-parts.ts'
import { grammarOf, type Role } from '../frame/role.ts'
import { readDuration } from '../italian/hour.ts'
import { readMoney, readNumber } from '../italian/number.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import { isWish, type Wish } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Understood } from '../rank/reading.ts'
import { CORRECTS } from './corrections.ts'
import { isWhole } from './follow-up-kind.ts'
import { asksFirst } from './manner.ts'
import type { Focus, Memory, Open } from './memory.ts'

const ASKS = new Set<Role['role']>(['metric', 'question'])
const ORDERS = new Set<Role['role']>(['makes', 'move', 'action'])
const INFINITIVE = /[aei]re$/

/** Whether a whole sentence asks or orders something of its own, and is neither a name nor a day that would mend or answer something. */
export function isMatter(said: string, first: Understood | undefined, focus: Focus | undefined): boolean {
  if (!first || !isWhole(said, first, focus)) return false
  const { frame, unknown, evidence } = first
  const isAbout = frame.roles.some(({ role }) => role === 'about' || ASKS.has(role))
  // «facciamo la 202», «metti anche Walter»: what leads a correction says a thing of its own besides.
  if (CORRECTS.test(said)) return isAbout && unknown.length === 0 && evidence > 0
  return isAbout || saysWhat(first)
}

const saysWhat = ({ frame }: Understood): boolean =>
  frame.roles.some(({ role }) => ASKS.has(role) || ORDERS.has(role)) ||
  grammarOf(frame, 'asks').length > 0 ||
  grammarOf(frame, 'does').length > 0

const isText = (field: Field) => isKind(field, 'text') || isKind(field, 'long_text')

/** «2 ore», «tutte fatte»: an amount and nothing else to whoever asked how much, or one of the answers that were offered. */
function isPlainAnswer(said: string, { asks, options }: Extract<Proposed, { is: 'asks' }>): boolean {
  const words = wordsOf(said)
  if (options.some(({ label }) => wordsOf(label).join(' ') === words.join(' '))) return true
  if (!asks.numeric) return false
  const at = words.findIndex((word) => !isIdle(word))
  const end = readDuration(words, at)?.to ?? readMoney(words, at)?.to ?? readNumber(words, at)?.to
  return at >= 0 && end === words.length
}

/** Whether a sentence leaves open what was asked: a question never answers one, nor does an order of something else. */
export function isAside(
  said: string,
  first: Understood | undefined,
  waits: Extract<Proposed, { is: 'asks' | 'choose' }>,
  focus: Focus | undefined,
): boolean {
  if (!first || (waits.is === 'asks' && isPlainAnswer(said, waits))) return false
  const { frame, meaning, unknown, evidence } = first
  const leads = (from: number) => frame.words.slice(0, from).every((word) => isIdle(word))
  const isQuestion = grammarOf(frame, 'asks').some(({ from }) => leads(from))
  if (waits.is === 'asks' && isText(waits.asks)) {
    if (isQuestion || /\?\s*$/.test(said)) return true
    // «cambiare il rubinetto» says what is to be done, and orders nothing.
    const isOrder = frame.roles.some(
      ({ role, from }) => (ORDERS.has(role) || role === 'grammar') && leads(from) && !INFINITIVE.test(frame.words[from] ?? ''),
    )
    return isOrder && isWish(meaning) && unknown.length === 0 && evidence > 0 && isWhole(said, first, focus) && !isSame(meaning, waits)
  }
  if (isQuestion || asksFirst(said)) return true
  // «3 ore» is called as a figure of the trade is, and says how many.
  if (unknown.length > 0 && !frame.roles.some(({ role }) => ORDERS.has(role))) return false
  // «il preventivo di Alberti è stato rifiutato», to whoever asked which one was accepted.
  return isMatter(said, first, focus) && (saysWhat(first) || isWish(meaning)) && !(isWish(meaning) && isSame(meaning, waits))
}

/** «prenota la 202», to whoever asked which room: the same wish with what it lacked. */
function isSame(wish: Wish, waits: Extract<Proposed, { is: 'asks' | 'choose' }>): boolean {
  if (!isAlike(wish, waits.wish) || wish.is !== 'create' || waits.wish.is !== 'create' || waits.is !== 'asks') return false
  const before = waits.wish.values
  return waits.field in wish.values && Object.entries(wish.values).every(([key, value]) => !(key in before) || before[key] === value)
}

/** Whether two wishes want the same of the same kind of record, so that the later one takes the place of the earlier. */
const isAlike = (one: Wish, other: Wish): boolean =>
  one.is === other.is &&
  one.entity === other.entity &&
  (one.is !== 'move' || other.is !== 'move' || one.to === other.to) &&
  (one.is !== 'act' || other.is !== 'act' || one.action === other.action)

/** Keeps what was open before a sentence of another matter: as it was where that was not understood, else aside, unless the same was wanted anew. */
export function setAside(
  memory: Memory,
  { waits, wish, open }: Pick<Memory, 'waits' | 'wish'> & { readonly open: Open | undefined },
  reply: Reply,
  now: number,
): void {
  const isLost = reply.found.is === 'refused' && memory.waits === undefined
  const left = waits?.wish ?? (open && !memory.standing(now, open.id) ? open.wish : undefined)
  if (isLost && memory.standing(now)?.id === open?.id) {
    memory.waits = waits
    memory.wish = wish
  } else if (left && !(memory.wish && isAlike(memory.wish, left))) memory.park(left, now)
}
