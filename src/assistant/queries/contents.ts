import { isKind } from '../../kernel/fields/field.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { type Frame, rolesOf, type Role } from '../frame/role.ts'
import { type Inquiry, base, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'

/** A thing is asked for: «cosa ha ordinato …», «che c’è nella fattura 38». */
const ASKS_THING = /\bcosa\b|^(?:e |ma |allora )?che (?:c|ha|hanno|abbiamo)\b/
/** Something holds something. */
const HOLDS = /\b(?:c e|c era|ci sono|ci sta|contiene|comprende|include)\b/
const HAS = /^(?:ha|ho|hanno|abbiamo|aveva|avevano)$/
const PARTICIPLE = /(?:at|ut|it|s|t)o$/

/** The field in which the records of an entity hold their lines; nothing where they have none. */
const linesOf = (trade: Trade, entity: string): string | undefined =>
  Object.entries(trade.entity(entity).fields).find(([, field]) => isKind(field, 'lines'))?.[0]

/** «ha ordinato»: the entity, said by the deed that makes a record of it. */
const isDeed = ({ words }: Frame, { from, to }: Role): boolean =>
  PARTICIPLE.test(words[to - 1] ?? '') && words.slice(Math.max(0, from - 1), to).some((word) => HAS.test(word))

/** «cosa ha ordinato il tavolo 5?», «cosa c’è nella fattura 38?», «che ricambi ha la Panda?»: the lines of records that are named. */
export function* contents(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const field = linesOf(trade, frame.entity)
  // «la ricetta di Maffeis», who is a text of it.
  const isText = rolesOf(frame, 'held').some((role) => trade.fieldAt(frame.entity, role.field)?.kind === 'text')
  const isNamed = isText || rolesOf(frame, 'self').length > 0 || rolesOf(frame, 'named').length > 0
  if (field === undefined || !isNamed || asked.lacks) return
  const articles = rolesOf(frame, 'item').filter((role) => role.field === field && role.ids.length === 0)
  const about = rolesOf(frame, 'about')
  const isSelf = rolesOf(frame, 'self').length > 0
  const isHeld = features.says(HOLDS) && (about.length > 0 || isSelf)
  const asksThing = features.says(ASKS_THING) && (isHeld || [...about, ...rolesOf(frame, 'question')].some((role) => isDeed(frame, role)))
  const asksArticles = articles.length > 0 && (features.asks.has('which') || features.says(/^(?:e |ma )?(?:che|qual[ei])\b/))
  if (!asksThing && !asksArticles) return
  yield {
    meaning: { is: 'tell', ...base(asked, false), field, sums: false },
    used: used(asked, ...articles),
    // «cosa c’è nell’ordine 314?» asks for nothing else.
    bonus: isHeld && isSelf ? 1 : 0.6,
  }
}
