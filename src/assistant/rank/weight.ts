import type { Candidate } from '../frame/candidate.ts'
import { chatterIn } from '../frame/clause.ts'
import { PUSHES } from '../frame/features.ts'
import { ABOUT } from '../frame/fit.ts'
import { grammarOf, type Frame, type Role } from '../frame/role.ts'
import { isIdle, isIdleAt, isLight } from '../italian/small-words.ts'
import { isWish, type Meaning } from '../meaning/meaning.ts'
import { costOf } from '../tag/cover.ts'
import type { Understood } from './reading.ts'

/** Penalty for a stretch that the meaning leaves unsaid, besides what it was worth. */
const UNSAID = 0.8

const GRAMMATICAL = new Set(['asks', 'all', 'tense', 'those', 'reply', 'joins', 'and', 'does'])
/** A word that was mended, or that means something two steps away, proves nothing by itself. */
const TELLS = 0.7
/** «icnasso» can hardly be anything else: one letter of a long word. */
const TELLS_LONG = 0.6
const isLong = ({ words }: Frame, { from, to }: Role): boolean => words.slice(from, to).some((word) => word.length > 6)
/** Roles that say that a sentence is about the trade. */
const TELLING = new Set<Role['role']>([
  'about',
  'relation',
  'field',
  'held',
  'self',
  'named',
  'move',
  'makes',
  'action',
  'metric',
  'question',
])

/** A candidate with the words that it leaves unsaid, and how likely it is. */
export function weigh(
  { meaning, used, spoken, isTold, bonus }: Candidate<Meaning>,
  frame: Frame,
  bounds: Bounds,
  prior: number,
): Understood {
  // «quanti nuovi pazienti» says of patients what nothing of the meaning says.
  const isNew = ({ from, to }: Role) => !isWish(meaning) && to === from + 1 && /^nuov[oaie]$/.test(frame.words[from] ?? '')
  const unsaid = frame.roles.filter(
    (role) => !used.has(role) && !(role.role === 'grammar' && GRAMMATICAL.has(role.sense.is) && !isNew(role)),
  )
  const isSpoken = (at: number) => spoken?.has(at) === true
  // «ha richiamato, rimettila in agenda»: what is wanted is one thing, and why another.
  const isChatter = isWish(meaning) && meaning.is !== 'create' ? chatterIn(frame) : () => false
  // «quante ore dura» says the same twice.
  const isTwice = (role: Role) =>
    role.role === 'field' && [...used].some((one) => one.role === 'field' && one.field === role.field && one !== role)
  const lost = unsaid.filter((role) => !isTwice(role) && !rangeOf(role).every((at) => isSpoken(at) || isChatter(at)))
  const unknown = frame.unknown.filter((at) => !isSpoken(at) && !isChatter(at))
  const saved = frame.unknown
    .filter((at) => isSpoken(at) || isChatter(at))
    .reduce((sum, at) => sum + costOf(frame.words[at] ?? '') - 0.25, 0)
  // «sposta» and «elimina» ask nothing.
  const ordered = isWish(meaning) || frame.asking ? 0 : bounds.ordered ? ORDERED : 0
  const cost = lost.reduce((sum, role) => sum + role.worth + UNSAID, 0)
  const beyond = meaning.is !== 'tell' && meaning.is !== 'metric' ? bounds.beyond : []
  return {
    meaning,
    frame,
    unknown: [
      ...new Set([
        ...[...unknown, ...lost.flatMap(rangeOf)]
          .toSorted((a, b) => a - b)
          .filter((at) => !isIdleAt(frame.words, at) && !isLight(frame.words[at] ?? ''))
          .map((at) => frame.words[at] ?? ''),
        ...beyond,
      ]),
    ],
    score: frame.score + agreed(frame, used) + bonus + prior - cost - ordered + saved - undated(frame) - beyond.length,
    evidence:
      (isTold ? 1 : 0) +
      frame.roles.filter(
        (role) =>
          used.has(role) &&
          TELLING.has(role.role) &&
          role.worth >= (role.role !== 'about' ? TELLS : ABOUT + (isLong(frame, role) ? TELLS_LONG : TELLS)),
      ).length,
  }
}

/** «chi c’è dopo la Balducci?» asks for others than her, whom no condition finds. */
const BEYOND = /\b(dopo|prima) ?(?:d(?:i|el|ello|ella|ei|egli|elle|ell)? ?|in |nell?[ao]? ?)?(?:il|lo|la|l|i|gli|le)?$/
const isSome = ({ role, worth }: Role): boolean => (role === 'self' || role === 'named') && worth > 0

/** Bounds of every meaning that a sentence could have: it orders, or it is of others than those named. */
export interface Bounds {
  readonly ordered: boolean
  readonly beyond: readonly string[]
}
export const boundsOf = (frame: Frame): Bounds => ({
  ordered: isOrdered(frame),
  beyond: [
    ...(WRITES.exec(frame.words.join(' '))?.slice(1) ?? []),
    ...frame.roles.flatMap((role) => (isSome(role) ? (BEYOND.exec(frame.words.slice(0, role.from).join(' '))?.slice(1) ?? []) : [])),
  ],
})

const ORDERED = 4
/** «manda il preventivo a Rossi»; «mandami l’elenco» asks. */
const SENDS = /^(?:ok |allora |poi )*(?:manda|invia|spedisci|inoltra) (?:il|lo|la|l|i|gli|le|un|una)\b/
/** «scrivi una mail ai candidati»: what no trade does, and no list answers. */
const WRITES =
  /\b(?:manda|invia|spedisci|inoltra|scrivi)\w* (?:tu )?(?:un|una|il|lo|la|l|i|gli|le) (mail|email|messaggio|sms|whatsapp|lettera|pec)\b/
const isOrdered = (frame: Frame): boolean => {
  const { words } = frame
  const orders = grammarOf(frame, 'does').filter(({ what }) => what !== 'show')
  const asks = grammarOf(frame, 'asks')
  if (asks.length === 0 && (PUSHES.test(words.join(' ')) || SENDS.test(words.join(' ')))) return true
  return orders.some(({ what, from }) => {
    if (what === 'remove') return asks.every((one) => one.what !== 'history')
    if (asks.some((one) => one.what !== 'which' && one.from < from)) return false
    if (words.slice(0, from).every((word) => isIdle(word))) return true
    // «il lavoro di Rossi spostalo», and not «i lavori da spostare».
    const isChange = what === 'shift' || what === 'update'
    return asks.length === 0 && words[from - 1] !== 'da' && (isChange || /.{4}l[oaie]$/.test(words[from] ?? ''))
  })
}
/** A field and what it holds side by side («stato bozza», «6 posti») belong together, whatever else each of them could be. */
const AGREES = 0.4
const agreed = ({ roles }: Frame, used: ReadonlySet<Role>): number =>
  roles.some(
    (role) =>
      (role.role === 'held' &&
        roles.some((one) => one.role === 'field' && one.field === role.field && role.from - one.to >= 0 && role.from - one.to <= 1)) ||
      (role.role === 'number' && used.has(role) && roles.some((one) => one.role === 'field' && used.has(one) && one.from === role.to)),
  )
    ? AGREES
    : 0

/** A question of a day where none is said: another that asks the same of any day is nearer. */
const UNDATED = 0.4
const undated = ({ roles }: Frame): number =>
  roles.some((role) => role.role === 'question' && role.dated) && !roles.some(({ role }) => role === 'days') ? UNDATED : 0

const rangeOf = ({ from, to }: Pick<Role, 'from' | 'to'>) => Array.from({ length: to - from }, (_, at) => from + at)
