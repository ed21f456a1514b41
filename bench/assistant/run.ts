import { parseArgs } from 'node:util'
import { today } from '../../src/kernel/italian/dates.ts'
import { readySlugs, type ReadySlug } from '../../src/sectors/ready.ts'
import { manyOf } from './many.ts'
import { openTrade } from './open-trade.ts'
import { readParts } from './read-corpus.ts'
import { keepMeasures, measuresOf } from './run/measures.ts'
import { report, reportFaults, reportReasons } from './run/report.ts'
import type { Said, Which } from './run/said.ts'
import { Counter } from './run/counter.ts'
import { sayToAll } from './run/say-to-all.ts'
import { sayTrade } from './run/say-trade.ts'
import { timeAsks, timesRow, type Times } from './run/time-asks.ts'
import { weighEngine } from './run/weigh-engine.ts'

/**
 * `npm run bench:assistant [-- --part seen|apart --trade <slug> --faults --reasons --quick --keep]`: what the assistant makes of the sentences
 * of the corpus, over the samples of the frozen day. `--faults` tells each that is not answered right, of the part seen only: whoever
 * tunes by those kept apart measures nothing any more. `--reasons` counts them by what was to come and what came. `--quick` leaves out
 * the times over many records, and says a third of what is said to all trades to each. `--keep` writes what all trades make of the
 * sentences kept apart into the README and the landing page. Not part of `npm test`.
 */
const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    trade: { type: 'string', multiple: true },
    faults: { type: 'boolean', default: false },
    reasons: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const MANY = 20_000
const GOAL = { p95: 30, brotli: 25_000 }

const isTrade = (slug: string): slug is ReadySlug => readySlugs.some((one) => one === slug)
const wrong = options.trade?.find((slug) => !isTrade(slug))
if (wrong !== undefined) throw new Error(`No trade is called '${wrong}'. Trades: ${readySlugs.join(', ')}.`)
if (options.part !== undefined && options.part !== 'seen' && options.part !== 'apart') throw new Error(`--part is 'seen' or 'apart'.`)
if (options.keep && (options.trade || options.part === 'seen' || options.quick))
  throw new Error('--keep tells of all sentences kept apart of all trades: leave --trade, --part seen and --quick out.')
const parts: readonly Which[] = options.part === undefined ? ['seen', 'apart'] : [options.part]
const slugs = options.trade?.filter(isTrade) ?? readySlugs
const share = options.quick ? 3 : 1

const said: Said[] = []
const times: { readonly usual: Times[]; readonly many: Times[] } = { usual: [], many: [] }
for (const [turn, slug] of slugs.entries()) {
  const trade = await openTrade(slug)
  const counter = new Counter(trade)
  for (const part of parts) said.push(...(await sayTrade(slug, counter, part)), ...(await sayToAll(slug, counter, part, { share, turn })))
  const sentences = [...(await readParts(slug, 'seen')).values()].flatMap(({ turns }) => turns.map(({ says }) => says))
  times.usual.push(await timeAsks(trade, trade.sample, sentences))
  if (!options.quick) times.many.push(await timeAsks(trade, manyOf(trade, MANY), sentences))
}

if (options.faults) reportFaults(said)
if (options.keep) await keepMeasures(measuresOf(said, today(new Date())))
for (const part of parts) report(said, part)
if (options.reasons) for (const part of parts) reportReasons(said, part)
console.log(`\nMilliseconds of CPU of one question (goal: p95 below ${GOAL.p95} over ${MANY.toLocaleString('en')})`)
console.table([timesRow('the sample', times.usual), ...(options.quick ? [] : [timesRow(MANY.toLocaleString('en'), times.many)])])
console.log(
  `The engine: ${(await weighEngine()).toLocaleString('en')} bytes in brotli (goal: at most ${GOAL.brotli.toLocaleString('en')}).`,
)
