import { type Inquiry, functions, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { groupingOf } from './groups.ts'
import { isDayField } from '../trade/fields.ts'
import { type Frame, grammarOf, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { daysNear, daysSaid } from '../frame/tense.ts'
import type { Days } from '../italian/days.ts'
import { isIdle, THE } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Asking } from '../meaning/meaning.ts'
import { type Comparison, comparisonsOf, type Condition, isAnyOf } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import { endOfMonth, startOfMonth } from '../../kernel/italian/dates.ts'
import type { Metric } from '../../kernel/metric/metric.ts'

export function* formulas({ frame, features }: Inquiry): Iterable<Candidate<Asking>> {
  if (!features.asks.has('how')) return
  for (const role of rolesOf(frame, 'metric')) {
    yield {
      meaning: { is: 'formula', key: role.key },
      used: new Set(frame.roles.filter((one) => one.role !== 'named' && one.role !== 'self')),
      bonus: 1,
    }
  }
}

/** A figure of the trade as it stands, or over other days, or of some records only; or the records behind it, where they are asked for. */
export function* metrics(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, today, features } = asked
  // «quanti pazienti senza visite?» is no figure of all patients.
  if (asked.lacks) return
  for (const role of rolesOf(frame, 'metric')) {
    const metric = trade.sector.metrics.find(({ key }) => key === role.key)
    if (!metric || features.asks.has('how') || isOfOne(frame, metric, role)) continue
    const mine = onDay(metric.where ?? [], today) ?? metric.where ?? []
    const dayConditions = comparisonsOf(mine).filter(({ field }) => isDayField(trade, frame.entity, field))
    const [days] = rolesOf(frame, 'days')
    const said = days && daysSaid(frame, days, today)
    const { from, to } = (metric.over && days && daysNear(frame, days, today)) || {}
    const isOwnTime = (over: Days) => (dayConditions.length > 0 ? isSpan(dayConditions, over) : isNow(over, metric, today))
    const over = from && to && !isOwnTime({ from, to }) ? { from, to } : undefined
    const isSameTime = said === undefined || over !== undefined || isOwnTime(said)
    const others = asked.where.filter((condition) => isAnyOf(condition) || !(days && isDayField(trade, frame.entity, condition.field)))
    const grouped = groupingOf(asked)
    const isWhole = isSameTime && others.length === 0 && !grouped && grammarOf(frame, 'each').length === 0
    // «camere occupate domani»: the figure is told over days, while the records behind it are those of now.
    const things = over === undefined ? metric.where && wantsThings(asked, metric, role) : undefined
    if (isWhole && !things) {
      yield {
        meaning: { is: 'metric', key: role.key, ...(over && { over }) },
        used: used(asked, role, days, ...agreeing(frame, metric)),
        bonus: (features.asks.size > 0 ? 0.45 : 0.35) + (saysAll(frame, [role, ...agreeing(frame, metric)]) ? WHOLE : 0),
      }
      continue
    }
    if ('work' in metric || (metric.whole && !things)) continue
    const dayField = dayConditions[0]?.field
    const kept = isSameTime ? mine : mine.filter((condition) => isAnyOf(condition) || condition.field !== dayField)
    const moved = asked.where.map((condition): Condition =>
      !isAnyOf(condition) && dayField && isDayField(trade, frame.entity, condition.field) ? { ...condition, field: dayField } : condition,
    )
    const where = [
      ...kept.filter(
        (condition) =>
          isAnyOf(condition) ||
          !moved.some((other) => !isAnyOf(other) && other.field === condition.field && (other.op === 'eq' || other.op === 'in')),
      ),
      ...moved,
    ]
    if (things) {
      const records = { entity: frame.entity, where }
      yield {
        meaning: things === 'figure' ? { is: things, ...records, fn: 'count' } : { is: things, ...records },
        used: used(asked, role, days),
        bonus: (isWhole ? 0.6 : 0.3) + (saysAll(frame, [role]) ? WHOLE : 0),
      }
      continue
    }
    const figure = { fn: metric.fn, ...(metric.field !== undefined && { field: metric.field }) }
    // «quanti studenti per corso?» counts all of them.
    if (grouped && metric.fn === 'count' && features.asks.has('many')) continue
    if (grouped)
      yield {
        meaning: { is: 'groups', entity: frame.entity, where, ...grouped.by, ...figure },
        used: used(asked, role, ...grouped.used),
        bonus: 0.6,
      }
    else
      yield {
        meaning: { is: 'figure', entity: frame.entity, where, ...figure },
        used: used(asked, role),
        bonus: 0.35 + (days && saysAll(frame, [role, days]) ? WHOLE : 0),
      }
  }
}

