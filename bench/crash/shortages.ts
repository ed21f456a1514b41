import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRADE } from './garage.ts'

/** A way in which the system refuses a write, and lets it pass again. */
export interface Shortage {
  /** The folder as the server names it. */
  readonly folder: string
  /** Returns the folder of what was kept, once the server has stopped. */
  readonly kept: () => string
  /** Words before the command that starts a server in it. */
  readonly within: readonly string[]
  /** Has the n-th write from now on refused. */
  readonly tighten: (n: number, pid: number) => void
  readonly loosen: (pid: number) => void
  readonly gone: () => void
}

/** Bytes of a page, and of what stands before it in the log of SQLite: each is a write of its own. */
const [PAGE, HEAD] = [4096, 24]

/**
 * Writes beyond a size of file, refused by the system at exactly the byte where the n-th one ends or begins (`EFBIG`, which SQLite takes
 * for any failure of a disk but a full one: `SQLITE_IOERR_WRITE`). Half a write may have been done by then, as on a disk that breaks.
 * An error of `fsync`, or while reading, is not imitated.
 */
export function failingWrites(folder: string): Shortage {
  const log = join(folder, `${TRADE}.db-wal`)
  const limit = (pid: number, bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  return {
    folder,
    kept: () => folder,
    within: [],
    tighten: (n, pid) => {
      const frames = Math.floor((n - 1) / 2)
      // Every second one is cut in the middle of a page.
      const into = n % 2 === 1 ? 0 : HEAD + PAGE / 2
      limit(pid, String(statSync(log).size + frames * (HEAD + PAGE) + into))
    },
    loosen: (pid) => limit(pid, 'unlimited'),
    gone: () => undefined,
  }
}

export const canLimit = spawnSync('prlimit', ['--version']).status === 0

/** Permission to mount a disk without being root, which a system gives that allows namespaces of users. */
export const canMount = spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /tmp']).status === 0

/** A disk of a few megabytes in memory, mounted where only the server and its holder see it: full means `ENOSPC`. */
export async function smallDisk(place: string, megabytes: number): Promise<Shortage> {
  const folder = join(place, 'disco')
  mkdirSync(folder)
  const holder = spawn('unshare', [
    '-Urm',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${megabytes}m tmpfs '${folder}' && echo ready && exec sleep 100000`,
  ])
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  const seen = `/proc/${holder.pid}/root${folder}`
  const ballast = join(seen, 'ballast')
  return {
    folder,
    // SQLite would follow the way into the other namespace to a folder of this one.
    kept: () => {
      const copy = join(place, 'copia')
      cpSync(seen, copy, { recursive: true })
      return copy
    },
    within: ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials'],
    tighten: (n) => {
      const { bavail, bsize } = statfsSync(seen)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - (n - 1)) * bsize))
    },
    loosen: () => rmSync(ballast, { force: true }),
    gone: () => void holder.kill('SIGKILL'),
  }
}
