import type { ReactNode } from 'react'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { MonthView } from '../../../kernel/screens/month-view.ts'
import { Calendar, type DayMark } from '../../ui/calendar.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ChosenDay } from '../../calendar/use-chosen-day.ts'
import { useHeld } from '../drag/drag-context.ts'
import type { Held } from '../drag/held.ts'
import { useDroppable } from '../drag/use-draggable.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { Dot, type Colour } from './colours.tsx'
import { doneOf, doneText } from './tick.ts'

interface MonthDaysProps {
  readonly entity: AnyEntity
  readonly chosen: ChosenDay
  readonly byDay: ReadonlyMap<string, readonly AnyRow[]>
  readonly month: MonthView
  readonly colours: readonly Colour[]
  readonly mayHold: (held: Held) => boolean
}

/** The month: a dot for each colour that a day holds, or how many records it has. A record that is held can be dropped on a day. */
export function MonthDays({ entity, month, chosen, byDay, colours, mayHold }: MonthDaysProps) {
  const by = month.colours?.by
  const marks = (day: string): DayMark => {
    const rows = byDay.get(day) ?? []
    const { words, drawn } =
      rows.length === 0 ? NONE : by === undefined ? counted(entity, month, rows) : coloured(entity, rows, by, colours)
    return { words, drawn: <DayPlace day={day} title={words} drawn={drawn} mayHold={mayHold} /> }
  }
  return <Calendar autoFocus={false} value={chosen.day} onPick={chosen.choose} month={chosen.month} onMonth={chosen.turnTo} marks={marks} />
}

const NONE: DayMark = { words: '', drawn: undefined }

const manyText = ({ label }: AnyEntity, count: number) => `${formatNumber(count)} ${plural(count, label.one, label.many).toLowerCase()}`

function coloured(entity: AnyEntity, rows: readonly AnyRow[], by: string, colours: readonly Colour[]): DayMark {
  const byColour = Map.groupBy(rows, (row) => row[by])
  const here = colours.flatMap((colour) => {
    const count = byColour.get(colour.key)?.length ?? 0
    return count > 0 ? [{ colour, count }] : []
  })
  const words = here.map(({ colour, count }) => `${formatNumber(count)} ${colour.label}`).join(', ')
  return {
    words: `${manyText(entity, rows.length)} (${words})`,
    drawn: here.map(({ colour }) => <Dot key={colour.key} colour={colour} isSmall />),
  }
}

function counted(entity: AnyEntity, month: MonthView, rows: readonly AnyRow[]): DayMark {
  const { done, all } = doneOf(entity, month, rows)
  if (all === 0) return NONE
  return {
    words: `${manyText(entity, all)}${statusOf(entity) ? `, ${doneText(entity, month, done)}` : ''}`,
    drawn: (
      <span
        className={classNames(
          'flex items-center gap-1 text-xs leading-none font-normal before:size-1.5 before:rounded-full before:bg-current',
          done === all ? 'text-ok' : 'text-accent',
        )}
      >
        {formatNumber(all)}
      </span>
    ),
  }
}

interface DayPlaceProps {
  readonly day: string
  readonly title: string
  readonly drawn: ReactNode
  readonly mayHold: (held: Held) => boolean
}

/** What stands on a day, over the whole of its button so that a record may be dropped on it. */
function DayPlace({ day, title, drawn, mayHold }: DayPlaceProps) {
  const { setNode, isOver } = useDroppable(day, { name: dayLabel(day), target: day })
  const held = useHeld()
  const isOpen = held !== undefined && mayHold(held)
  return (
    <>
      <span
        ref={setNode}
        aria-hidden
        title={title || undefined}
        className={classNames('absolute inset-0 rounded-md', isOver && isOpen && 'outline-2 -outline-offset-2 outline-accent')}
      />
      {drawn && <span className="pointer-events-none flex h-4 items-center gap-0.75">{drawn}</span>}
    </>
  )
}
