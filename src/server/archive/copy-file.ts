import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, Readable, type Duplex } from 'node:stream'
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
  let archived: Archived | undefined
  const lines = async function* () {
    archived = yield* linesOf(work)
  }
  await writeWhole(file, Readable.from(lines()), createGzip())
  if (!archived) throw new Error(`${file}: nothing was written.`)
  return { ...archived, bytes: (await stat(file)).size }
}

/** Writes a text into a file that is there whole or not at all. */
export const writeText = (file: string, text: string): Promise<void> => writeWhole(file, Readable.from([text]), new PassThrough())

/** Writes beside the place and takes it over at the end; a try that fails leaves nothing to fill the disk. */
async function writeWhole(file: string, from: Readable, through: Duplex): Promise<void> {
  const half = `${file}.incompleta`
  try {
    await pipeline(from, through, createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  await syncFolder(file)
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
