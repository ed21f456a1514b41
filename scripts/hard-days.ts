import { addDays, endOfMonth, startOfWeek, timeNow, today, weekdayOf } from '../src/kernel/italian/dates.ts'

/**
 * The next days on which suites go wrong that read the machine's clock, each at its hardest hour: tomorrow, a Sunday, a
 * Monday (nothing of its week lies behind), the last night of the year, 29 February, and the nights on which the clocks change. `now` is an ISO day.
 */
export function hardDays(now: string): string[] {
  const year = Number(now.slice(0, 4))
  const next = (dayOf: (year: number) => string) => Array.from({ length: 9 }, (_, ahead) => dayOf(year + ahead)).find((day) => day > now)
  const lastSunday = (month: string) => (of: number) => {
    const end = endOfMonth(`${of}-${month}-01`)
    return addDays(end, -((weekdayOf(end) + 1) % 7))
  }
  return [
    `${addDays(now, 1)}T10:00`,
    `${addDays(now, 7 - weekdayOf(addDays(now, 1)))}T00:15`,
    `${addDays(startOfWeek(now), 7)}T00:15`,
    `${next((of) => `${of}-12-31`)}T23:58`,
    `${next((of) => (endOfMonth(`${of}-02-01`).endsWith('29') ? `${of}-02-29` : ''))}T10:00`,
    `${next(lastSunday('03'))}T01:59`,
    `${next(lastSunday('10'))}T02:59`,
  ]
}

/** The instant at which the clocks of Rome say so, ten in the morning when no hour is given; of an hour that comes twice, the first. */
export function instantOf(moment: string): Date {
  const [day = '', time = '10:00'] = moment.split('T')
  const instants = ['+02:00', '+01:00'].map((offset) => new Date(`${day}T${time}:00${offset}`))
  const found = instants.find((instant) => !Number.isNaN(instant.getTime()) && today(instant) === day && timeNow(instant) === time)
  if (!found) throw new RangeError(`${moment}: the clocks of Rome never say so. Write another day or hour.`)
  return found
}
