import { addDays, formatDate, timeNow, today } from './dates.ts'

const MINUTE_MS = 60_000
/** Until then something has happened just now. */
const NOW_MS = 2 * MINUTE_MS

/** «adesso», «oggi alle 08:12», «ieri alle 18:40», «il 12/11/2026»: a moment (ISO) as it is said at another. */
export function momentInWords(at: string, now: Date): string {
  const moment = new Date(at)
  if (now.getTime() - moment.getTime() < NOW_MS) return 'adesso'
  const [day, time] = [today(moment), timeNow(moment)]
  if (day === today(now)) return `oggi alle ${time}`
  return day === addDays(today(now), -1) ? `ieri alle ${time}` : `il ${formatDate(day)}`
}

/** «di adesso», «di ieri alle 18:40», «del 12/11/2026»: the same of what happened then. */
export const momentOf = (at: string, now: Date): string => `di ${momentInWords(at, now)}`.replace(/^di il /, 'del ')
