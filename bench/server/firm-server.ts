import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { listening, stopped } from '../server-process.ts'

/** Ticks of processor time in a second, as Linux counts them. */
const TICKS = 100
const root = join(import.meta.dirname, '..', '..')

/** The built server in a process of its own, as a firm has it. */
export interface FirmServer {
  readonly address: string
  /** From its start until it listens: milliseconds on the wall, and of its processor. */
  readonly started: { readonly wall: number; readonly cpu: number }
  /** Milliseconds of processor time since its start. */
  readonly cpu: () => number
  /** Megabytes that it holds. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** Starts it over SQLite in a folder, with as many open connections as the machine allows. */
export async function startServer(folder: string): Promise<FirmServer> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn('sh', ['-c', `ulimit -n $(ulimit -Hn); exec "${process.execPath}" build/server/main.js`], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      BOTTEGA_DATA: folder,
      BOTTEGA_URL: address,
      REQUESTS_PER_SECOND: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(child)
  const wall = performance.now() - began
  const cpu = () => {
    const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/\(.*\)/, 'node')
      .split(' ')
      .slice(13, 15)
    return ((Number(user) + Number(system)) * 1000) / TICKS
  }
  return {
    address,
    started: { wall, cpu: cpu() },
    cpu,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000,
    stop: () => stopped(child),
  }
}
