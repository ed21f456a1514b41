import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { workOverBadLine } from './network.ts'
import { bundled } from './victim.ts'

/** A server starts many times: a busy machine takes long. */
const PATIENCE_MS = 240_000

it(
  'nothing is lost or doubled over a line that cuts, holds up, repeats and reorders',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-linea-'))
    const { launch, gone } = await bundled()
    onTestFinished(() => (gone(), rmSync(folder, { recursive: true, force: true })))
    const keeping = { folder, url: undefined }
    const { lost, doubled, broken, fates } = await workOverBadLine({ keeping, launch, writes: 60, seed: 20261130, writers: 6 })
    expect({ lost, doubled, broken }).toEqual({ lost: [], doubled: [], broken: [] })
    // Each fate was drawn, and the live line was cut.
    expect(Object.keys(fates)).toHaveLength(13)
  },
  PATIENCE_MS,
)
