import type { At } from '../italian/at.ts'
import type { AnyEntity, Entity } from '../entity/entity.ts'
import type { Comparison, Condition } from '../expression/condition.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import { gte, lte } from '../expression/comparisons.ts'
import { monthStart } from '../expression/expression.ts'
import { formatMoney } from '../italian/money.ts'
import { formatNumber } from '../italian/numbers.ts'
import { withFigure } from '../italian/noun.ts'
import { isKind, type Field, type Fields } from '../fields/field.ts'
import type { Key } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import type { Measure, Store } from '../door/store.ts'

export type Unit = 'money' | 'count' | 'hours' | 'percent'

/** What a store is asked for. */
type Asking = Pick<Measure, 'fn' | 'field'> & { readonly where: readonly Condition[] }

interface Side<F extends Fields> {
  /** A count where no field is named, else a sum. */
  readonly fn?: Measure['fn']
  readonly field?: Key<F>
  readonly where: readonly ConditionOn<F>[]
}

export interface MetricOptions<F extends Fields, K extends string = string> extends Side<F> {
  readonly key: K
  readonly label: string
  /** Other words for the figure, for the palette and the assistant. */
  readonly synonyms?: readonly string[]
  /** That of the field when absent: money, hours, else a count; a share is in percent. */
  readonly unit?: Unit
  /** How it is worked out, in one Italian sentence, shown on demand. */
  readonly formula: string
  /** The same over days that somebody names, the last one among them, where no condition says it. */
  readonly over?: OverDays
  /** What it is a part of, by the same measure: told as a share of that («40 %»), or beside it («3/5», with the share in the note). */
  readonly whole?: { readonly where: readonly ConditionOn<F>[]; readonly as: 'share' | 'part' }
  /** The small line under the figure: the growth over another period, words with a second figure in them, or plain words. */
  readonly note?: { readonly growth: string; readonly where: readonly ConditionOn<F>[] } | (Words & Side<F>) | { readonly plain: string }
}

/** Words with a figure in them, as `withFigure` writes them: `{n}` is the figure, `{fattura|fatture}` follows it. */
interface Words {
  readonly text: string
  /** What is said where the figure is 0. */
  readonly none?: string
}

/** A figure as it is read, with the words for it where it is not written in its unit («3/5»). */
interface Worked {
  readonly value: number
  readonly text?: string
  readonly note?: string
}

type OverDays = (store: Store, days: { readonly from: string; readonly to: string }) => Promise<Worked>

/** A figure of the trade, defined once and read by cards, reports and the assistant. */
export type Metric<K extends string = string> = MeasuredMetric<K> | WorkedMetric<K>

interface MeasuredMetric<K extends string> extends Omit<MetricOptions<Fields, K>, 'fn' | 'unit' | 'where' | 'whole' | 'note'> {
  readonly fn: Measure['fn']
  readonly unit: Unit
  readonly where: readonly Condition[]
  readonly whole?: { readonly where: readonly Condition[]; readonly as: 'share' | 'part' }
  readonly note?:
    | { readonly growth: string; readonly where: readonly Condition[] }
    | (Words & Asking & { readonly unit: Unit })
    | { readonly plain: string }
  readonly entity: AnyEntity
}

/** A figure that no single measure gives, such as the share of rooms taken: it reads the store itself. */
interface WorkedMetric<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly synonyms?: readonly string[]
  readonly unit: Unit
  readonly formula: string
  readonly entity: AnyEntity
  /** The records behind the figure, where a condition says which they are. */
  readonly where?: readonly Condition[]
  /** What it reads, so that it is not there for who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  readonly work: (store: Store, at: At) => Promise<Worked>
  /** The same over days that somebody names, the last one among them. */
  readonly over?: OverDays
}

const NEEDS_NO_NUMBER: ReadonlySet<string> = new Set<Measure['fn']>(['count', 'distinct'])

export function defineMetric<const N extends string, const F extends Fields, const K extends string>(
  entity: Entity<N, F>,
  options: MetricOptions<NoInfer<F>, K>,
): Metric<K> {
  const path = `${entity.name}.${options.key}`
  const unitBy = ({ field = '' }: Side<F>) => unitOf(entity.fields[field])
  const { unit = options.whole?.as === 'share' ? 'percent' : unitBy(options), note, ...rest } = options
  const side = { ...rest, fn: fnOf(options) }
  checkSide(path, entity.fields, side)
  if (!note || !('text' in note)) return { ...side, unit, ...(note && { note }), entity }
  const noted = { ...note, fn: fnOf(note), unit: unitBy(note) }
  checkSide(`${path}.note`, entity.fields, noted)
  return { ...side, unit, note: noted, entity }
}

