import type { CollectionScreen } from '../kernel/screens/screen.ts'
import { askingsOf } from './frame/asking.ts'
import type { Candidate } from './frame/asking/candidate.ts'
import { breaksIn, chatterIn } from './frame/clause.ts'
import { featuresOf, PUSHES } from './frame/features.ts'
import { ABOUT, framesOf, isDayField } from './frame/fit.ts'
import { headOf, type Head } from './frame/head.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from './frame/role.ts'
import { jointFigures } from './frame/joint-figures.ts'
import { paperAsked } from './frame/paper.ts'
import { namedFigure } from './frame/named-figure.ts'
import { spokenTo, type Spoken } from './frame/spoken.ts'
import { wishesOf } from './frame/wishing.ts'
import { tokensOf } from './italian/token.ts'
import { isIdle, isIdleAt, isLight } from './lexicon/grammar-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isWish, type Asking, type Meaning } from './meaning.ts'
import type { NameIndex } from './names/name-index.ts'
import { coversIn } from './tag/covers-in.ts'
import { costOf } from './tag/cover.ts'
import { joinsAt, movedIn } from './tag/moved.ts'
import type { Trade } from './trade.ts'

/** A way to take a sentence. */
export interface Understood {
  readonly meaning: Meaning
  readonly frame: Frame
  /** Words that nothing explains. */
  readonly unknown: readonly string[]
  readonly score: number
  /** Something of the trade was said, and not days and numbers alone. */
  readonly evidence: number
}

export interface Mind {
  readonly trade: Trade
  readonly lexicon: Lexicon
  readonly names: NameIndex
  readonly today: string
  /** Days that could lie ahead or behind lie behind. */
  readonly past?: boolean
  /** The question before, which a sentence may ask once more of something else. */
  readonly again?: Asking
  /** What a conversation speaks of: a sentence is then about that, and about nothing else. */
  readonly spoken?: Spoken
}

const COVERS = 3
/** What a stretch costs that the meaning leaves unsaid, besides what it was worth. */
const UNSAID = 0.8

/** How much less likely another way may be that tells more. */
const NEARLY = 0.25
/** What a sentence costs in which something was moved. */
const MOVED = 0.2
/** Ways to take the stretches of a sentence of which more is made; others are far from likely. */
const FRAMES = 64
interface Begun {
  readonly frame: Frame
  readonly prior: number
}
/** In their own order: of ways that are alike the first goes before. */
function likeliest<T extends Begun>(begun: readonly T[]): readonly T[] {
  const likely = ({ frame, prior }: Begun) => frame.score + prior
  const least = begun.map(likely).toSorted((a, b) => b - a)[FRAMES - 1] ?? -Infinity
  return begun.filter((one) => likely(one) >= least)
}

/** «metti la 201 fuori servizio fino a lunedì»: put there for some days, it gets a record of its own. */
const isPutAway = (meaning: Meaning, frame: Frame): boolean => meaning.is === 'create' && rolesOf(frame, 'days').length > 0

/** What a sentence scores that says all itself. */
const SURE = 4

/** The ways to take a sentence, the likeliest first. */
export function understand(text: string, mind: Mind): readonly Understood[] {
  const ways = readingsOf(text, mind)
  const [first] = ways
  if (mind.spoken || !first) return ways
  const reader = {
    ...mind,
    read: (part: string) => readingsOf(part, mind),
    readPast: (part: string) => readingsOf(part, { ...mind, past: true }),
  }
  const meaning = paperAsked(text, ways, reader) ?? jointFigures(text, ways, reader)
  return meaning ? [{ ...first, meaning, unknown: [], evidence: 2, score: Math.max(first.score, SURE) }, ...ways] : ways
}

