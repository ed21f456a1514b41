import { expect, it } from 'vitest'
import { bicicletta } from '../../../../conformance/fixture/index.ts'
import { defineSector } from './define-sector.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { ChartPanel } from '../../chart/chart-panel.ts'
import type { OverviewScreen } from '../../screens/screen.ts'
import type { Sector } from '../sector.ts'

const line: ChartPanel = {
  kind: 'chart',
  shape: 'line',
  title: 'Incasso',
  entity: 'tagliando',
  fn: 'sum',
  field: 'prezzo',
  where: [],
  unit: 'money',
  by: 'giorno',
  compare: 'year before',
  formula: 'F.',
  opens: 'tagliandi',
  empty: 'Niente.',
}
const { compare: _compare, ...single } = line
const donut: ChartPanel = { ...single, shape: 'donut', by: 'stato', day: 'giorno' }

const define = (panel: object) => () => {
  const overview: OverviewScreen = {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'home',
    metrics: [],
    creates: 'tagliandi',
    panels: [panel as ChartPanel],
  }
  const faulty: Partial<Sector> = { screens: [...bicicletta.screens, overview] }
  return defineSector({ ...bicicletta, ...faulty } as unknown as Parameters<typeof defineSector<readonly AnyEntity[]>>[0])
}

it('takes a line over months, bars by a reference, a donut by states', () => {
  expect(define(line)).not.toThrow()
  expect(define({ ...single, shape: 'bars', by: 'bici' })).not.toThrow()
  expect(define({ ...single, shape: 'bars', fn: 'avg', by: 'stato' })).not.toThrow()
  expect(define(donut)).not.toThrow()
  expect(define({ ...line, period: 'last year' })).not.toThrow()
  expect(define({ ...line, shape: 'bars' })).not.toThrow()
  expect(define({ ...donut, period: 'all' })).not.toThrow()
})

it.each<[string, object, string]>([
  ['a shape that there is not', { ...line, shape: 'pie' }, "'pie' is no kind of chart. Kinds: line, bars, donut."],
  ['a figure that there is not', { ...line, fn: 'median' }, "'median' is no kind of figure."],
  ['a sum of nothing', { ...line, field: undefined }, "field: 'sum' needs a field. Name the field to measure."],
  ['a sum of texts', { ...line, field: 'lavoro' }, "field: 'lavoro' of tagliando is a text. Name a field of kind number."],
  ['a field that there is not', { ...line, fn: 'distinct', field: 'colore' }, "field: 'colore' is not a field of tagliando"],
  ['a condition on what is not there', { ...line, where: [{ field: 'colore', op: 'filled' }] }, "'colore'"],
  ['no conditions at all', { ...line, where: undefined }, 'where: is undefined, and no list.'],
  ['months by a text', { ...line, by: 'lavoro' }, "by: 'lavoro' of tagliando is a text. Name a date, a choice, a status or a reference."],
  ['a line over states', { ...single, by: 'stato' }, "shape: a line goes over days, and 'stato' is none. Draw bars or a donut."],
  ['a donut of months', { ...line, shape: 'donut' }, 'shape: months are no slices of a donut. Draw a line or bars.'],
  ['a donut of averages', { ...donut, fn: 'avg' }, "fn: the parts of 'avg' make no whole. Draw bars, or a donut of a count or a sum."],
  ['a comparison of states', { ...donut, compare: 'year before' }, 'compare: only months have a year before. Leave the word out.'],
  ['a second day', { ...line, day: 'giorno' }, "day: 'giorno' is a day already. Leave the word out."],
  ['a day that is none', { ...donut, day: 'lavoro' }, "day: 'lavoro' of tagliando is a text. Name a field of kind date."],
  [
    'a line of one month',
    { ...line, period: 1 },
    "period: 1 months cannot be shown. Write a whole number from 2 to 24, or one of 'this year', 'last year'.",
  ],
  ['a line of all that there is', { ...line, period: 'all' }, "period: 'all' cannot be shown."],
  ['a line of one month by its name', { ...line, period: 'last month' }, "period: 'last month' cannot be shown."],
  ['months of no day', { ...donut, day: undefined, period: 3 }, 'period: no day says which months. Name the day, or leave the word out.'],
  [
    'half a month',
    { ...donut, period: 0.5 },
    "period: 0.5 months cannot be shown. Write a whole number from 1 to 24, or one of 'last month', 'this year', 'last year', 'all'.",
  ],
  ['a period that nobody knows', { ...donut, period: 'ever' }, "period: 'ever' cannot be shown."],
  ['a way to no list', { ...line, opens: 'panoramica' }, "opens: 'panoramica' is of kind overview and holds no records."],
])('refuses %s', (_, panel, message) => {
  expect(define(panel)).toThrow(DefinitionError)
  expect(define(panel)).toThrow(message)
})
