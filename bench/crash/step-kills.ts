import { childOf } from '../../src/server/child.fixture.ts'

/** Lines for a process that kills itself before its n-th step: a statement of either database, or a change of a file. */
const steps = (n: number) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import { DatabaseSync, StatementSync } from 'node:sqlite'
  import pg from 'pg'
  const taken = []
  const step = (of, name, tell) => {
    const own = of[name]
    of[name] = function (...given) {
      taken.push(tell(this, given))
      if (taken.length === ${n}) process.kill(process.pid, 'SIGKILL')
      return own.apply(this, given)
    }
  }
  const first = (text) => String(text).trim().split(/\\s+/, 1)[0].toLowerCase()
  step(DatabaseSync.prototype, 'exec', (_, [text]) => first(text))
  for (const name of ['run', 'all', 'iterate', 'get']) step(StatementSync.prototype, name, ({ sourceSQL }) => first(sourceSQL))
  step(pg.Client.prototype, 'query', (_, [asked]) => first(asked?.text ?? asked))
  for (const name of ['rename', 'rm', 'open']) step(fs.promises, name, () => 'file')
  for (const name of ['writeFileSync', 'renameSync', 'mkdirSync', 'createWriteStream']) step(fs, name, () => 'file')
  syncBuiltinESMExports()
  process.once('exit', () => console.log('steps ' + taken.join(' ')))
`

/** One way of going from an old state to a new one, that may be killed at any step. */
export interface Passage {
  /** Makes the old state anew. */
  readonly prepare: () => Promise<Prepared>
}

export interface Prepared {
  /** Goes to the new state: lines of a program, imports from `src/server`. */
  readonly program: string
  /** Reads which state there is; a fault where it is neither. */
  readonly state: () => Promise<'old' | 'new' | { readonly fault: string }>
  readonly gone: () => void
}

export interface Passed {
  /** Steps that the passage takes, and those at which it was killed. */
  readonly steps: number
  readonly killed: number
  /** States that were found after a kill. */
  readonly old: number
  readonly new: number
  readonly faults: readonly string[]
}

const run = (program: string, n: number) => childOf(`${steps(n)}\n${program}`, {}).ended

/** Kills a passage at some of its steps, each time from the beginning, and lets it be done again afterwards. */
export async function killAtSteps({ prepare }: Passage, choose: (steps: readonly string[]) => readonly number[]): Promise<Passed> {
  const whole = await prepare()
  const { said, complained, code } = await run(whole.program, 0)
  const taken = /steps (.*)/.exec(said)?.[1]?.split(' ') ?? []
  const faults: string[] = []
  if (code !== 0 || (await whole.state()) !== 'new') faults.push(`unkilled: ${complained || 'not new afterwards'}`)
  whole.gone()
  const found = { killed: 0, old: 0, new: 0 }
  for (const n of choose(taken)) {
    const { program, state, gone } = await prepare()
    const where = `step ${n} of ${taken.length} (${taken[n - 1]})`
    if ((await run(program, n)).code !== null) faults.push(`${where}: was not killed`)
    found.killed++
    const after = await state()
    if (typeof after === 'object') faults.push(`${where}: ${after.fault}`)
    else found[after]++
    // Done again, it says that it is done already, or does it.
    const again = await run(program, 0)
    const last = await state()
    if (last !== 'new')
      faults.push(`${where}: done again ${typeof last === 'object' ? last.fault : 'still old'}: ${again.complained.slice(0, 500)}`)
    gone()
  }
  return { steps: taken.length, ...found, faults }
}

/** Steps at which something comes to stay, and the ones after them: where a database or a file has changed and the next has not. */
export const edges = (taken: readonly string[]): readonly number[] => {
  const some = taken.flatMap((what, at) => (['commit', 'file'].includes(what) ? [at + 1, at + 2] : []))
  return [...new Set(some)].filter((n) => n <= taken.length)
}
