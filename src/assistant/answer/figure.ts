import { writeNumber } from './cells.ts'
import { type Desk, wayOf } from './desk.ts'
import { inUnits } from './units.ts'
import { lackOf } from './lack.ts'
import { whereInUse } from './records-in-use.ts'
import { nameTied, chipsOf, countOf, idsIn, ofPeriod, some, titlesOf, whenOf } from './words.ts'
import { withoutPeriod } from '../queries/named-figure.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Chip, Reply } from '../reply.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { formatDate, formatMonth } from '../../kernel/italian/dates.ts'
import { nounPhrase } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import { capital } from '../../kernel/italian/capital.ts'

const FUNCTIONS: Readonly<Record<string, string>> = {
  sum: 'in tutto',
  avg: 'in media',
  min: 'al minimo',
  max: 'al massimo',
  count: '',
  distinct: '',
}

/** A figure that was measured over records, and what is said beside it. */
interface Measured {
  readonly desk: Desk
  readonly asking: Extract<Asking, { is: 'figure' }>
  readonly value: number | undefined
  /** The same figure of other records, and when that was. */
  readonly before: { readonly value: number; readonly when: string } | undefined
  /** « di ottobre 2026», « senza turni». */
  readonly when: string
  readonly id: string
  readonly chips: readonly Chip[]
}

export async function tellFigure(desk: Desk, asking: Extract<Asking, { is: 'figure' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity, where, search, against } = asking
  const apart = await inUnits(desk, asking)
  if (apart) return apart
  const value = await measuredOver(desk, asking, where)
  const before = against && { value: (await measuredOver(desk, asking, against)) ?? 0, when: whenOf(trade, entity, against) }
  const whose = await titlesOf(trade, store, idsIn(where))
  const measure: Measured = {
    desk,
    asking,
    value,
    before,
    when: lackOf(asking) + whenOf(trade, entity, where, value),
    chips: chipsOf(desk, entity, where, whose, search),
    id: desk.keep(asking),
  }
  const field = asking.field === undefined ? undefined : trade.fieldAt(entity, asking.field)
  if (asking.fn === 'count' || !field) return countReply(measure)
  const target = asking.fn === 'distinct' ? targetOf(field) : ''
  return target === '' ? amountReply(measure, field) : distinctReply(measure, target)
}

async function measuredOver(
  { trade, store }: Desk,
  { entity, fn, field, search }: Measured['asking'],
  where: readonly Condition[],
): Promise<number | undefined> {
  const { value } = await store.measure({
    entity,
    fn,
    ...(field !== undefined && { field }),
    where: fn === 'count' ? whereInUse(trade.entity(entity), { where, search }) : where,
    ...(search !== undefined && { search }),
  })
  return value
}

/** More than these are not named one by one. */
const MOST_COUNTED = 200

/** «5 interventi di ottobre.» */
async function countReply({ desk, asking, value = 0, before, when, id, chips }: Measured): Promise<Reply> {
  const entity = desk.trade.entity(asking.entity)
  const note = before && beside(value, before, formatNumber(before.value))
  const says = `${capital(countOf(entity, value))}${when}${note ? `, ${note}` : ''}.`
  return {
    says,
    spoken: says,
    card: { kind: 'figure', id, label: entity.label.many, text: formatNumber(value), ...(note && { note }), chips, way: wayOf(asking) },
    found: { is: 'number', value, entity: asking.entity, ids: await countedIds(desk, asking, value) },
  }
}

async function countedIds({ trade, store }: Desk, asking: Measured['asking'], count: number): Promise<readonly string[]> {
  if (count === 0 || count > MOST_COUNTED) return []
  const { entity, search } = asking
  const where = whereInUse(trade.entity(entity), asking)
  const { rows } = await allRows(store, { entity, where, ...(search !== undefined && { search }) })
  return rows.map((row) => row.id)
}

/** «5 ospiti di novembre.»: those who are counted are named by other records. */
function distinctReply({ desk, asking, value = 0, when, id, chips }: Measured, target: string): Reply {
  const counted = desk.trade.entity(target)
  const says = `${capital(countOf(counted, value))}${when}.`
  return {
    says,
    spoken: says,
    card: { kind: 'figure', id, label: counted.label.many, text: formatNumber(value), chips, way: wayOf(asking) },
    found: { is: 'number', value, entity: target },
  }
}

/** «Preventivo di ottobre: 1.200,00 €.», «Ore in media: 3,5 ore.» */
function amountReply({ desk, asking, value, before, when, id, chips }: Measured, field: Field): Reply {
  const { entity, fn } = asking
  const rounded = value === undefined ? undefined : isKind(field, 'money') ? Math.round(value) : Math.round(value * 100) / 100
  const text = rounded === undefined ? '–' : writeNumber(field, rounded)
  const note = before && beside(value ?? 0, before, writeNumber(field, isKind(field, 'money') ? Math.round(before.value) : before.value))
  const counts = value === undefined || fn === 'sum' ? '' : countedIn(field)
  const how = fn === 'sum' ? '' : ` ${FUNCTIONS[fn]}`
  const what =
    value === undefined ? `${capital(countOf(desk.trade.entity(entity), 0))}${when}` : `${field.label}${when}: ${text}${counts}${how}`
  const says = `${what}${note ? `, ${note}` : ''}.`
  return {
    says,
    spoken: says,
    card: { kind: 'figure', id, label: `${field.label}${how}`, text: `${text}${counts}`, ...(note && { note }), chips, way: wayOf(asking) },
    found: { is: 'number', value, entity },
  }
}

