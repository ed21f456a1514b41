import { dayLabel } from './week-days.ts'

/** «Sabato 21 novembre», and whether that is today: the title of a panel that shows one day. */
export function DayTitle({ day, today }: { readonly day: string; readonly today: string }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className="first-letter:uppercase">{dayLabel(day)}</span>
      {day === today && <span className="font-normal text-ink-faint">oggi</span>}
    </span>
  )
}
