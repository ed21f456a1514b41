import { setTimeout as wait } from 'node:timers/promises'
import type { Keeping } from '../../src/server/firms/databases.ts'
import { dice } from '../scan/random.ts'
import { compare, type Compared } from './comparison.ts'
import { makeGarage } from './garage.ts'
import { Ledger } from './ledger.ts'
import { victimOver, type Launch, type Victim } from './victim.ts'
import { startListener, startWriters } from './writers.ts'

export interface Killing {
  readonly keeping: Keeping
  readonly launch: Launch
  readonly kills: number
  readonly seed: number
  readonly writers: number
}

/** Counts of one series, and the faults found after it. */
export interface Killed extends Compared {
  readonly kills: number
  /** Kills before the server listened. */
  readonly early: number
  readonly acknowledged: number
  readonly again: number
  readonly repeated: number
  readonly heard: number
}

/** Acknowledged writes between two kills at the most, and milliseconds after the last of them. */
const [MOST_WRITES, MOST_MS] = [25, 20]
/** One kill in so many comes while the server starts, which takes so many milliseconds. */
const [EARLY, START_MS] = [5, 600]

/** Kills a server again and again while writers work, then holds their list against what it has kept. */
export async function killAgainAndAgain({ keeping, launch, kills, seed, writers: count }: Killing): Promise<Killed> {
  const drawn = dice(seed)
  const victim = await victimOver(keeping, launch)
  await victim.up()
  const garage = await makeGarage(victim.address)
  const ledger = new Ledger(garage.made)
  const listener = startListener(garage.open())
  const writers = startWriters({ garage, ledger, seed, count, open: garage.open })
  let early = 0
  for (let done = 0; done < kills; done++) {
    const isEarly = drawn.number(1, EARLY) === 1
    await ledger.more(drawn.number(1, MOST_WRITES))
    await wait(drawn.number(0, MOST_MS))
    await victim.kill()
    if (isEarly && ++done < kills) {
      early++
      victim.start()
      await wait(drawn.number(0, START_MS))
      await victim.kill()
    }
    await listening(victim)
  }
  await writers.done()
  const isHeard = await listener.until(ledger.entries())
  await victim.stop()
  const { broken, ...found } = await compare(keeping, garage, ledger)
  return {
    kills,
    early,
    acknowledged: ledger.commits.size,
    again: ledger.again,
    repeated: ledger.repeated,
    heard: listener.heard.length,
    ...found,
    broken: [...broken, ...unheard(listener.heard, isHeard)],
  }
}

/** The next start must succeed: nothing that a kill has left may stand in its way. */
async function listening(victim: Victim): Promise<void> {
  await victim.up().catch((error: unknown) => {
    throw new Error('The server does not start after a kill.', { cause: error })
  })
}

/** Each entry is heard once and in order, however often the line breaks, and the last one too. */
export const unheard = (heard: readonly number[], isAll: boolean): readonly string[] => {
  const at = heard.findIndex((seq, place) => seq !== place + 1)
  return [
    ...(at < 0 ? [] : [`live: ${heard[at]} was heard at place ${at + 1}`]),
    ...(isAll ? [] : ['live: the last entry was never heard']),
  ]
}
