import type { At } from '../../../kernel/italian/at.ts'
import { addDays, endOfMonth, formatDate, isDay, startOfMonth, startOfWeek } from '../../../kernel/italian/dates.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import { describeRange, readRange, writeRange, type Range } from './between.ts'

/** Ranges that move with the day, so that a link kept for a month still means «oggi». */
export const quickRanges: Readonly<Record<string, { readonly label: string; readonly range: (at: At) => Range }>> = {
  oggi: { label: 'Oggi', range: ({ today }) => ({ from: today, to: today }) },
  settimana: { label: 'Questa settimana', range: ({ today }) => ({ from: startOfWeek(today), to: addDays(startOfWeek(today), 6) }) },
  mese: { label: 'Questo mese', range: ({ today }) => ({ from: startOfMonth(today), to: endOfMonth(today) }) },
}

const quick = (text: string) => (Object.hasOwn(quickRanges, text) ? quickRanges[text] : undefined)

export function readDays(text: string, name: string, at: At): readonly Comparison[] | undefined {
  const moving = quick(text)?.range(at)
  return readRange(moving ? `${moving.from}..${moving.to}` : text, name, (end) => (isDay(end) ? end : undefined))
}

export function writeDays(conditions: readonly Comparison[], at: At): string | undefined {
  const text = writeRange(
    conditions,
    (value) => addDays(String(value), 1),
    (value) => addDays(String(value), -1),
  )
  const moving = Object.entries(quickRanges).find(([, { range }]) => `${range(at).from}..${range(at).to}` === text)
  return moving ? moving[0] : text
}

export const describeDays = (text: string): string =>
  quick(text)?.label.toLowerCase() ?? describeRange(text, formatDate, { from: 'dal', to: 'al', both: 'dal' })
