import { isKind } from './fields/field.ts'
import { checkOneOf, checkShape } from './check-shape.ts'
import type { ChartPanel } from './screen.ts'
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

function checkMonths(path: string, { shape, day, by, months = 12, compare }: ChartPanel, check: SectorNames): void {
  if (shape === 'donut') throw check.fault(`${path}.shape`, 'months are no slices of a donut.', 'Draw a line or bars.')
  if (shape === 'bars' && compare !== undefined)
    throw check.fault(`${path}.compare`, 'bars stand beside no year before.', 'Draw a line, or leave the word out.')
  if (day !== undefined) throw check.fault(`${path}.day`, `'${by}' is a day already.`, 'Leave the word out.')
  checkMany(path, months, shape === 'line' ? 2 : 1, check)
}

function checkParts(path: string, { shape, entity, fn, by, day, months, compare }: ChartPanel, check: SectorNames): void {
  if (shape === 'line') throw check.fault(`${path}.shape`, `a line goes over days, and '${by}' is none.`, 'Draw bars or a donut.')
  if (shape === 'donut' && !ADDS_UP.has(fn))
    throw check.fault(`${path}.fn`, `the parts of '${fn}' make no whole.`, 'Draw bars, or a donut of a count or a sum.')
  if (compare !== undefined) throw check.fault(`${path}.compare`, 'only months have a year before.', 'Leave the word out.')
  if (day !== undefined) check.kind(`${path}.day`, entity, day, 'date')
  else if (months !== undefined) throw check.fault(`${path}.months`, 'no day says which months.', 'Name the day, or leave the word out.')
  if (months !== undefined) checkMany(path, months, 1, check)
}

function checkMany(path: string, months: number, least: number, check: SectorNames): void {
  if (Number.isInteger(months) && months >= least && months <= MOST_MONTHS) return
  throw check.fault(`${path}.months`, `${months} months cannot be shown.`, `Write a whole number from ${least} to ${MOST_MONTHS}.`)
}
