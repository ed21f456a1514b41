import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { availableParallelism } from 'node:os'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { today } from '../src/kernel/italian/dates.ts'
import type { MeasuredClaims } from '../src/web/landing/measured-claims.ts'
import { serveSite } from './served-site.ts'

/**
 * `npm run bench:claims [-- --keep]`: measures what the landing page claims of the server, on this machine, client and server
 * sharing its cores: mean time of a page, connections served together, pages a second. `--keep` writes it for the page.
 */
const PAGE = '/hospitality'
const SECONDS = 10
const AT_ONCE = 8
const TOGETHER = 10_000
/** New connections opened at a time, so that the listening queue of the system holds them. */
const BURST = 250

const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values
const root = join(import.meta.dirname, '..')
const site = await serveSite('127.0.0.1')

try {
  const { meanMs, perSecond } = await servePages()
  const together = await serveTogether()
  const measured: MeasuredClaims = { day: today(new Date()), cores: availableParallelism(), meanMs, perSecond, together }
  console.table(measured)
  if (keep) await keepClaims(measured)
} finally {
  await site.stop()
}

/** Asks for the page again and again over a few kept connections. Milliseconds a page, pages a second. */
async function servePages(): Promise<{ readonly meanMs: number; readonly perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  const worker = async () => {
    while (performance.now() < until) {
      const since = performance.now()
      await fetchPage(agent)
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  const meanMs = times.reduce((sum, time) => sum + time, 0) / times.length
  return { meanMs: Number(meanMs.toFixed(1)), perSecond: Math.floor(times.length / SECONDS) }
}

function fetchPage(agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: site.host, port: site.port, path: PAGE, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${PAGE}: status ${answer.statusCode}`))))
    }).once('error', reject)
  })
}

/** Opens many connections, keeps all of them open, asks each for the health of the server, and counts those that are answered. */
async function serveTogether(): Promise<number> {
  const sockets: Socket[] = []
  while (sockets.length < TOGETHER) {
    const opened = await Promise.all(Array.from({ length: Math.min(BURST, TOGETHER - sockets.length) }, open))
    sockets.push(...opened)
  }
  const answered = await Promise.all(sockets.map(askHealth))
  for (const socket of sockets) socket.destroy()
  return answered.filter(Boolean).length
}

async function open(): Promise<Socket> {
  const socket = connect({ host: site.host, port: site.port })
  await once(socket, 'connect')
  return socket
}

function askHealth(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').startsWith('HTTP/1.1 200')))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.write('GET /salute HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  })
}

async function keepClaims(measured: MeasuredClaims): Promise<void> {
  const file = join(root, 'src', 'web', 'landing', 'measured-claims.ts')
  const lines = Object.entries(measured).map(([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`)
  const before = await readFile(file, 'utf8')
  const text = `${before.slice(0, before.indexOf('export const measuredClaims'))}export const measuredClaims: MeasuredClaims = {\n${lines.join('\n')}\n}\n`
  await writeFile(file, text)
  console.log(`written: ${file}`)
}
