import type { Condition } from '../expression/condition.ts'
import type { Unit } from '../metric/metric.ts'
import type { Period } from './period.ts'
import type { Measure } from '../door/store.ts'

/** A figure, as of a metric, over months or parted by what the records are: a picture with its table, and how it is worked out. */
export interface ChartPanel {
  readonly kind: 'chart'
  readonly shape: 'line' | 'bars' | 'donut'
  readonly title: string
  readonly entity: string
  readonly fn: Measure['fn']
  /** Needed by all but `count`. */
  readonly field?: string
  readonly where: readonly Condition[]
  readonly unit: Unit
  /** What parts the figure: a day by its months, a choice, a status or a reference by its values. */
  readonly by: string
  /** The day by which records fall into the months, where `by` is none: all records when absent. */
  readonly day?: string
  /** What it is seen over at first; the last 12 months when absent. */
  readonly period?: Period
  /** Beside each month what it was a year earlier; a month that is not over is left out of the comparison. */
  readonly compare?: 'year before'
  /** Whether more is better, or worse: then what has grown is coloured. */
  readonly rise?: 'good' | 'bad'
  /** How it is worked out, in one Italian sentence, shown on demand. */
  readonly formula: string
  /** The list that a figure leads to, with the filters that make it. */
  readonly opens?: string
  readonly empty: string
}
