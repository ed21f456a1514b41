import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nameOf, type Address, type Bytes } from './bytes.ts'

/** Where bytes are written before they have their name; no firm is called so. */
const HALVES = '.incompleti'
const HOUR_MS = 60 * 60_000

/** Bytes in a folder, a file each, which only their owner reads: written apart, brought to the disk, and only then given their name. */
export class FolderBytes implements Bytes {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    const halves = join(folder, HALVES)
    if (!existsSync(halves)) return
    // What a stop has left half-way; whoever writes now has begun less than an hour ago.
    for (const name of readdirSync(halves)) {
      const half = join(halves, name)
      if (Date.now() - (statSync(half, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HOUR_MS) rmSync(half, { force: true })
    }
  }

  async put(address: Address, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(address)
    if (existsSync(file)) return
    const half = join(this.#folder, HALVES, randomUUID())
    await mkdir(dirname(half), { recursive: true, mode: 0o700 })
    try {
      await written(half, bytes)
      const place = dirname(file)
      await mkdir(place, { recursive: true, mode: 0o700 })
      await rename(half, file)
      // A name is safe once the folder in which it stands is written, and that folder's own.
      for (const folder of [place, dirname(place), this.#folder]) await synced(folder)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

  async open(address: Address): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return readFile(this.#fileOf(address)).catch(ifAbsent)
  }

  async has(address: Address): Promise<boolean> {
    return (await stat(this.#fileOf(address)).catch(ifAbsent)) !== undefined
  }

  async remove(address: Address): Promise<void> {
    await rm(this.#fileOf(address), { force: true })
  }

  #fileOf(address: Address): string {
    return join(this.#folder, nameOf(address))
  }
}

async function written(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ifAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
