import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { today } from '../src/kernel/italian/dates.ts'
import { runStages } from './check/run-stages.ts'
import { stages } from './check/stages.ts'
import { hardDays, instantOf } from './hard-days.ts'

/**
 * `npm run days`: the suites, browser and journeys included, with the machine's clock moved to days on which they have never
 * run, at their hardest hours. `npm run days -- 2028-02-29 2026-12-31T23:58 unit e2e` takes the days and suites named.
 * Time goes on during a run: the last hours of a day run into the next, the nights of the clocks through their change.
 */
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
const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name))
const moments = (days.length > 0 ? days : hardDays(today(new Date()))).map((moment) => ({ moment, instant: instantOf(moment) }))

// The journeys find the site built; otherwise their server would first have to build it.
const builds = chosen.some(({ name }) => name === 'e2e') ? stages.filter(({ name }) => name === 'build') : []
const total = await runStages(builds)
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href}`.trim()
for (const { moment, instant } of moments) {
  console.log(`\n${moment}`)
  // Each suite begins at the hour that was asked for, so that all of them meet what comes after it.
  for (const stage of chosen) {
    process.env['CLOCK_SHIFT'] = String(instant.getTime() - Date.now())
    const { passed, failed } = await runStages([stage])
    total.passed += passed
    total.failed += failed
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
