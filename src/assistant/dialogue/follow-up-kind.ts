import { ABOUT } from '../frame/fit.ts'
import { grammarOf, isOrder, type Frame, type Role } from '../frame/role.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import type { Understood } from '../rank/reading.ts'
import type { Lean } from './follow-up.ts'
import { isOfThose } from './manner.ts'
import type { Focus } from './memory.ts'
import { pointerIn } from './pointer.ts'

/** Goes on with what was said, whatever follows. */
export const LEADS = /^(?:e|ed|invece|solo|soltanto)\b|\binvece$/
/** Goes on with it where no thing of its own follows. */
const LEADS_ON = /^(?:ma|anche|poi|allora|oggi quindi|quindi)\b/
export const THOSE =
  /\b(?:(?:di|tra|fra|solo|soltanto) (?:quest|quell)[ie]|quest[ie]|quell[ie] (?:che|dell?[aeo]?|degli|non|con|senza|di)|di loro|di cui|dei quali|delle quali)\b/
/** Stands for something by itself; what only looks so, as «la» before a noun and «quest’» before a day, has been masked. */
const PRONOUN =
  /\b(?:\w{3,}(?:l[oaie]|gliel[oaie]|gli|mel[oaie]|cel[oaie]|ne|ci)|(?<!^)l[oaie](?= \w+(?:iamo|iam|ato|ata|are|ere|ire|a|i|e)\b)|ne|quest[oa]|quell[oa]|l altr[oa]|il prim[oa]|la prima|l ultim[oa]|tutti e due|tutte e due|entramb[ie]|lui|lei|gli|ci(?! (?:sono|e|era|erano|sara|saranno)\b))\b/

/** No article, be it part of a wording of the trade: «chi lo insegna?», «chi la tiene?». */
const OBJECT = /\b(?:l[oi] (?!sono\b|e\b|[zxy]|s[^aeiou]|gn|ps)\w+[aeo]|chi la (?:fa|tiene|segue|guida|insegna|cura|porta|prende))\b/

const ARTICLE = /^(?:il|lo|la|i|gli|le|l)\b/
const ARTICLES = /^(?:la|le|gli)$/
const POINTS = /^(?:quest|quell|altr|prim|ultim|tutt|entramb)/
const DEMONSTRATIVE = /^quest[oaie]?$/
const INFINITIVE = /[aei]r(?:l[oaie]|gliel[oaie]|mel[oaie]|cel[oaie]|gli|ne|ci)$/
const ENCLITIC = /(?:l[oaie]|gli|ne|ci)$/
/** What has been understood as a thing points at nothing: «riparazione» ends as «portane», and its «la» is an article. */
const THINGS = new Set<Role['role']>(['about', 'self', 'named', 'field', 'held', 'metric', 'relation', 'question', 'item', 'days', 'hours'])

/** The words of a sentence that may point at something: not things, nor what is no verb and only ends as one with its object. */
function pointing(frame: Frame): string {
  const { words, roles } = frame
  // «prenotane», which is like «prenotazione»: no noun, but a verb with its object.
  const isLike = ({ role, worth }: Role, at: number) => role === 'about' && worth < 1 + ABOUT && ENCLITIC.test(words[at] ?? '')
  const isThing = (at: number) =>
    roles.some((one) => (THINGS.has(one.role) ? one.from <= at && !isLike(one, at) : one.role === 'makes' && one.from < at) && at < one.to)
  const isVerb = (at: number) => roles.some((role) => isOrder(role) && role.from <= at && at < role.to)
  const isFirst = (at: number) => words.slice(0, at).every((word) => isIdle(word))
  // «la riunione con Rossi spostala»: it points at what the sentence itself has named.
  const isNamed = (at: number) =>
    roles.some(({ role, to, worth }) => (role === 'about' || ((role === 'self' || role === 'named') && worth > 0)) && to <= at)
  const points = (word: string, at: number): boolean => {
    if (isThing(at)) return false
    // «questa settimana»: a time, and none of those.
    if (DEMONSTRATIVE.test(word) && roles.some(({ role, from }) => (role === 'days' || role === 'hours') && from === at + 1)) return false
    if (POINTS.test(word)) return true
    // «quanto tempo ci mettiamo»: we ourselves.
    if (word === 'ci' && words[at + 1]?.endsWith('iamo')) return false
    // «la merce», «gli anni»: an article, where no verb follows.
    const next = words[at + 1] ?? ''
    if (ARTICLES.test(word) && next !== '') return !isThing(at + 1) && (isVerb(at + 1) || isLight(next) || isIdle(next))
    if (word.length < 5 || !ENCLITIC.test(word)) return true
    if (isIdle(word) || (isLight(word) && !isVerb(at))) return false
    return !isNamed(at) && (isVerb(at) || INFINITIVE.test(word) || isFirst(at))
  }
  return words.map((word, at) => (points(word, at) ? word : '…')).join(' ')
}

/** A verb of the first person: its subject is no record. */
const OURS = /^(?:ho|\w{2,}iamo)$/

/** Who is there is asked, and of whom nothing was said before. */
const PRESENCE = /^(?:allora )?chi (?:c e|ci sono|c era|abbiamo|avevamo)\b/
const THING = /^(?:che|cosa|cos)$/

