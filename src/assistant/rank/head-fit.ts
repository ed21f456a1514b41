import type { Candidate } from '../frame/candidate.ts'
import { isDayField } from '../trade/fields.ts'
import type { Head } from '../frame/head.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'
import { isWish, type Meaning } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'

/** Penalty for a reading that is about something else than the noun on which the sentence turns. */
const STRAYS = 0.9
/** Words of the trade itself may be about anything: its questions, its figures, its verbs. */
const OWN_WORDS = new Set<Role['role']>(['question', 'metric', 'action', 'makes'])

/** A record by its whole name and something that it has itself («il prezzo di Controllo»), rather than what it is linked to. */
const OWNS = 0.5

/** «senza latte» alone is asked of what has none, and of no guests who come at an hour. */
const isLackAlone = ({ roles, unknown }: Pick<Frame, 'roles' | 'unknown'>): boolean =>
  unknown.length === 0 &&
  roles.some((one) => one.role === 'grammar' && one.sense.is === 'without') &&
  roles.every((one) => (one.role === 'named' && one.many) || (one.role === 'grammar' && one.sense.is === 'without'))

/** How well a meaning goes with the noun on which the sentence turns. */
export function headFit(
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
    // A field of the title is no more than its name.
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
