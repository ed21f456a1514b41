import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { addDays, addMonths, endOfMonth, isDay, startOfWeek } from '../../kernel/italian/dates.ts'
import { isDated } from '../conditions/question.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import type { Focus } from './memory.ts'

const STEP =
  /^(?:e |ed |ma |invece |poi )*(?:(?:il|la|l|quell[oa]|nell[ao]|nel|in|quella|quello) )*(?:(settimana|mese|giorno|anno) )?(prossim[oa]|success?iv[oa]|seguente|dopo|scors[oa]|passat[oa]|precedente|prima)$/
const BACK = /^(?:scors|passat|precedent|prima)/

/** The last question of the next or the last week or month: «e la prossima?», «e il giorno dopo?»; nothing where it was of no such time. */
export function stepped(trade: Trade, { asking, entity, where }: Focus, words: string): Asking | undefined {
  const [, named, said] = STEP.exec(words) ?? []
  if (said === undefined || !asking || !('where' in asking)) return undefined
  // «la prossima settimana» is that after this one, whatever was spoken of.
  if (named !== undefined && /^(?:prossim|scors|passat)/.test(said)) return undefined
  const days = where.filter((one) => isDated(trade, entity, one))
  const from = days.find(({ op }) => op === 'eq' || op === 'gte')
  const to = days.find(({ op }) => op === 'eq' || op === 'lte')
  if (!from || !to || from.field !== to.field || days.some((one) => one !== from && one !== to)) return undefined
  // «la prossima» of a day is the next record and no day.
  if ((named === 'giorno') !== (from === to)) return undefined
  const moved = isDayText(from.value) && isDayText(to.value) ? next(from.value, to.value, BACK.test(said)) : undefined
  if (!moved) return undefined
  const [first, last] = moved
  const put = (one: Condition): Condition =>
    isAnyOf(one) ? one : one === from ? { ...one, value: first } : one === to ? { ...one, value: last } : one
  return { ...asking, where: where.map(put) }
}

const isDayText = (value: unknown): value is string => typeof value === 'string' && isDay(value)

/** The time that lies beside one: a day beside a day, a week beside a week, and so months and years. */
function next(from: string, to: string, back: boolean): readonly [string, string] | undefined {
  const sign = back ? -1 : 1
  if (from === to) return [addDays(from, sign), addDays(to, sign)]
  if (startOfWeek(from) === from && addDays(from, 6) === to) return [addDays(from, 7 * sign), addDays(to, 7 * sign)]
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return [addMonths(from, 12 * sign), addMonths(to, 12 * sign)]
  if (from.endsWith('-01') && endOfMonth(from) === to) return [addMonths(from, sign), endOfMonth(addMonths(from, sign))]
  return undefined
}
