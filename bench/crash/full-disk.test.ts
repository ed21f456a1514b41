import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { refuseCopies, refuseWrites } from './full-disk.ts'
import { canLimit, canMount, failingWrites, smallDisk } from './shortages.ts'
import { bundled, type Bundled } from './victim.ts'

/** A server starts many times: a busy machine takes long. */
const PATIENCE_MS = 240_000

let built: Bundled
beforeAll(async () => void (built = await bundled()))
afterAll(() => built.gone())

const place = () => {
  const made = mkdtempSync(join(tmpdir(), 'bottega-disco-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const at = [1, 2, 3, 7, 16, 27, 40]
const nothing = { lost: [], doubled: [], broken: [], refused: at.length }

// `prlimit` belongs to util-linux, which every Linux with glibc has.
it.skipIf(!canLimit)(
  'a write that the disk fails is told, and passes afterwards',
  async () => {
    const found = await refuseWrites({ shortage: failingWrites(place()), launch: built.launch, at, seed: 20261130 })
    expect(found).toMatchObject(nothing)
  },
  PATIENCE_MS,
)

// Namespaces of users may be forbidden, as in a container.
it.skipIf(!canMount)(
  'a full disk is told, and the same write passes once there is room',
  async () => {
    const shortage = await smallDisk(place(), 8)
    onTestFinished(() => shortage.gone())
    const found = await refuseWrites({ shortage, launch: built.launch, at, seed: 20261130 })
    expect(found).toMatchObject(nothing)
  },
  PATIENCE_MS,
)

it.skipIf(!canMount)(
  'a copy is whole or not there where the disk is full',
  async () => {
    const shortage = await smallDisk(place(), 8)
    onTestFinished(() => shortage.gone())
    const { statuses, broken } = await refuseCopies({ shortage, launch: built.launch, at: [1, 2, 3, 4, 5] })
    expect(broken).toEqual([])
    expect(statuses[0]).toBe(500)
  },
  PATIENCE_MS,
)
