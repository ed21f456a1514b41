import { type Asks0, type Candidate, used } from './candidate.ts'
import { groupingOf } from './groups.ts'
import { isDayField } from '../fit.ts'
import { type Frame, grammarOf, type Role, rolesOf } from '../role.ts'
import { daysSaid } from '../where.ts'
import { isIdle } from '../../lexicon/grammar-words.ts'
import type { Asking } from '../../meaning.ts'
import { comparisonsOf, type Condition, isAnyOf } from '../../../kernel/expression/condition.ts'
import { onDay } from '../../../kernel/expression/day-from-today.ts'

export function* formulas({ frame, features }: Asks0): Iterable<Candidate<Asking>> {
  if (!features.asks.has('how')) return
  for (const role of rolesOf(frame, 'metric')) {
    yield {
      meaning: { is: 'formula', key: role.key },
      used: new Set(frame.roles.filter((one) => one.role !== 'named' && one.role !== 'self')),
      bonus: 1,
    }
  }
}

/** A figure of the trade as it stands, or over other days, or of some records only. */
export function* metrics(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, today, features } = asked
  for (const role of rolesOf(frame, 'metric')) {
    const metric = trade.sector.metrics.find(({ key }) => key === role.key)
    if (!metric || features.asks.has('how')) continue
    const mine = onDay(metric.where ?? [], today) ?? metric.where ?? []
    const dayConditions = comparisonsOf(mine).filter(({ field }) => isDayField(trade, frame.entity, field))
    const [days] = rolesOf(frame, 'days')
    const said = days && daysSaid(frame, days)
    const bounds = [said?.from, said?.to].filter((day) => day !== undefined)
    const isSameTime =
      days === undefined || bounds.every((day) => dayConditions.some(({ value }) => value === day)) || dayConditions.length === 0
    const others = asked.where.filter((condition) => isAnyOf(condition) || !(days && isDayField(trade, frame.entity, condition.field)))
    const groups = grammarOf(frame, 'each').length > 0
    const asksHowMany = features.asks.has('many') || features.asks.has('much')
    if (
      !('work' in metric) &&
      metric.where &&
      metric.fn === 'count' &&
      !asksHowMany &&
      !groups &&
      isSameTime &&
      others.length === 0 &&
      asksFor(frame)
    ) {
      yield { meaning: { is: 'list', entity: frame.entity, where: mine }, used: used(asked, role, days), bonus: 0.6 }
    }
    if (isSameTime && others.length === 0 && !groups) {
      yield {
        meaning: { is: 'metric', key: role.key },
        used: used(asked, role, days),
        bonus: (features.asks.size > 0 ? 0.45 : 0.35) + (saysAll(frame, role) ? WHOLE : 0),
      }
      continue
    }
    if ('work' in metric || metric.whole) continue
    const dayField = dayConditions[0]?.field
    const kept = isSameTime ? mine : mine.filter((condition) => isAnyOf(condition) || condition.field !== dayField)
    const moved = asked.where.map((condition): Condition =>
      !isAnyOf(condition) && dayField && isDayField(trade, frame.entity, condition.field) ? { ...condition, field: dayField } : condition,
    )
    const where = [
      ...kept.filter(
        (condition) =>
          isAnyOf(condition) || !moved.some((other) => !isAnyOf(other) && other.field === condition.field && other.op === 'eq'),
      ),
      ...moved,
    ]
    const figure = { fn: metric.fn, ...(metric.field !== undefined && { field: metric.field }) }
    const grouped = groupingOf(asked)
    if (grouped)
      yield {
        meaning: { is: 'groups', entity: frame.entity, where, ...grouped.by, ...figure },
        used: used(asked, role, ...grouped.used),
        bonus: 0.6,
      }
    else yield { meaning: { is: 'figure', entity: frame.entity, where, ...figure }, used: used(asked, role), bonus: 0.35 }
  }
}

/** Things are asked for and no figure: «che c'è da riordinare?», «mostrami i documenti da registrare». */
const asksFor = (frame: Frame): boolean =>
  /^(?:\w+ ){0,2}(?:che|cosa|quali|chi|mostra\w*|elenca\w*|fammi vedere|vediamo|lista|dammi|dimmi quali)\b/.test(frame.words.join(' '))

/** A figure by its very name, and nothing else. */
const WHOLE = 0.9
const saysAll = ({ words }: Frame, { from, to }: Role): boolean => words.every((word, at) => (at >= from && at < to) || isIdle(word))