/**
 * Whether a figure that names no days is one of those that are said: they hold today. What is told over a stretch of days is so of this
 * month alone: a day, a week and a quarter are stretches of their own.
 */
const isNow = ({ from, to }: Days, metric: Metric, today: string): boolean =>
  (from ?? today) <= today &&
  today <= (to ?? today) &&
  !(metric.over && 'work' in metric && from !== undefined && to !== undefined && !isMonthOf({ from, to }, today))

const isMonthOf = ({ from, to }: { readonly from: string; readonly to: string }, today: string): boolean =>
  from === startOfMonth(today) && (to === endOfMonth(today) || to === today)

/** «la lezione di oggi» is one, though a figure is called «Lezioni di oggi». */
function isOfOne({ words }: Frame, { label, entity }: Metric, { from }: Pick<Role, 'from'>): boolean {
  const many = entity.label.many.toLowerCase()
  return (
    label.toLowerCase().startsWith(many) &&
    words[from] === entity.label.one.toLowerCase() &&
    words[from] !== many &&
    THE.has(words[from - 1])
  )
}

/** Whether the days of a figure are those that are said. */
function isSpan(conditions: readonly Comparison[], { from, to }: Days): boolean {
  const bound = (ops: readonly string[]) => conditions.find(({ op }) => ops.includes(op))?.value
  return from === bound(['eq', 'gte']) && to === bound(['eq', 'lte'])
}

/**
 * The records behind a figure are asked for and not the figure: «quali fatture sono scadute?», «documenti da registrare?», or how many
 * they are where it adds up something else: «quante fatture sono scadute?».
 */
function wantsThings({ trade, frame, features }: Inquiry, metric: Metric, role: RoleOf<'metric'>): 'list' | 'yes' | 'figure' | undefined {
  const { asks, does, fn } = features
  const isCount = 'work' in metric ? metric.unit === 'count' : metric.fn === 'count'
  // «che frequenza abbiamo?» asks for no list.
  if (metric.unit === 'percent' && asks.has('which') && !asks.has('who')) return undefined
  if (asks.has('much') || fn || grammarOf(frame, 'each').length > 0 || features.says(/\b(?:percentuale|tasso|quota)\b/)) return undefined
  const said = frame.words.slice(role.from, role.to)
  // «siamo pieni?» asks how far, and for no things.
  if (/^(?:siamo|stiamo)$/.test(said[0] ?? '')) return undefined
  const noun = said.find((word) => !isIdle(word) && !word.startsWith('quant')) ?? ''
  const { label, synonyms = [] } = trade.entity(frame.entity)
  const names = new Set([label.one, label.many, ...synonyms].map((name) => stemOf(name.toLowerCase())))
  const measured = 'work' in metric || metric.field === undefined ? undefined : metric.entity.fields[metric.field]
  const isMeasure = [measured?.label ?? '', ...(measured?.unit ?? []), ...(measured?.synonyms ?? [])].some(
    (name) => stemOf(name.toLowerCase()) === stemOf(noun),
  )
  const namesThem = !isMeasure && metric.unit !== 'hours' && (rolesOf(frame, 'about').length > 0 || names.has(stemOf(noun)))
  if (asks.has('many')) return namesThem && !isCount ? 'figure' : undefined
  if (features.whether) return isCount || namesThem ? 'yes' : undefined
  if (asks.has('which') && features.says(/\bqual (?:e|era|sara)\b/)) return undefined
  if (asks.has('which') || asks.has('who') || does.has('show')) return isCount || namesThem ? 'list' : undefined
  // Bare: «fatture scadute», «tagliandi in scadenza» are things, «ore del mese» and «sotto soglia» are figures.
  const isPeriod = /\b(?:mese|anno|settimana|giorno|oggi)\b/.test(said.join(' '))
  return !isPeriod && (isCount ? /..[ie]$/.test(noun) : namesThem) ? 'list' : undefined
}

/** A figure by its very name, and nothing else. */
const WHOLE = 0.9
const saysAll = ({ words }: Frame, roles: readonly Role[]): boolean =>
  words.every((word, at) => roles.some(({ from, to }) => at >= from && at < to) || isIdle(word))

/** «scaduto totale», «la media dei voti»: a word for what the figure does anyway. */
const agreeing = (frame: Frame, metric: Metric): readonly Role[] =>
  functions(frame).filter(
    (role) =>
      role.role === 'grammar' && role.sense.is === 'fn' && (role.sense.fn === 'sum' || ('fn' in metric && role.sense.fn === metric.fn)),
  )
