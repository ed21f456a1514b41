import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Lines } from './restore.ts'
import type { Archived } from './write-archive.ts'

type Writer = (write: (line: string) => Promise<void>) => Promise<Archived>

/** The lines of an archive as they are made, for whoever takes them up as fast as he can. */
export async function* linesOf(work: Writer): AsyncGenerator<string, Archived> {
  const waiting: string[] = []
  let wake: (() => void) | undefined
  let taken: (() => void) | undefined
  let isOver = false
  const done = work(async (line) => {
    waiting.push(line)
    wake?.()
    await new Promise<void>((go) => (taken = go))
  }).finally(() => {
    isOver = true
    wake?.()
  })
  for (;;) {
    const line = waiting.shift()
    if (line !== undefined) {
      yield line
      taken?.()
    } else if (isOver) return done
    else await new Promise<void>((go) => (wake = go))
  }
}

/** Writes an archive into a file that is there whole or not at all. */
export async function writeCopy(file: string, work: Writer): Promise<Archived & { readonly bytes: number }> {
  const half = `${file}.incompleta`
  let archived: Archived | undefined
  const lines = async function* () {
    archived = yield* linesOf(work)
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(half, { mode: 0o600, flush: true }))
  if (!archived) throw new Error(`${file}: nothing was written.`)
  await rename(half, file)
  await syncFolder(file)
  return { ...archived, bytes: (await stat(file)).size }
}

/** A name that stands in a folder is safe once the folder is written. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The lines of an archive in a file. */
export const readCopy = (file: string): Lines =>
  async function* () {
    const unpacked = createReadStream(file).pipe(createGunzip())
    yield* createInterface({ input: unpacked, crlfDelay: Infinity })
  }
