import { addDays, formatDate, isDay, timeNow, today as dayInRome } from '../../kernel/italian/dates.ts'

interface Arrival {
  readonly arrivo: string
  /** 'HH:MM' on the clocks of Rome; when unknown, midnight is the careful reading, and it is late only when every hour of the day would be. */
  readonly ora?: string | undefined
  readonly notti: number
}

interface Deadline {
  /** Hours that the law leaves. */
  readonly hours: 6 | 24
  /** The moment by which the record must be sent. */
  readonly by: Date
  /** Whole minutes left, negative when late. */
  readonly minutesLeft: number
  readonly isLate: boolean
  /** «Da inviare entro le 21:30 di oggi: mancano 5 ore e 12 minuti.» */
  readonly sentence: string
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Of a day, after its first. */
const LAST_MINUTE = 24 * 60 - 1

/**
 * The instant of a time on the clocks of Rome. Of the hour that comes twice in October it is the first; an hour that in March
 * is skipped counts as the one after.
 */
function instantInRome(day: string, time: string): Date {
  const summer = new Date(`${day}T${time}:00+02:00`)
  return dayInRome(summer) === day && timeNow(summer) === time ? summer : new Date(`${day}T${time}:00+01:00`)
}

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

function spell(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && count(hours, 'ora', 'ore'), (rest > 0 || hours === 0) && count(rest, 'minuto', 'minuti')]
  return parts.filter((part) => typeof part === 'string').join(' e ')
}

function dayWord(day: string, today: string): string {
  if (day === today) return 'di oggi'
  return day === addDays(today, 1) ? 'di domani' : `del ${formatDate(day)}`
}

/**
 * How long the record of a guest may still wait: 24 hours from the arrival, 6 when the stay is not longer than 24 hours, that is
 * one night (art. 109, c. 3, TULPS as changed by art. 5 of DL 53/2019). Hours are real ones: they do not move with the clocks.
 * Throws RangeError when `arrivo` is not a day or `ora` not a time.
 */
export function deadlineOf({ arrivo, ora: known, notti }: Arrival, now: Date): Deadline {
  const ora = known ?? '00:00'
  const hours = notti <= 1 ? 6 : 24
  if (!isDay(arrivo) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(ora))
    throw new RangeError(`deadlineOf: '${arrivo} ${ora}' is not a moment. Write YYYY-MM-DD and HH:MM.`)
  const by = new Date(instantInRome(arrivo, ora).getTime() + hours * HOUR_MS)
  const minutesLeft = Math.floor((by.getTime() - now.getTime()) / MINUTE_MS)
  const isLate = minutesLeft < (known === undefined ? -LAST_MINUTE : 0)
  return { hours, by, minutesLeft, isLate, sentence: sentenceOf() }

  function sentenceOf(): string {
    const left = spell(Math.abs(minutesLeft))
    if (isLate) return `In ritardo di ${left}: invia subito.`
    if (minutesLeft < 0) return `Da inviare entro ${hours} ore dall’arrivo: scrivi l’ora, o invia subito.`
    const verb = /^1 \w+$/.test(left) ? 'manca' : 'mancano'
    return `Da inviare entro le ${timeNow(by)} ${dayWord(dayInRome(by), dayInRome(now))}: ${verb} ${left}.`
  }
}
