import { percentile } from '../../percentile.ts'
import type { OpenTrade, Records } from '../open-trade.ts'
import { assistantOver } from './assistant-over.ts'

/** Milliseconds of `ask`, by one assistant that has been asked once before. */
export interface Times {
  readonly records: number
  /** The first question, with which everything is read that an assistant knows. */
  readonly first: number
  readonly others: readonly number[]
}

/** More sentences than these take longer and say no more. */
const MOST = 120

export async function timeAsks({ sector, open }: OpenTrade, records: Records, sentences: readonly string[]): Promise<Times> {
  const assistant = await assistantOver(sector, open(records))
  const step = Math.max(1, Math.ceil(sentences.length / MOST))
  const times: number[] = []
  for (const says of sentences.filter((_, at) => at % step === 0)) {
    const begun = performance.now()
    await assistant.ask(says).catch(() => undefined)
    times.push(performance.now() - begun)
  }
  const [first = 0, ...others] = times
  return { records: Object.values(records).reduce((sum, rows) => sum + rows.length, 0), first, others }
}

export function timesRow(name: string, all: readonly Times[]) {
  const others = all.flatMap((times) => times.others)
  const round = (ms: number) => Math.round(ms * 10) / 10
  return {
    records: name,
    asks: others.length,
    p50: round(percentile(others, 0.5)),
    p95: round(percentile(others, 0.95)),
    max: round(Math.max(...others)),
    'first ask, worst': round(Math.max(...all.map(({ first }) => first))),
  }
}
