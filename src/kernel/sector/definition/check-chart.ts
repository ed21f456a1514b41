import { isKind } from '../../fields/field.ts'
import { USUAL_PERIOD, type Period } from '../../chart/period.ts'
import { checkOneOf, checkShape } from '../../problem/check-shape.ts'
import type { ChartPanel } from '../../chart/chart-panel.ts'
import type { SectorNames } from './sector-names.ts'

const NEEDS_NO_NUMBER: ReadonlySet<string> = new Set<ChartPanel['fn']>(['count', 'distinct'])
/** What may be put together again from its parts. */
const ADDS_UP: ReadonlySet<string> = new Set<ChartPanel['fn']>(['count', 'sum'])

const MOST_MONTHS = 24

/** Checks that a chart names what is there, and that its shape can show it. */
export function checkChart(place: string, path: string, panel: ChartPanel, check: SectorNames): void {
  checkShape(place, panel, { where: 'list' })
  checkOneOf(`${place}.shape`, 'chart', ['line', 'bars', 'donut'], panel.shape)
  checkOneOf(`${place}.fn`, 'figure', ['count', 'sum', 'avg', 'min', 'max', 'distinct'], panel.fn)
  const { entity: name, fn, field, where, opens } = panel
  const { fields } = check.entity(path, name)
  if (field === undefined && fn !== 'count') throw check.fault(`${path}.field`, `'${fn}' needs a field.`, 'Name the field to measure.')
  if (field !== undefined && NEEDS_NO_NUMBER.has(fn)) check.field(`${path}.field`, name, field)
  else if (field !== undefined) check.kind(`${path}.field`, name, field, 'number')
  check.conditions(path, name, where)
  check.field(`${path}.by`, name, panel.by)
  const by = fields[panel.by]
  if (by && isKind(by, 'date')) checkMonths(path, panel, check)
  else if (by && (isKind(by, 'choice') || isKind(by, 'status') || isKind(by, 'reference'))) checkParts(path, panel, check)
  else throw check.fault(`${path}.by`, `'${panel.by}' of ${name} is a ${by?.kind}.`, 'Name a date, a choice, a status or a reference.')
  if (opens !== undefined) check.listOf(`${path}.opens`, opens, name)
}

function checkMonths(path: string, { shape, day, by, period }: ChartPanel, check: SectorNames): void {
  if (shape === 'donut') throw check.fault(`${path}.shape`, 'months are no slices of a donut.', 'Draw a line or bars.')
  if (day !== undefined) throw check.fault(`${path}.day`, `'${by}' is a day already.`, 'Leave the word out.')
  checkPeriod(path, period, shape === 'line' ? 2 : 1, ['this year', 'last year'], check)
}

function checkParts(path: string, { shape, entity, fn, by, day, period, compare }: ChartPanel, check: SectorNames): void {
  if (shape === 'line') throw check.fault(`${path}.shape`, `a line goes over days, and '${by}' is none.`, 'Draw bars or a donut.')
  if (shape === 'donut' && !ADDS_UP.has(fn))
    throw check.fault(`${path}.fn`, `the parts of '${fn}' make no whole.`, 'Draw bars, or a donut of a count or a sum.')
  if (compare !== undefined) throw check.fault(`${path}.compare`, 'only months have a year before.', 'Leave the word out.')
  if (day !== undefined) check.kind(`${path}.day`, entity, day, 'date')
  else if (period !== undefined) throw check.fault(`${path}.period`, 'no day says which months.', 'Name the day, or leave the word out.')
  checkPeriod(path, period, 1, ['last month', 'this year', 'last year', 'all'], check)
}

function checkPeriod(path: string, period: Period = USUAL_PERIOD, least: number, words: readonly Period[], check: SectorNames): void {
  const isSome = typeof period === 'number' && Number.isInteger(period) && period >= least && period <= MOST_MONTHS
  if (isSome || words.includes(period)) return
  const said = typeof period === 'number' ? `${period} months` : `'${period}'`
  const known = words.map((word) => `'${word}'`).join(', ')
  throw check.fault(
    `${path}.period`,
    `${said} cannot be shown.`,
    `Write a whole number from ${least} to ${MOST_MONTHS}, or one of ${known}.`,
  )
}
