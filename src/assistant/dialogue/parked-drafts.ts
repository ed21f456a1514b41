import { nounPhrase } from '../../kernel/italian/noun.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Desk } from '../answer/desk.ts'
import { propose } from '../answer/proposal.ts'
import type { Role } from '../frame/role.ts'
import { plainOf, tokensOf } from '../italian/token.ts'
import { isIdle, OF, THE } from '../italian/small-words.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Trade } from '../trade/trade.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import { LEADS } from './follow-up-kind.ts'
import type { Memory } from './memory.ts'
import type { Saying } from './replies.ts'
import { bareIn } from './unknown-name.ts'
import { answerTo } from './pending-question.ts'

const RESUMES = /^(?:(?:sì|si|ok),? )?riprend(?:i|iamo|o|ere)\b/i

/** The wish left aside that a sentence takes up or lets go: the one it names, else the last; nothing where the sentence says neither. */
export function takenUp(
  said: string,
  { offers, parked, waits }: Pick<Memory, 'offers' | 'parked' | 'waits'>,
  saying: Saying | undefined,
  trade: Trade,
): { readonly wish: Wish; readonly isLetGo: boolean } | undefined {
  const last = (offers ? waits?.wish : undefined) ?? parked.at(-1)?.wish
  if (!last) return undefined
  if (offers && (saying === 'yes' || saying === 'no')) return { wish: last, isLetGo: saying === 'no' }
  const named = parked.find(({ wish }) => plainOf(resumeOf(trade, wish)) === plainOf(said))?.wish
  return RESUMES.test(said) ? { wish: named ?? last, isLetGo: false } : undefined
}

/** What a value is said by, without a word of what is to be done with it. */
const VALUES = new Set<Role['role']>(['self', 'named', 'item', 'held', 'days', 'hours', 'lasts', 'number', 'money'])
const MOST_WORDS = 6

/** «Doposcuola di quartiere», «320 euro»: a value and nothing else; what goes on with what was told («e domani?») is none. */
function isBareValue(said: string, { frame, unknown }: Understood): boolean {
  const { words, roles } = frame
  if (unknown.length > 0 || words.length > MOST_WORDS || /[?!]\s*$/.test(said) || LEADS.test(words.join(' '))) return false
  const isSaid = (role: Role) => VALUES.has(role.role) && role.worth > 0
  return (
    roles.some(isSaid) &&
    words.every((word, at) => isIdle(word) || isLink(word) || roles.some((one) => isSaid(one) && one.from <= at && at < one.to))
  )
}
const isLink = (word: string): boolean => OF.has(word) || THE.has(word)

/**
 * What the draft that was left aside last still asks for, where a bare phrase answers it: a value of the kind that was asked for, right
 * after the draft was offered, and any time what nothing else explains. It waits for its answer from then on.
 */
export async function takenUpBy(
  said: string,
  first: Understood | undefined,
  memory: Memory,
  mind: Mind,
  desk: Desk,
): Promise<Memory['waits']> {
  const wish = memory.parked.at(-1)?.wish
  // «la seconda», «Rossi Anna»: which of several the question just asked was about.
  const isPicking = memory.choice !== undefined && memory.answer(memory.choice) !== undefined
  if (!wish || !first || isPicking) return undefined
  const isStrange = bareIn(first, tokensOf(said), said) !== undefined
  if (!isStrange && !(memory.offers && isBareValue(said, first))) return undefined
  const waits = await propose(desk, wish)
  if (waits.is !== 'asks' && waits.is !== 'choose') return undefined
  const target = waits.is === 'asks' ? targetOf(waits.asks) : ''
  // A volunteer by his name is no answer to who asked for a project, though he is of one.
  if (!isStrange && target !== '' && !isOf(target, first)) return undefined
  const answer = await answerTo(said, waits, mind, desk)
  // What is said of other fields alone is no answer to what is asked.
  if (!answer || ('wish' in answer && waits.is === 'asks' && !((waits.field.split('.')[0] ?? '') in valuesIn(answer.wish))))
    return undefined
  memory.unpark(wish)
  memory.waits = waits
  return waits
}

const isOf = (target: string, { frame }: Understood): boolean =>
  frame.roles.some((one) => (one.role === 'named' && one.target === target) || (one.role === 'self' && frame.entity === target))

const valuesIn = (wish: Wish): object => ('values' in wish ? wish.values : 'inputs' in wish ? wish.inputs : {})

/** «l’ordine a fornitore», «la modifica dell’appuntamento», «Approva per voce». */
function nameOf(trade: Trade, wish: Wish): string {
  const { label } = trade.entity(wish.entity)
  if (wish.is === 'act') return `«${trade.sector.actions.find(({ key }) => key === wish.action)?.label ?? ''}»`
  const noun = nounPhrase(label.one.toLowerCase(), { gender: label.gender, plural: false })
  return (wish.is === 'create' ? noun.phrase : `la modifica ${noun.of}`).replaceAll("'", '’')
}

/** «Riprendi l’ordine a fornitore», as a person says it. */
export const resumeOf = (trade: Trade, wish: Wish): string => `Riprendi ${nameOf(trade, wish)}`

/** An answer after which what was left aside is offered again. */
export const offering = (reply: Reply, trade: Trade, wish: Wish): Reply => {
  const says = `Riprendo ${nameOf(trade, wish)}?`
  return { ...reply, spoken: `${reply.spoken} ${says}`, resume: { says, ask: resumeOf(trade, wish) } }
}