function readingsOf(text: string, { trade, lexicon, names, today, past, again, spoken }: Mind): readonly Understood[] {
  const [cut = 0, end = 0] = spoken?.cut ?? []
  const tokens = tokensOf(text).filter((_, at) => at < cut || at >= end)
  if (tokens.length === 0) return []
  const asking = /\?\s*$/.test(text.trim())
  const sources = { lexicon, names, today }
  const { words, covers } = coversIn(text, tokens, sources, COVERS)
  const moved = (covers[0] ? movedIn(tokens, words, covers[0], lexicon) : []).flatMap(({ tokens: order, at }) => {
    const reread = coversIn(text, order, sources, COVERS)
    return reread.covers.filter((cover) => joinsAt(cover, at)).map((cover) => ({ cover, words: reread.words, isMoved: true }))
  })
  const read = [...covers.map((cover) => ({ cover, words, isMoved: false })), ...moved].map((one) => ({
    ...one,
    head: headOf(one.cover, one.words),
  }))
  const sentence = { text, tokens }
  const breaks = breaksIn(sentence)
  const begun = trade.entities.flatMap((entity) => {
    const prior = priorOf(trade, entity.name)
    return read.flatMap(({ cover, head, words: said, isMoved }) =>
      framesOf(trade, entity.name, cover, said, asking).flatMap((each) => {
        const told = { ...each, breaks, ...(past && { past }), ...(again && { again }) }
        const frame = spoken ? spokenTo(trade, told, spoken) : told
        return frame ? [{ frame, head, prior: prior - (isMoved ? MOVED : 0), isMoved, title: entity.title.flat() }] : []
      }),
    )
  })
  const all: Understood[] = []
  for (const { frame, head, prior, title, isMoved } of likeliest(begun)) {
    const features = featuresOf(frame, trade)
    const bounds = boundsOf(frame)
    const add = (candidate: Candidate<Meaning>) =>
      all.push(weighed(candidate, frame, bounds, prior + (spoken ? 0 : turning(candidate, frame, title, head, trade))))
    // «il DDT di oggi è arrivato»: of what was put in order only an action is wished.
    if (!/^(?:e )?come (?:ha|hanno|paga|si|mai)\b/.test(frame.words.join(' ')))
      for (const candidate of wishesOf({ trade, frame, today, sentence, features }))
        if (!isMoved || candidate.meaning.is === 'act' || isPutAway(candidate.meaning, frame)) add(candidate)
    for (const candidate of askingsOf({ trade, frame, today, features })) add(candidate)
  }
  const ways = metricFirst(all.toSorted((a, b) => b.score - a.score))
  const named = spoken ? undefined : namedFirst(namedFigure(text, trade, ways[0]?.meaning, today), ways)
  if (named) return named
  // What says something of the trade goes before what is nearly as likely and says nothing of it.
  const [first] = ways
  const telling =
    first && first.evidence === 0 && !first.frame.roles.some(({ role }) => role === 'days' || role === 'hours')
      ? ways.find((way) => way.evidence > 0 && way.unknown.length === 0 && way.score > first.score - NEARLY)
      : undefined
  return telling ? [telling, ...ways.filter((way) => way !== telling)] : ways
}

/** The only way to take a sentence that is the name of a figure and nothing else. */
function namedFirst(meaning: Asking | undefined, [first]: readonly Understood[]): readonly Understood[] | undefined {
  return meaning && first && [{ ...first, meaning, unknown: [], evidence: Math.max(1, first.evidence) }]
}

/** How much less likely a figure of the trade may be than a sum over a field that is called alike. */
const AS_SHOWN = 0.5

/** A figure that a screen shows is that screen's: where a sum over a field is called as a figure of the trade, the figure goes before. */
function metricFirst(ways: readonly Understood[]): readonly Understood[] {
  const [first] = ways
  if (first?.meaning.is !== 'figure' || first.meaning.fn !== 'sum') return ways
  const fields = rolesOf(first.frame, 'field')
  const isShown = ({ meaning, frame, unknown, score }: Understood): boolean =>
    meaning.is === 'metric' &&
    unknown.length === 0 &&
    score > first.score - AS_SHOWN &&
    rolesOf(frame, 'metric').some((role) => fields.some(({ from, to }) => from < role.to && role.from < to))
  const shown = ways.find(isShown)
  return shown ? [shown, ...ways.filter((way) => way !== shown)] : ways
}

/** What a reading costs that is about something else than the noun on which the sentence turns. */
const STRAYS = 0.9
/** What the trade itself calls so may be about anything: its questions, its figures, its verbs. */
const OWN_WORDS = new Set<Role['role']>(['question', 'metric', 'action', 'makes'])

/** A record by its whole name and something that it has itself («il prezzo di Controllo»), rather than what it is linked to. */
const OWNS = 0.5

/** «senza latte» alone is asked of what has none, and of no guests who come at an hour. */
const isLackAlone = ({ roles, unknown }: Pick<Frame, 'roles' | 'unknown'>): boolean =>
  unknown.length === 0 &&
  roles.some((one) => one.role === 'grammar' && one.sense.is === 'without') &&
  roles.every((one) => (one.role === 'named' && one.many) || (one.role === 'grammar' && one.sense.is === 'without'))

