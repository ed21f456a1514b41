import * as k from '../../kernel/describe.ts'

const SUNDAY = 6

/** Whether a workshop is open: Saturdays yes, Sundays and national holidays no. */
export const isWorkingDay = (day: string): boolean => k.weekdayOf(day) !== SUNDAY && !k.isHoliday(day)

/** The working days from `first` to `last`, both included; none when they are the wrong way round. */
export function workingDays(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = k.addDays(day, 1)) if (isWorkingDay(day)) days.push(day)
  return days
}

/** The day itself where it is open, otherwise the next open one by steps of `step` days. */
export function nearestOpen(day: string, isOpen: (day: string) => boolean, step: 1 | -1): string {
  let found = day
  while (!isOpen(found)) found = k.addDays(found, step)
  return found
}
