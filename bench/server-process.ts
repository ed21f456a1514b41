import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Waits until a server in a process of its own listens; rejects where it stops before it does. */
export const listening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('in ascolto') && resolve())
    server.once('exit', (code) => reject(new Error(`the server stopped with code ${code} before it listened`)))
  })

/** Stops it as whoever runs it does, and waits until it has. */
export async function stopped(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}
