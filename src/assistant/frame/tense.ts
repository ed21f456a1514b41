import { OF } from '../italian/small-words.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import type { Days } from '../italian/days.ts'
import type { Trade } from '../trade/trade.ts'
import { grammarOf, type Frame, type Role, type RoleOf } from './role.ts'

/** Said of what has been by its form alone. */
const BYGONE = /^(?:era|erano|fu|avev[oa]|avevamo|\w{3,}[ae]va(?:no|mo)|(?:ven|part|fin)iva(?:no)?)$/
const PAST = /^(?:aveva|stat[oaie]|venut[oaie]|fatt[oaie]|arrivat[oaie]|partit[oaie]|incassat[oaie]|speso|vendut[oaie])$/
/** «abbiamo completato», «sono state fatte», «ha chiuso». */
const HAS_DONE =
  /\b(ho|hai|ha|abbiamo|avete|hanno|siamo|sono|e) ((?:(?:gia|stat[oaie]|mai|poi|anche|ancora) )*)(\w{2,}(?:at|ut|it|st|ss|tt|rt|rs|nt|us|is|es)[oaie])\b/g
/** Verbs with «essere» that tell what has happened: «sono arrivati», while «sono promessi» tells how things stand. */
const HAPPENED =
  /^(?:arrivat|partit|entrat|uscit|venut|andat|tornat|rientrat|rimast|passat|scadut|nat|success|cominciat|iniziat|finit|mancat|saltat|stat)[oaie]$/
/** What is done about something that lies ahead. */
const PLANNED =
  /^(?:prenotat|previst|programmat|pianificat|fissat|promess|attes|confermat|assegnat|organizzat|aspettat|annullat|cancellat|disdett|spostat|rimandat|rinviat)[oaie]$/

/** The verbs speak of what has been, whatever their words are the tense of. */
const isBygone = (frame: Frame): boolean =>
  grammarOf(frame, 'tense').some(({ when }) => when === 'past') || frame.words.some((word) => BYGONE.test(word))

/** Whether a verb of two words tells what was done: «abbiamo completato», «sono arrivati». */
export const tellsDone = ({ words, roles }: Frame): boolean =>
  [...words.join(' ').matchAll(HAS_DONE)].some(
    ([, helps = '', between = '', verb = '']) =>
      !PLANNED.test(verb) &&
      // «hanno interventi lunedì» tells of no deed.
      !roles.some(({ role, to }) => (role === 'about' || role === 'relation') && words[to - 1] === verb) &&
      (/^(?:h|a)/.test(helps) || /\bstat/.test(between) || HAPPENED.test(verb)),
  )

/** Whether the verbs tell what was done, those of one word too. */
export const hasDone = (frame: Frame): boolean => frame.words.some((word) => PAST.test(word)) || tellsDone(frame)

/** Whether a sentence speaks of what has been: a weekday is then the last one. */
export const isPast = (frame: Frame): boolean => frame.past === true || isBygone(frame) || hasDone(frame)

/** A stretch that «di» joins to what stands before it: «le prenotazioni di dicembre». */
const THING = new Set<Role['role']>(['about', 'makes', 'held', 'named', 'relation', 'field'])
const isOfThing = ({ words, roles }: Frame, { from }: Pick<Role, 'from'>): boolean => {
  const at = [from, from - 1].find((one) => OF.has(words[one]))
  return at !== undefined && roles.some((one) => one.to === at && THING.has(one.role))
}
/** «entro martedì», «per sabato». */
const isDue = ({ words }: Frame, { from }: Pick<Role, 'from'>): boolean =>
  [words[from], words[from - 1]].some((word) => word === 'entro' || word === 'per')

/**
 * The days that are meant: those behind where the verbs speak of what has been. Not what is due by them, and of a thing's own days the
 * nearer ones: «quali prenotazioni di dicembre hanno lasciato una caparra?».
 */
export function daysSaid(frame: Frame, role: Pick<RoleOf<'days'>, 'days' | 'from'>, today: string): Days {
  const { ahead, past } = role.days
  if (!isPast(frame)) return ahead
  if (frame.past || isBygone(frame)) return past
  return isDue(frame, role) || (isOfThing(frame, role) && liesNearerAhead(role.days, today)) ? ahead : past
}

/** The nearer of the days that may be meant, unless the verbs tell which: «RevPAR di ottobre», «le camere occupate lunedì». */
export const daysNear = (frame: Frame, { days }: Pick<RoleOf<'days'>, 'days'>, today: string): Days =>
  frame.past || isBygone(frame) ? days.past : liesNearerAhead(days, today) ? days.ahead : days.past

/** Which of the days that may be meant is the nearer one. */
const liesNearerAhead = ({ ahead, past }: RoleOf<'days'>['days'], today: string): boolean =>
  daysBetween(today, ahead.from ?? ahead.to ?? today) < daysBetween(past.to ?? past.from ?? today, today)

/** Whether days of which nothing lies ahead may be those behind: «a settembre quanti ne abbiamo?», and not «entro venerdì». */
export const mayLieBehind = (frame: Frame, role: RoleOf<'days'>, today: string): boolean =>
  role.days.ahead.from !== role.days.past.from && !isDue(frame, role) && !liesNearerAhead(role.days, today)

const FUTURE = /^(?:sara|saranno|avremo|faremo|verra|verranno|prossim[oaie])$/

/** The days of a field: where only those behind are likely in it, or it holds the day on which a record was made, they lie behind. */
export function daysOf(trade: Trade, frame: Frame, role: RoleOf<'days'>, path: string, today: string): Days {
  const said = daysSaid(frame, role, today)
  const { ahead, past } = role.days
  if (said !== ahead) return said
  const day = ahead.from ?? ahead.to
  const behind = past.to ?? past.from
  const field = trade.fieldAt(frame.entity, path)
  if (day === undefined || !field) return said
  const isRecorded = trade.recordsDay(frame.entity, path, today)
  if (ahead.from !== past.from && behind !== undefined && !frame.words.some((word) => FUTURE.test(word))) {
    if (field.doubt) return field.doubt(day, today) !== undefined && field.doubt(behind, today) === undefined ? past : said
    if (isRecorded && day > today) return past
  }
  // «che scadono entro venerdì»: of what has yet to come.
  const isOpen = said.from === undefined && said.to !== undefined && said.to > today
  return isOpen && !isRecorded && field.doubt?.(said.to ?? today, today) === undefined && !asksLeft(frame) ? { from: today, ...said } : said
}

/** What still has to be done is asked for, however long ago it was due. */
const asksLeft = (frame: Frame): boolean =>
  grammarOf(frame, 'stands').some(({ where }) => where !== 'over') || grammarOf(frame, 'not').length > 0 || frame.words.includes('ancora')
