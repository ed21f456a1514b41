import { type Inquiry, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { rolesOf } from '../frame/role.ts'
import type { Asking } from '../meaning/meaning.ts'
import { addDays } from '../../kernel/italian/dates.ts'

/** «siamo chiusi lunedì?», «siete aperti?»: people say it of their firm, and of no record. */
const OF_US = /\b(?:siamo|siete|restiamo|restate|stiamo|rimaniamo|saremo|sarete) (?:ancora |sempre |gia )?(?:apert|chius)[ie]\b/
/** «a che ora apriamo?», «che giorni chiudiamo?» */
const WE_OPEN =
  /^(?:e |ma |allora )*(?:(?:a|fino a|da) che ora|quando|che giorn[io]|quali giorni|in che giorni)\b.*\b(?:apr|chiud)(?:iamo|ite)\b/
/** Words of such a question. */
const SAYS =
  /^(?:siamo|siete|restiamo|restate|stiamo|rimaniamo|saremo|sarete|ancora|sempre|gia|apert[ie]|chius[ie]|apriamo|aprite|chiudiamo|chiudete|ora|giorn[io]|fino|che|quali|quando|a|da|in|alle?)$/
const WEEK = 7

/** When the firm is open, on the days that are said: a week from today where none are. */
export function* openingHours(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, today, features } = asked
  const hours = trade.entities.find(({ opening }) => opening) ?? trade.entities[0]
  if (frame.entity !== hours?.name || !(features.says(OF_US) || features.says(WE_OPEN))) return
  const [days] = rolesOf(frame, 'days')
  const said = days?.days.ahead
  const from = said?.from ?? today
  const isOfToday = /\bora\b|^(?:e )?(?:siamo|siete)\b/.test(frame.words.join(' '))
  const spoken = frame.words.flatMap((word, at) => (SAYS.test(word) ? [at] : []))
  yield {
    meaning: { is: 'opening', entity: frame.entity, from, to: said?.to ?? ((said ?? isOfToday) ? from : addDays(from, WEEK - 1)) },
    used: used(asked, days, ...frame.roles.filter((role) => frame.words.slice(role.from, role.to).every((word) => SAYS.test(word)))),
    spoken: new Set(spoken),
    isTold: true,
    bonus: 2.5,
  }
}
