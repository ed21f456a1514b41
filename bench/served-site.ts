import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { listening, stopped } from './server-process.ts'

/** The built site behind its own server, for a measurement. */
export interface ServedSite {
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

/** Starts the server of the project on a free port and waits until it listens. */
export async function serveSite(host: string): Promise<ServedSite> {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), HOST: host },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(server)
  return { host, port, stop: () => stopped(server) }
}
