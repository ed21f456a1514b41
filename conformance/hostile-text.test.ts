import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Takes two seconds alone; what grows faster than its text never ends, and is killed. */
const HANGS = 120_000

it(
  'no text that somebody pastes, scans or imports stops the page',
  () => {
    const { stdout, stderr, signal } = spawnSync(process.execPath, [join(import.meta.dirname, 'read-hostile-text.ts')], {
      encoding: 'utf8',
      timeout: HANGS,
      killSignal: 'SIGKILL',
    })
    expect({ signal, stderr, stdout: stdout.trim() }).toEqual({ signal: null, stderr: '', stdout: 'read' })
  },
  2 * HANGS,
)