/** Whether something that records say is asked for of days of its own, or of all of us: «quanti coperti sabato?», «chi ha il voto più alto?». */
function asksOfItsOwn({ frame, meaning }: Understood): boolean {
  const has = (role: Role['role']) => frame.roles.some((one) => one.role === role)
  // «chi c’è oggi?»
  if (has('days') && PRESENCE.test(frame.words.join(' '))) return true
  if (!has('field') && !has('held')) return false
  const isOurs = frame.words.some((word) => OURS.test(word))
  const isMean = meaning.is === 'figure' && (meaning.fn === 'avg' || has('days'))
  const isTop = meaning.is === 'list' && meaning.first !== undefined && /^chi ha\b/.test(frame.words.join(' '))
  const asks = grammarOf(frame, 'asks')
  // «cosa consegniamo questo mese?»
  if (isOurs && has('days') && THING.test(frame.words[0] ?? '')) return true
  if (asks.some(({ what }) => what === 'when' || what === 'where')) return has('days') && isOurs
  // «chi parla arabo?»: by a field that is said and its value, and so of all.
  if (asks.some(({ what }) => what === 'who') && has('field') && has('held')) return true
  if (asks.length > 0) return has('days') || isTop || (isOurs && isMean)
  return (meaning.is === 'figure' && has('days') && has('field')) || (has('held') && frame.words.length > 1 && shows(frame))
}
/** «lista d’attesa»: shown, and nothing asked of it. */
const shows = (frame: Frame) =>
  frame.words[0] !== 'quali' && grammarOf(frame, 'does').some(({ what, from }) => what === 'show' && from === 0)

/** What is named so that a sentence is about it, and about nothing else. */
function namesIts(frame: Frame): boolean {
  // «quando finisce?», «da quando è scaduta?»: of whom, is not said.
  const isWhen = grammarOf(frame, 'asks').some(({ what }) => what === 'when' || what === 'where')
  return frame.roles.some(
    ({ role, worth }) =>
      role === 'about' ||
      ((role === 'self' || role === 'named') && worth > 0) ||
      role === 'makes' ||
      (!isWhen && (role === 'metric' || role === 'question')),
  )
}

/** «è arrivato Rinaudo»: the verb, and no «e». */
const IS = /^\s*(?:è|e['’])(?=\s)/i

/** How a sentence leans on what was said before; nothing where it is whole by itself. */
export function leanOf(way: Understood, said: string): Lean | undefined {
  const { frame } = way
  const text = IS.test(said) ? frame.words.slice(1).join(' ') : frame.words.join(' ')
  const names = namesIts(frame) || asksOfItsOwn(way)
  const masked = pointing(frame)
  if (THOSE.test(masked)) return 'among'
  if (LEADS.test(text) || (!names && LEADS_ON.test(text))) return 'adds'
  if (PRONOUN.test(names ? masked.replace(/\bci\b/g, '…') : masked) || OBJECT.test(text)) return 'pronoun'
  // «il commerciale»: which of those that were spoken of.
  if (frame.words.length === 2 && ARTICLE.test(text)) return 'bare'
  return names ? undefined : 'bare'
}

/** So many words ask what belongs to something that they do not name: «che corsi tiene?», «chi è il cliente?». */
const LONGEST_OF_IT = 4
/** «quanti scontrini?» */
const SHORT = 2
/** Names those that were told by a word of its own, and not by their place. */
const POINTER = /^(?:quest|quell|quei|quegli|quel|loro|lui|lei|cui|quali|entramb|ambedue|tutt|altr)/

/** Asks what belongs to some records that it does not name. */
export function isOfSpoken({ frame }: Understood, many: boolean): boolean {
  const says = frame.roles.some(
    ({ role, from, to, worth }) =>
      role === 'held' ||
      // «quante ore hanno fatto i volontari»: the figure's own name says of whom.
      (role === 'metric' && to - from >= LONGEST_OF_IT) ||
      ((role === 'self' || role === 'named') && worth > 0) ||
      ((role === 'about' || role === 'relation') && from >= LONGEST_OF_IT),
  )
  return !says && isOfThose(frame.words.join(' '), many)
}

/** By which of its fields what was asked before is asked again. */
export const BY =
  /^(?:e |ed |ma |invece |ora |adesso |poi |allora |anche )*(?:(?:divi|riparti|separa|raggruppa|suddivi|dammel|mostramel|fammel)\w+ )?(?:per (?!ora\b|adesso\b)|(?:su|in|da|con|di|a) quali )\w+(?: \w+){0,2}$/

/** Whether a sentence says all by itself, by its own thing, record or figure: then nothing that was spoken of is any part of it. */
export function isWhole(said: string, first: Understood | undefined, focus: Focus | undefined): boolean {
  if (!first || leanOf(first, said) !== undefined || isOfSpoken(first, false) || isOfSpoken(first, true)) return false
  const { frame } = first
  // «per cliente»: by what, and not of what.
  if (focus?.asking && BY.test(frame.words.join(' '))) return false
  const isShort = frame.words.length <= SHORT && grammarOf(frame, 'asks').some(({ what }) => what === 'many')
  if (isShort) return false
  const words = wordsOf(said)
  const pointer = focus && focus.ids.length > 0 ? pointerIn(words, focus.ids) : undefined
  if (!pointer) return true
  const cut = words.slice(...pointer.cut)
  // «chi l’ha cambiato?»
  if (cut.some((word) => POINTER.test(word)) || (cut.length === 1 && cut[0] === 'l')) return false
  // «assegna il primo a Corti»: one of those that were told, whatever is said of it.
  const [, to] = pointer.cut
  if (!frame.roles.some(({ role, from }) => role === 'about' && from >= to && from <= to + 1)) return false
  // «il primo paziente di domani» names its own; «la prima prenotazione» is one of those that were told.
  return frame.roles.some(
    ({ role, worth }) => role === 'days' || role === 'hours' || role === 'held' || ((role === 'self' || role === 'named') && worth > 0),
  )
}
