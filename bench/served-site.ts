import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

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
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('in ascolto')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`the server stopped with code ${code} before it listened`)))
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return { host, port, stop }
}