/** How well a meaning goes with the noun on which the sentence turns. */
function turning(
  { meaning, used }: Candidate<Meaning>,
  { entity, roles, unknown, words: frameWords }: Frame,
  title: readonly string[],
  head: Head | undefined,
  trade: Trade,
): number {
  // A record by its name is not chosen by a day besides: «quanto abbiamo speso a ottobre per lo Sportello?» is about what was spent.
  const { slot, span } = trade.entity(entity)
  const isDated =
    !slot &&
    !span &&
    roles.some((one) => one.role === 'days' && used.has(one)) &&
    roles.some((one) => one.role === 'self' && one.whole && one.worth > 0)
  if (isDated && !isWish(meaning) && !rolesOf({ roles }, 'field').some(({ field }) => isDayField(trade, entity, field))) return -STRAYS
  if (isLackAlone({ roles, unknown }))
    return (slot ?? span) ? -STRAYS : trade.entities.some(({ name }) => trade.lineOf(name, entity)) ? OWNS : 0
  if (!head) {
    const isSelf = roles.some((one) => one.role === 'self' && one.worth > 0)
    // «la 101» is all that anybody says of «Camera 101».
    const isNamed = roles.some(
      (one) => one.role === 'self' && (one.whole || frameWords.slice(one.from, one.to).some((word) => /\d/.test(word))),
    )
    // «cerca Teresa Locatelli», «chi è Rossi?»: the record itself, rather than what is linked to it.
    const isBare =
      roles.every(({ role }) => role === 'self' || role === 'grammar') && grammarOf({ roles }, 'asks').every(({ what }) => what === 'who')
    if (isSelf && isBare && unknown.length === 0 && meaning.is === 'list') return OWNS
    // What it is called by is no more than its name.
    const has = ({ field }: RoleOf<'field'> | RoleOf<'held'>) => !field.includes('.') && !title.includes(field)
    return isNamed && [...rolesOf({ roles }, 'field'), ...rolesOf({ roles }, 'held')].some(has) ? OWNS : 0
  }
  // «quale tecnico ha più interventi?» turns on what the most is counted of.
  const isTop = meaning.is === 'groups' && meaning.top !== undefined
  if (head.entities.has(entity) || isTop || meaning.is === 'free' || meaning.is === 'gaps' || meaning.is === 'opening') return 0
  // «quanti materiali» are no figure that is called by them: it says more.
  const isOwnWord = ({ role, from, to }: Role) =>
    OWN_WORDS.has(role) && (role === 'makes' || role === 'action' || from < head.from || to > head.to)
  return [...used].some(isOwnWord) ? 0 : -STRAYS
}

const GRAMMATICAL = new Set(['asks', 'all', 'tense', 'those', 'reply', 'joins', 'and', 'does'])
/** A word that was mended, or that means something two steps away, proves nothing by itself. */
const TELLS = 0.7
/** «icnasso» can hardly be anything else: one letter of a long word. */
const TELLS_LONG = 0.6
const isLong = ({ words }: Frame, { from, to }: Role): boolean => words.slice(from, to).some((word) => word.length > 6)
/** What says that a sentence is about the trade. */
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

function weighed({ meaning, used, spoken, isTold, bonus }: Candidate<Meaning>, frame: Frame, bounds: Bounds, prior: number): Understood {
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
  // Who says «sposta» or «elimina» asks nothing.
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

/** What the words of a sentence say of every meaning that it could have: that it orders, and that it is of others than those named. */
interface Bounds {
  readonly ordered: boolean
  readonly beyond: readonly string[]
}
const boundsOf = (frame: Frame): Bounds => ({
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

/** What people mostly speak of: what has a page of its own, above all what happens at an hour or a day. */
function priorOf(trade: Trade, name: string): number {
  const screens = trade.sector.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  const at = screens.findIndex((screen) => screen.entity === name)
  if (at < 0) return 0
  const entity = trade.entity(name)
  const happens = entity.slot !== undefined || entity.span !== undefined
  const first = screens.find((screen) => trade.entity(screen.entity).slot ?? trade.entity(screen.entity).span)
  return 0.1 + (happens ? 0.1 : 0) + (first?.entity === name ? 0.15 : 0)
}
