import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'
import { DayButton, DayPicker } from 'react-day-picker'
import { it } from 'react-day-picker/locale/it'
import { formatLongDate } from '../../kernel/italian/dates.ts'
import { iconButtonLook } from './button-look.ts'
import { toIsoDate, toLocalDate } from './date-text.ts'
import { useToday } from './today.ts'

interface CalendarProps {
  /** ISO date; anything else shows this month with nothing chosen. */
  value: string
  onPick: (iso: string) => void
  min?: string | undefined
  max?: string | undefined
  /** Takes the focus when it appears, as in a popover; a calendar that stands on a page does not. */
  autoFocus?: boolean | undefined
  /** The month on screen as 'YYYY-MM', where the caller minds it. */
  month?: string | undefined
  onMonth?: ((month: string) => void) | undefined
  /** What stands on a day, drawn and in words. */
  marks?: ((iso: string) => DayMark | undefined) | undefined
}

export interface DayMark {
  readonly drawn: ReactNode
  readonly words: string
}

const Marks = createContext<CalendarProps['marks']>(undefined)

const icons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }
const labels = {
  labelPrevious: () => 'Mese precedente',
  labelNext: () => 'Mese successivo',
  labelGrid: (month: Date) => month.toLocaleDateString('it-IT', { month: 'long', year: 'numeric' }),
}

/** The month view behind DateInput and on the pages that choose a day, in its own chunk with react-day-picker. */
export function Calendar({ value, onPick, min, max, autoFocus = true, month, onMonth, marks }: CalendarProps) {
  const selected = toLocalDate(value)
  const [first, last] = [min ? toLocalDate(min) : undefined, max ? toLocalDate(max) : undefined]
  const start = selected ?? first
  const now = toLocalDate(useToday())
  const shown = month === undefined ? undefined : toLocalDate(`${month}-01`)
  const picker = (
    <DayPicker
      mode="single"
      required
      autoFocus={autoFocus}
      locale={it}
      weekStartsOn={1}
      showOutsideDays
      selected={selected}
      {...(now && { today: now })}
      {...(shown
        ? { month: shown, onMonthChange: (date: Date) => onMonth?.(toIsoDate(date).slice(0, 7)) }
        : start && { defaultMonth: start })}
      onSelect={(date) => onPick(toIsoDate(date))}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      labels={marks ? { ...labels, labelDayButton: (date, modifiers) => dayWords(toIsoDate(date), modifiers, marks) } : labels}
      components={marks ? { Chevron, DayButton: MarkedDay } : { Chevron }}
      classNames={{
        root: 'relative w-full',
        month_caption: 'flex h-control items-center pl-2 font-medium first-letter:uppercase',
        caption_label: 'first-letter:uppercase',
        nav: 'absolute top-0 right-0 z-1 flex gap-1',
        button_previous: iconButtonLook('ghost'),
        button_next: iconButtonLook('ghost'),
        month_grid: 'mt-2 w-full table-fixed border-collapse num',
        weekday: 'h-8 text-xs font-normal text-ink-faint',
        day: 'p-0 text-center text-sm',
        day_button: marks
          ? 'relative flex h-13 w-full flex-col items-center rounded-md pt-1.5 transition-colors hover:bg-hover max-md:h-tap max-md:pt-0.5'
          : 'size-control rounded-full transition-colors hover:bg-hover max-md:size-11',
        today: 'font-semibold text-accent',
        // A filled day would swallow the colours of its marks.
        selected: marks
          ? '*:bg-accent-wash *:font-semibold *:ring-1 *:ring-accent *:ring-inset'
          : '*:bg-accent *:text-accent-ink *:hover:bg-accent-hover',
        outside: 'text-ink-faint',
        disabled: 'opacity-40',
        hidden: 'invisible',
      }}
    />
  )
  return marks ? <Marks value={marks}>{picker}</Marks> : picker
}

/** «oggi, sabato 21 novembre 2026, selezionato: 3 prenotazioni». */
function dayWords(iso: string, modifiers: { today?: boolean; selected?: boolean }, marks: NonNullable<CalendarProps['marks']>): string {
  const day = [modifiers.today && 'oggi', formatLongDate(iso), modifiers.selected && 'selezionato'].filter(Boolean).join(', ')
  const words = marks(iso)?.words
  return words ? `${day}: ${words}` : day
}

function MarkedDay({ children, ...rest }: ComponentProps<typeof DayButton>) {
  const marks = useContext(Marks)
  return (
    <DayButton {...rest}>
      {children}
      {marks?.(rest.day.isoDate)?.drawn}
    </DayButton>
  )
}

function Chevron({ orientation = 'left' }: { orientation?: keyof typeof icons }) {
  const Glyph = icons[orientation]
  return <Glyph aria-hidden />
}
