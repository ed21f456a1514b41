import { percentile } from '../../percentile.ts'
import type { OpenTrade, Records } from '../open-trade.ts'
import { assistantOver } from './assistant-over.ts'

/** Milliseconds of one `ask`: of CPU, which other programs do not lengthen, and on the wall. */
interface Time {
  readonly cpu: number
  readonly wall: number
}

/** What one assistant took for its sentences. */
export interface Times {
  /** The first, with which everything is read that an assistant knows. */
  readonly first: Time
  readonly others: readonly Time[]
}

/** More sentences than these take longer and say no more. */
const MOST = 120

export async function timeAsks({ sector, open }: OpenTrade, records: Records, sentences: readonly string[]): Promise<Times> {
  const assistant = await assistantOver(sector, open(records))
  const step = Math.max(1, Math.ceil(sentences.length / MOST))
  const times: Time[] = []
  for (const says of sentences.filter((_, at) => at % step === 0)) {
    const [used, begun] = [cpu(), performance.now()]
    await assistant.ask(says).catch(() => undefined)
    times.push({ cpu: cpu() - used, wall: performance.now() - begun })
  }
  const [first = { cpu: 0, wall: 0 }, ...others] = times
  return { first, others }
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function timesRow(records: string, all: readonly Times[]) {
  const others = all.flatMap((times) => times.others)
  const [used, walls] = [others.map((time) => time.cpu), others.map((time) => time.wall)]
  return {
    records,
    asks: others.length,
    p50: tenth(percentile(used, 0.5)),
    p95: tenth(percentile(used, 0.95)),
    max: tenth(Math.max(...used)),
    'p95 on the wall': tenth(percentile(walls, 0.95)),
    'worst first ask': tenth(Math.max(...all.map(({ first }) => first.cpu))),
  }
}

const tenth = (ms: number): number => Math.round(ms * 10) / 10
