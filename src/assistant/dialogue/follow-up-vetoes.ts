import { wordsOf } from '../italian/token.ts'
import { isPreposition } from '../italian/small-words.ts'
import { isWish, keyOf, type Asking, type Meaning } from '../meaning/meaning.ts'
import type { Frame, Role } from '../frame/role.ts'
import type { Understood } from '../rank/reading.ts'
import type { Leaning } from './follow-up.ts'
import { isOfThose, isQuestion, ordersOrTells } from './manner.ts'
import type { Focus, Memory } from './memory.ts'

/**
 * What a sentence may come to by its manner: what orders or tells in a dialogue is no question, and what follows a wish and asks nothing
 * («in contanti», «no, facciamo mercoledì») is none that leans on anything.
 */
export function ableIn(said: string, { focus, wished }: Memory) {
  const isOrder = (focus !== undefined || wished) && ordersOrTells(said)
  const isReply = wished && !isQuestion(said)
  // «no, due notti» mends a wish; where there was none it is none.
  const mends = !wished && focus !== undefined && /^(?:no|anzi)\b/i.test(said)
  const isPart = isPreposition(wordsOf(said)[0] ?? '')
  return {
    // A wish that is far less likely than what it seemed to ask is none either: «ordinane 30».
    whole: ({ meaning, frame, score }: Understood, best: number): boolean =>
      isWish(meaning)
        ? !mends && (!isOrder || score > best - FAR)
        : !isOrder && (!isReply || (!isPart && (tellsOf(meaning, frame) || frame.roles.some(({ role }) => THINGS.has(role))))),
    leans: (meaning: Meaning): boolean => (isWish(meaning) ? !mends : !(isOrder || isReply)),
  }
}
const FAR = 1
/** «saldo di Lindqvist»: something of somebody by name, which answers nothing that a wish left open. */
const tellsOf = (meaning: Meaning, { roles }: Frame): boolean =>
  meaning.is === 'tell' &&
  roles.some(({ role }) => role === 'field') &&
  roles.some(({ role, worth }) => (role === 'self' || role === 'named') && worth > 0)
const THINGS = new Set<Role['role']>(['about', 'question', 'metric'])

/** After a sentence that was not understood nobody knows whether those are meant of whom was spoken before it. */
export const isAstray = ({ meaning, lean }: Leaning, { lost }: Memory): boolean => lost && !isWish(meaning) && lean !== 'adds'

/** What found nothing, as what is spoken of: «e domani? — e la Rossa?» asks of tomorrow. */
export const emptied = (asking: Asking): Focus => ({
  asking,
  entity: 'entity' in asking ? asking.entity : '',
  where: 'where' in asking ? asking.where : [],
  ids: [],
})

/** What may be asked of none: others than they, and how many they are. */
export const goesOnWithNone = (said: string, { lean, meaning }: Leaning): boolean =>
  lean === 'adds' || (lean === 'bare' && meaning.is === 'figure' && /\bquant[ie]\b/i.test(said))
export const NEARLY = 1.2

const SHOWS =
  /\b(?:(?:qual[ei]?|chi) (?:sono|erano|e)|quali$|chi$|vedere|elenc\w*|mostr\w*|lista|dimmel\w*|ripet\w*|quant[ie]|resta|restano|manca|mancano)\b/
/** Those that were just told or counted say nothing to another question: «quanto costano?», «da chi li prendiamo?». */
export function isTwice(said: string, meaning: Asking, focus: Focus | undefined): boolean {
  if (meaning.is !== 'list' || meaning.shows !== undefined || !focus?.asking || !('where' in focus.asking) || focus.asking.is === 'groups')
    return false
  const isSorted =
    meaning.sort !== undefined && JSON.stringify(meaning.sort) !== JSON.stringify('sort' in focus.asking && focus.asking.sort)
  const isSame = meaning.entity === focus.entity && meaning.search === focus.search && keyOf(meaning.where) === keyOf(focus.where)
  return isSame && !isSorted && !SHOWS.test(wordsOf(said).join(' '))
}
/** Whether that there are none may be an answer: to a question, and to what goes on with one. */
export const mayFindNone = (said: string): boolean =>
  isQuestion(said) || /^(?:e|ed|ma|solo|soltanto|invece|anche|di|tra|fra|quell[ieoa])\b/i.test(said)

const TELL_OF_WHOM = new Set<Role['role']>(['self', 'named', 'days', 'hours', 'held', 'question', 'item'])
/** Whether a sentence asks what belongs to somebody («che corsi tiene?», «quanti posti ha?»), and its own reading is of all there are. */
export function isOfNobody(said: string, { meaning, frame }: Understood): boolean {
  if (isWish(meaning)) return false
  const words = wordsOf(said)
  // «e ottobre?» asks what was asked before, and nothing by itself.
  const isMereDay = /^(?:e|ed|ma|invece)$/.test(words[0] ?? '') && frame.roles.every(({ role }) => role === 'days' || role === 'grammar')
  const isOfOthers = isOfThose(words.join(' '), false) || isOfThose(words.join(' '), true)
  return (
    isMereDay || (isOfOthers && (meaning.is === 'metric' || !frame.roles.some((role) => TELL_OF_WHOM.has(role.role) && role.worth > 0)))
  )
}
