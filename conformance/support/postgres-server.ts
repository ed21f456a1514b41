import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { findPostgres } from '../../scripts/postgres.ts'

export interface PostgresServer {
  /** The address of a new, empty database in it. */
  readonly fresh: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Which PostgreSQL there is on this machine: what needs one states it with `skipIf`. */
export const postgresHere = findPostgres()

/** A server of its own in a folder that goes with it, or the one that DATABASE_URL names. */
export async function startPostgres(): Promise<PostgresServer> {
  if (postgresHere.from === 'nowhere') throw new Error(postgresHere.said)
  const server = postgresHere.from === 'address' ? { url: postgresHere.url, stop: async () => undefined } : await start(postgresHere.folder)
  const names: string[] = []
  return {
    fresh: async () => {
      const name = `bottega_${randomUUID().replaceAll('-', '')}`
      await ask(server.url, `create database ${name}`)
      names.push(name)
      return inDatabase(server.url, name)
    },
    stop: async () => {
      // What is in a folder of its own goes with it.
      if (postgresHere.from === 'address') for (const name of names) await ask(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

function inDatabase(url: string, name: string): string {
  const [address = '', query] = url.split('?')
  return `${address.replace(/\/[^/]*$/, `/${name}`)}${query === undefined ? '' : `?${query}`}`
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const asSomebody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined)
const NOBODY = 65_534

/** Whether everybody may come in: a home of root is closed to nobody. */
function isOpen(path: string): boolean {
  const isTop = dirname(path) === path
  return (statSync(path).mode & EVERYBODY) !== 0 && (isTop || isOpen(dirname(path)))
}
const EVERYBODY = 0o001

/** The programs where whoever runs them can reach them, copied when need be. */
function reachable(programs: string, folder: string): string {
  if (asSomebody() === undefined || isOpen(programs)) return programs
  cpSync(dirname(programs), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs', basename(programs))
}

async function start(found: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pg-'))
  const somebody = asSomebody()
  if (somebody) chownSync(folder, somebody.uid, somebody.gid)
  const programs = reachable(found, folder)
  const data = join(folder, 'data')
  // Nothing is looked for at home: a bare machine may have none.
  const own = { stdio: 'pipe' as const, cwd: folder, env: { ...process.env, HOME: folder }, ...somebody }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bottega', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'], own)
  const port = await freePort()
  const overNetwork = process.platform === 'win32'
  const where = overNetwork ? ['-c', 'listen_addresses=127.0.0.1'] : ['-k', folder, '-c', 'listen_addresses=']
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-c', 'fsync=off', ...where], own)
  await ready(server)
  const host = overNetwork ? '127.0.0.1' : folder
  return {
    url: `postgresql://bottega@/postgres?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
