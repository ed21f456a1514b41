import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { it } from 'react-day-picker/locale/it'
import { iconButtonLook } from './button-look.ts'
import { toIsoDate, toLocalDate } from './date-text.ts'

interface CalendarProps {
  /** ISO date; anything else shows this month with nothing chosen. */
  value: string
  onPick: (iso: string) => void
  min?: string | undefined
  max?: string | undefined
}

const icons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }
const labels = {
  labelPrevious: () => 'Mese precedente',
  labelNext: () => 'Mese successivo',
  labelGrid: (month: Date) => month.toLocaleDateString('it-IT', { month: 'long', year: 'numeric' }),
}

/** The month view behind DateInput, in its own chunk with react-day-picker. */
export function Calendar({ value, onPick, min, max }: CalendarProps) {
  const selected = toLocalDate(value)
  const [first, last] = [min ? toLocalDate(min) : undefined, max ? toLocalDate(max) : undefined]
  const month = selected ?? first
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={it}
      weekStartsOn={1}
      showOutsideDays
      selected={selected}
      {...(month && { defaultMonth: month })}
      onSelect={(date) => onPick(toIsoDate(date))}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      labels={labels}
      components={{ Chevron }}
      classNames={{
        root: 'relative w-full',
        month_caption: 'flex h-control items-center pl-2 font-medium first-letter:uppercase',
        caption_label: 'first-letter:uppercase',
        nav: 'absolute top-0 right-0 z-1 flex gap-1',
        button_previous: iconButtonLook('ghost'),
        button_next: iconButtonLook('ghost'),
        month_grid: 'mt-2 w-full border-collapse num',
        weekday: 'h-8 text-xs font-normal text-ink-faint',
        day: 'p-0 text-center text-sm',
        day_button: 'size-10 rounded-full transition-colors hover:bg-hover max-md:size-11',
        today: 'font-semibold text-accent',
        selected: '*:bg-accent *:text-accent-ink *:hover:bg-accent-hover',
        outside: 'text-ink-faint',
        disabled: 'opacity-40',
        hidden: 'invisible',
      }}
    />
  )
}

function Chevron({ orientation = 'left' }: { orientation?: keyof typeof icons }) {
  const Glyph = icons[orientation]
  return <Glyph aria-hidden />
}
