import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer } from '../../scripts/build/bundle-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { childOf, smallSite, type Child } from '../../src/server/child.fixture.ts'
import type { Keeping } from '../../src/server/firms/databases.ts'

type Env = Readonly<Record<string, string>>
/** Starts a server process with this environment. */
export type Launch = (env: Env, within?: readonly string[]) => Child

/** A server that is killed and started again over the same data, always at the same address. */
export interface Victim {
  readonly address: string
  /** Starts it; resolves as soon as the process is there, long before it listens. */
  readonly start: () => Child
  /** Starts it and waits until it listens. */
  readonly up: () => Promise<Child>
  /** Ends it as `kill -9` does. */
  readonly kill: () => Promise<void>
  /** Ends it as whoever runs it does; throws where it does not end in peace. */
  readonly stop: () => Promise<void>
}

const SECRET = 'un segreto solo per le prove, lungo abbastanza'

export async function victimOver({ folder, url }: Keeping, launch: Launch): Promise<Victim> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    BOTTEGA_DATA: folder,
    BOTTEGA_URL: address,
    BOTTEGA_SECRET: SECRET,
    // Writers ask as fast as they are answered.
    REQUESTS_PER_SECOND: '100000',
    ...(url !== undefined && { DATABASE_URL: url }),
  }
  let child: Child | undefined
  const start = () => (child = launch(env))
  return {
    address,
    start,
    up: async () => {
      const started = start()
      await started.address
      return started
    },
    kill: async () => {
      child?.process.kill('SIGKILL')
      await child?.ended
    },
    stop: async () => {
      child?.process.kill('SIGTERM')
      const ended = await child?.ended
      if (ended && ended.code !== 0) throw new Error(`The server ended with code ${ended.code}: ${ended.complained}`)
    },
  }
}

/** A server as firms run it, bundled, over a site as small as can be: the site itself need not be built. */
export interface Bundled {
  readonly launch: Launch
  /** Takes the bundle away. */
  readonly gone: () => void
}

export async function bundled(): Promise<Bundled> {
  const site = smallSite()
  const target = join(site, 'build', 'server')
  await bundleServer(join(import.meta.dirname, '..', '..'), target)
  const main = pathToFileURL(join(target, 'main.js')).href
  return {
    launch: (env, within) => childOf(`await import('${main}')`, env, within),
    gone: () => rmSync(site, { recursive: true, force: true }),
  }
}
