import { nounPhrase } from '../../kernel/italian/noun.ts'
import { plainOf } from '../italian/token.ts'
import type { Wish } from '../meaning.ts'
import type { Reply } from '../reply.ts'
import type { Trade } from '../trade.ts'
import type { Memory } from './memory.ts'
import type { Saying } from './replies.ts'

const RESUMES = /^(?:(?:sì|si|ok),? )?riprend(?:i|iamo|o|ere)\b/i

/** The wish left aside that a sentence takes up or lets go: the one it names, else the last; nothing where the sentence says neither. */
export function takenUp(
  said: string,
  { offers, parked }: Pick<Memory, 'offers' | 'parked'>,
  saying: Saying | undefined,
  trade: Trade,
): { readonly wish: Wish; readonly isLetGo: boolean } | undefined {
  const last = parked.at(-1)?.wish
  if (!last) return undefined
  if (offers && (saying === 'yes' || saying === 'no')) return { wish: last, isLetGo: saying === 'no' }
  const named = parked.find(({ wish }) => plainOf(resumeOf(trade, wish)) === plainOf(said))?.wish
  return RESUMES.test(said) ? { wish: named ?? last, isLetGo: false } : undefined
}

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