/** « ore», of «Ore di lavoro»: a mean is a number of what the label counts, where no unit says it. */
function countedIn(field: Field): string {
  const { plural } = nounPhrase(field.label, field.noun)
  const [counted = ''] = field.label.toLowerCase().split(' ')
  const isBare = field.unit === undefined && (isKind(field, 'decimal') || isKind(field, 'integer'))
  return isBare && plural && !field.label.includes(' o ') ? ` ${counted}` : ''
}

/** «12 % in più di ottobre 2026 (7.800,00 €)»: a figure beside the one that it is compared with. */
function beside(value: number, { value: before, when }: { readonly value: number; readonly when: string }, text: string): string {
  const then = `${text}${when}`
  if (value === before) return `come prima (${then})`
  const share = before > 0 ? `${formatNumber(Math.round((Math.abs(value - before) / before) * 100))} % ` : ''
  return `${share}in ${value > before ? 'più' : 'meno'} rispetto a ${then}`
}

export async function tellGroups(desk: Desk, asking: Extract<Asking, { is: 'groups' }>): Promise<Reply> {
  const { trade, store } = desk
  const entity = trade.entity(asking.entity)
  const { fn, field: path, by, per, where } = asking
  const { groups } = await store.measure({
    entity: asking.entity,
    fn,
    ...(path !== undefined && { field: path }),
    where: fn === 'count' ? whereInUse(entity, asking) : where,
    groupBy: { field: by, ...(per && { by: per }) },
  })
  const field = path === undefined ? undefined : trade.fieldAt(asking.entity, path)
  const axis = trade.fieldAt(asking.entity, by)
  const names = await titlesOf(
    trade,
    store,
    groups.map(({ key }) => key),
  )
  const whose = await titlesOf(trade, store, idsIn(where))
  const label = (key: string) =>
    key === ''
      ? `Senza ${(axis?.label ?? '').toLowerCase()}`
      : per === 'month'
        ? formatMonth(key)
        : per === 'day'
          ? formatDate(key)
          : (axis?.format(key, names) ?? key)
  const write = (value: number) =>
    fn === 'count' || !field ? formatNumber(value) : writeNumber(field, isKind(field, 'money') ? Math.round(value) : value)
  const shown = (per ? groups.toSorted((a, b) => a.key.localeCompare(b.key)) : groups.toSorted((a, b) => b.value - a.value)).map(
    ({ key, value }) => ({ key, label: label(key), value, text: write(value) }),
  )
  const what = fn === 'count' || !field ? entity.label.many : field.label
  const head = `${what} per ${per === 'month' ? 'mese' : per === 'day' ? 'giorno' : (axis?.label ?? by).toLowerCase()}${whenOf(trade, asking.entity, where)}`
  const best = asking.top && Math[asking.top === 'asc' ? 'min' : 'max'](...shown.map(({ value }) => value))
  const first = shown.filter(({ value }) => value === best)
  const told =
    first[0] &&
    `${head}: ${nameTied(
      first.map(({ label: one }) => one),
      first.length,
    )}, ${first[0].text}.`
  const top = shown.slice(0, 2).map((group) => `${group.label} ${group.text}`)
  return {
    says: shown.length === 0 ? `${capital(countOf(entity, 0))}${whenOf(trade, asking.entity, where)}.` : (told ?? `${head}.`),
    spoken: shown.length === 0 ? `${capital(countOf(entity, 0))}.` : (told ?? `${head}: ${some(top, shown.length)}.`),
    card: {
      kind: 'groups',
      id: desk.keep(asking),
      caption: head,
      labels: [per ? (per === 'month' ? 'Mese' : 'Giorno') : (axis?.label ?? by), what],
      groups: shown,
      chips: chipsOf(desk, asking.entity, where, whose),
      way: wayOf(asking),
    },
    found: { is: 'groups', groups: Object.fromEntries(groups.map(({ key, value }) => [key, value])) },
  }
}

export async function tellMetric(desk: Desk, asking: Extract<Asking, { is: 'metric' | 'formula' }>): Promise<Reply> {
  const { trade, store, at } = desk
  const metric = trade.sector.metrics.find(({ key }) => key === asking.key)
  if (!metric) throw new Error(`No figure is called '${asking.key}'.`)
  const over = asking.is === 'metric' ? asking.over : undefined
  const figure = await readMetric(store, metric, at, over)
  const label = over ? `${withoutPeriod(metric.label)}${ofPeriod(over.from, over.to)}` : metric.label
  // The records of the figure's own days are none of other days that somebody names.
  const way = metric.where && !over ? { entity: metric.entity.name, where: metric.where } : undefined
  const card = {
    kind: 'figure',
    id: desk.keep(asking),
    label,
    text: figure.text,
    ...(figure.note !== undefined && { note: figure.note }),
    formula: metric.formula,
    chips: [],
    ...(way && { way }),
  } as const
  if (asking.is === 'formula') {
    const says = `${metric.label}: ${metric.formula} Oggi è ${figure.text}.`
    return { says, spoken: says, card, found: { is: 'formula', key: metric.key } }
  }
  const says = `${label}: ${figure.text}${figure.note ? ` (${figure.note})` : ''}.`
  return { says, spoken: says, card, found: { is: 'metric', key: metric.key, value: figure.value } }
}