/** A count where no field is measured, else a sum. */
export const fnOf = ({ fn, field }: { readonly fn?: Measure['fn'] | undefined; readonly field?: string | undefined }): Measure['fn'] =>
  fn ?? (field === undefined ? 'count' : 'sum')

/** What a measured field is counted in: money, hours, or things. */
export function unitOf(field: Field | undefined): Unit {
  if (!field) return 'count'
  return isKind(field, 'money') ? 'money' : field.means === 'hours' ? 'hours' : 'count'
}

function checkSide(path: string, fields: Fields, options: { readonly fn: Measure['fn']; readonly field?: string }): void {
  if (options.fn !== 'count' && !options.field)
    throw new DefinitionError(path, `'${options.fn}' needs a field.`, 'Name the field to measure.')
  if (options.field && !(options.field in fields)) {
    throw new DefinitionError(path, `'${options.field}' is not a field.`, `Fields: ${Object.keys(fields).join(', ')}.`)
  }
  if (options.field && !NEEDS_NO_NUMBER.has(options.fn) && !fields[options.field]?.numeric) {
    throw new DefinitionError(path, `'${options.fn}' of '${options.field}' adds up what is no number.`, 'Name a numeric field, or count.')
  }
}

/** A metric that reads the store itself, about an entity. */
export const defineWorkedMetric = <const N extends string, const F extends Fields, const K extends string>(
  entity: Entity<N, F>,
  options: Omit<WorkedMetric<K>, 'entity'>,
): Metric<K> => ({ ...options, entity })

export interface Figure {
  readonly value: number
  /** The figure as it is shown: «12.400 €», «45», «3,2 h». */
  readonly text: string
  readonly note?: string
  readonly trend?: 'up' | 'down'
}

export function formatUnit(value: number, unit: Unit): string {
  if (unit === 'money') return formatMoney(Math.round(value), { whole: 'short' })
  if (unit === 'hours') return `${formatNumber(value, { decimals: 1 })} h`
  if (unit === 'percent') return `${formatNumber(value, { decimals: 0 })} %`
  return formatNumber(value, { decimals: Number.isInteger(value) ? 0 : 1 })
}

/** Works a metric out through the store, with its note; over some days where those are named. */
export async function readMetric(
  store: Store,
  metric: Metric,
  at: At,
  days?: { readonly from: string; readonly to: string },
): Promise<Figure> {
  const work = days ? metric.over : undefined
  if (work ?? 'work' in metric) {
    const read = work && days ? work(store, days) : 'work' in metric ? metric.work(store, at) : undefined
    const { value, text = formatUnit(value, metric.unit), note } = (await read) ?? { value: 0 }
    return { value, text, ...(note && { note }) }
  }
  const read = async ({ fn, field, where }: Asking) =>
    (await store.measure({ entity: metric.entity.name, fn, ...(field && { field }), where })).value ?? 0
  const { note, whole } = metric
  const beside = !note || 'plain' in note ? undefined : 'text' in note ? note : { ...metric, where: note.where }
  const [part, other = 0, all] = await Promise.all([read(metric), beside && read(beside), whole && read({ ...metric, where: whole.where })])
  const share = all ? (part / all) * 100 : 0
  const value = whole?.as === 'share' ? share : part
  const text = whole?.as === 'part' ? `${formatNumber(part)}/${formatNumber(all ?? 0)}` : formatUnit(value, metric.unit)
  if (!note && whole?.as === 'part') return { value, text, note: `${formatNumber(share, { decimals: 0 })}%` }
  if (!note) return { value, text }
  if ('plain' in note) return { value, text, note: note.plain }
  if ('text' in note) return { value, text, note: wordsWith(note, other) }
  const before = other
  if (before === 0) return { value, text }
  const growth = Math.round(((value - before) / before) * 100)
  return { value, text, note: `${growth >= 0 ? '+' : ''}${formatNumber(growth)}% ${note.growth}`, trend: growth >= 0 ? 'up' : 'down' }
}

const wordsWith = ({ text, none, unit }: Words & { readonly unit: Unit }, value: number): string =>
  value === 0 && none !== undefined ? none : withFigure(text, value, formatUnit(value, unit))

/** The records of a month so many away up to the day of today: a month that is not over is compared with the same days. */
export function sameDaysOf<const K extends string>(field: K, months: number): readonly (Comparison & { readonly field: K })[] {
  return [gte(field, monthStart(months)), lte(field, { today: months, of: 'month', same: true })]
}
