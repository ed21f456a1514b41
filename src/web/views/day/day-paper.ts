import { formatLongDate } from '../../../kernel/italian/dates.ts'
import type { Paper, PaperBlock } from '../../../kernel/paper/paper.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { paperRow, paperTable } from '../../exchange/paper-table.ts'
import { dayLabel, periodLabel } from '../../calendar/week-days.ts'
import { stretchText } from './minutes.ts'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'

/** The day as it hangs on the wall: each column by itself, and in it what comes by the hour. Free time takes no room. */
export function dayPaper(screen: CollectionScreen, day: Day): Paper {
  // That nothing waits for somebody needs no heading.
  const columns = day.columns.filter(
    ({ lane, cards, untimed }) => day.laneEntity === undefined || lane !== undefined || cards.length + untimed.length > 0,
  )
  const days = [...new Set(day.columns.map((column) => column.day))]
  const [first = '', last = first] = [days[0], days.at(-1)]
  return {
    title: screen.label,
    subtitle: first === last ? formatLongDate(first) : periodLabel(first, last),
    blocks: columns.map((column) => columnBlock(screen, day, column, days.length > 1)),
  }
}

function columnBlock(screen: CollectionScreen, { entity, calendar, names }: Day, column: Filled, isOneOfDays: boolean): PaperBlock {
  const { cards, untimed, closed } = column
  // What the heading and the hour say already stands in no column.
  const said: readonly (string | undefined)[] = [calendar.day, calendar.time, calendar.lane, calendar.lasts]
  const keys = entity.table.filter((key) => !said.includes(key))
  const timed = [
    ...cards.filter(({ isMatch }) => isMatch).map(({ part, row }) => ({ part, cells: paperRow(entity, keys, row, names) })),
    // Pauses are those of every day; what closes a column today is a record.
    ...closed
      .filter(({ id }) => id !== undefined)
      .map(({ label, ...part }) => ({ part, cells: keys.map((_, at) => (at === 0 ? label : '')) })),
  ].toSorted((a, b) => a.part.from - b.part.from)
  const rows = [
    ...timed.map(({ part, cells }) => [stretchText(part), ...cells]),
    ...untimed.map(({ row }) => ['', ...paperRow(entity, keys, row, names)]),
  ]
  const title = [column.title, ...column.details, isOneOfDays ? dayLabel(column.day) : ''].filter(Boolean).join(' · ')
  if (rows.length === 0) return { kind: 'text', title, text: 'Niente in programma.' }
  const { columns, ...table } = paperTable(screen, entity, keys, rows)
  return { ...table, ...(title && { title }), columns: [{ label: 'Ora' }, ...columns] }
}
