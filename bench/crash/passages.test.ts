import { afterAll, expect, it } from 'vitest'
import { dice } from '../scan/random.ts'
import { edges, killAtSteps } from './step-kills.ts'
import { migration, moving, passagesGone, restoring } from './passages.ts'

/** A server starts many times: a busy machine takes long. */
const PATIENCE_MS = 240_000

afterAll(passagesGone)

const here = async () => undefined
const passages = [
  ['migration', migration],
  ['restoring', () => restoring(here)],
  ['moving', () => moving(here)],
] as const

it.each(passages)(
  '%s is done or not begun, wherever it is killed',
  async (_name, passage) => {
    const drawn = dice(20261130)
    // All steps in `npm run crash`; the last changes are those between which two databases stand.
    const some = (taken: readonly string[]) => [drawn.pick(edges(taken)), drawn.pick(edges(taken).slice(-6))]
    const { killed, faults } = await killAtSteps(await passage(), some)
    expect(faults).toEqual([])
    expect(killed).toBe(2)
  },
  PATIENCE_MS,
)
