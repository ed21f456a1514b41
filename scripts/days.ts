import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addDays, endOfMonth, timeNow, today, weekdayOf } from '../src/kernel/italian/dates.ts'
import { runStages } from './check/run-stages.ts'
import { stages } from './check/stages.ts'

/**
 * `npm run days`: the suites, browser and journeys included, with the machine's clock moved to days on which they have never
 * run, at their hardest hours. `npm run days -- 2028-02-29 2026-12-31T23:58 unit e2e` takes the days and stages named.
 * Time goes on during a run: the last hours of a day run into the next, the nights of the clocks through their change.
 */
const now = today(new Date())
const from = (day: string) => (day > now ? day : `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`)
const lastSundayOf = (month: string) => {
  const sunday = (year: number) => {
    const end = endOfMonth(`${year}-${month}-01`)
    return addDays(end, -((weekdayOf(end) + 1) % 7))
  }
  const year = Number(now.slice(0, 4))
  return sunday(year) > now ? sunday(year) : sunday(year + 1)
}
const leapYear = (year: number): number => (endOfMonth(`${year}-02-01`).endsWith('29') && `${year}-02-29` > now ? year : leapYear(year + 1))
const usual = [
  `${addDays(now, 1)}T10:00`,
  `${addDays(now, 7 - weekdayOf(addDays(now, 1)))}T00:15`,
  `${from(`${now.slice(0, 4)}-12-31`)}T23:58`,
  `${leapYear(Number(now.slice(0, 4)))}-02-29T10:00`,
  `${lastSundayOf('03')}T01:59`,
  `${lastSundayOf('10')}T02:59`,
]

const suites = stages.filter(({ name }) => ['unit', 'browser', 'e2e'].includes(name))
const asked = process.argv.slice(2)
const days = asked.filter((word) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(word))
const names = asked.filter((word) => !days.includes(word))
const unknown = names.filter((word) => !suites.some(({ name }) => name === word))
if (unknown.length > 0) {
  console.error(
    `Neither a day (2028-02-29, 2026-12-31T23:58) nor one of ${suites.map(({ name }) => name).join(', ')}: ${unknown.join(', ')}.`,
  )
  process.exit(2)
}

/** The instant at which the clocks of Rome say so; of an hour that comes twice, the first. */
function instantOf(moment: string): Date {
  const [day = '', time = '10:00'] = moment.split('T')
  const instants = ['+02:00', '+01:00'].map((offset) => new Date(`${day}T${time}:00${offset}`))
  const found = instants.find((instant) => !Number.isNaN(instant.getTime()) && today(instant) === day && timeNow(instant) === time)
  if (!found) throw new RangeError(`${moment}: the clocks of Rome never say so. Write another day or hour.`)
  return found
}

const moments = (days.length > 0 ? days : usual).map((moment) => ({ moment, instant: instantOf(moment) }))
const total = { passed: 0, failed: 0 }
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href}`.trim()
for (const { moment, instant } of moments) {
  console.log(`\n${moment}`)
  // Each suite begins at the hour that was asked for, so that all of them meet what comes after it.
  for (const stage of suites.filter(({ name }) => names.length === 0 || names.includes(name))) {
    process.env['CLOCK_SHIFT'] = String(instant.getTime() - Date.now())
    const { passed, failed } = await runStages([stage])
    total.passed += passed
    total.failed += failed
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
