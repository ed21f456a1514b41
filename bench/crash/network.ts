import type { Keeping } from '../../src/server/firms/databases.ts'
import { badLineTo } from './bad-line.ts'
import { compare, type Compared } from './comparison.ts'
import { makeGarage } from './garage.ts'
import { unheard } from './kills.ts'
import { Ledger } from './ledger.ts'
import { victimOver, type Launch } from './victim.ts'
import { startListener, startWriters } from './writers.ts'

interface Working {
  readonly keeping: Keeping
  readonly launch: Launch
  /** Acknowledged writes after which the line is mended. */
  readonly writes: number
  readonly seed: number
  readonly writers: number
}

export interface Networked extends Compared {
  readonly acknowledged: number
  readonly again: number
  readonly heard: number
  /** Fates of questions, and cuts of the live line. */
  readonly fates: Readonly<Record<string, number>>
}

/** Lets writers work over a line that cuts, holds up, repeats and reorders, then holds their list against what was kept. */
export async function workOverBadLine({ keeping, launch, writes, seed, writers: count }: Working): Promise<Networked> {
  const victim = await victimOver(keeping, launch)
  await victim.up()
  const garage = await makeGarage(victim.address)
  const line = await badLineTo(victim.address, seed)
  const ledger = new Ledger(garage.made)
  const open = () => garage.open(line.address)
  const listener = startListener(open())
  const writers = startWriters({ garage, ledger, seed, count, open })
  await ledger.more(writes)
  await writers.done()
  await line.mend()
  const isHeard = await listener.until(ledger.entries())
  await line.close()
  await victim.stop()
  const { broken, ...found } = await compare(keeping, garage, ledger)
  return {
    acknowledged: ledger.commits.size,
    again: ledger.again,
    heard: listener.heard.length,
    fates: line.drawn,
    ...found,
    broken: [...broken, ...unheard(listener.heard, isHeard)],
  }
}
