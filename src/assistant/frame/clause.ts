import { isIdle } from '../italian/small-words.ts'
import { isOrder, type Frame, type Role } from './role.ts'
import type { Sentence } from './sentence.ts'

/** Words of a sentence, from one to the one before another. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** The words with which new clauses begin, by the signs before them. */
export const breaksIn = ({ text, tokens }: Sentence): readonly number[] =>
  tokens.flatMap(({ from }, at) => (at > 0 && /[,;:.!?–—]|\s-\s/.test(text.slice(tokens[at - 1]?.to ?? 0, from)) ? [at] : []))

const clauseOf = ({ breaks = [], words }: Frame, at: number): Stretch => ({
  from: breaks.findLast((one) => one <= at) ?? 0,
  to: breaks.find((one) => one > at) ?? words.length,
})
export const isOneClause = (frame: Frame, a: number, b: number): boolean => clauseOf(frame, a).from === clauseOf(frame, b).from

/** The last of several clauses that gives an order: with its first word, or with one that points («…, rimettila in agenda»). */
export function orderIn(frame: Frame): Stretch | undefined {
  const { words, roles, breaks = [] } = frame
  if (breaks.length === 0) return undefined
  return roles
    .filter(
      (role) =>
        isOrder(role) && role.role !== 'makes' && !(role.role === 'grammar' && role.sense.is === 'does' && role.sense.what === 'create'),
    )
    .map((role) => ({ role, clause: clauseOf(frame, role.from) }))
    .findLast(
      ({ role, clause }) =>
        words.slice(clause.from, role.from).every((word) => isIdle(word)) ||
        (role.to === clause.to && /.{3}l[oaie]$/.test(words[role.to - 1] ?? '')),
    )?.clause
}

/** What a clause says that may be part of what is ordered in another. */
const SAYS = new Set<Role['role']>(['days', 'hours', 'lasts', 'money', 'number', 'named', 'self', 'held'])

/** Whether a word only tells why something is wanted: before the order all but names and days, after it what says nothing of the kind. Who names nobody orders nothing by the way. */
export function chatterIn(frame: Frame): (at: number) => boolean {
  const order = frame.roles.some(({ role }) => role === 'self' || role === 'named') ? orderIn(frame) : undefined
  if (!order) return () => false
  const says = frame.roles.filter(({ role, worth }) => SAYS.has(role) && worth > 0)
  return (at) => {
    if (at >= order.from && at < order.to) return false
    if (at < order.from) return !says.some(({ from, to }) => at >= from && at < to)
    const { from, to } = clauseOf(frame, at)
    return !says.some((role) => role.from >= from && role.to <= to)
  }
}
