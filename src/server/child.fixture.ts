import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const page = '<!doctype html><title>Bottega</title>'
const nothing = { scripts: [], styles: [] }
const built = {
  'package.json': '{ "version": "9.9.9" }',
  'build/sources.sha256': '0123456789abcdef\n',
  'build/csp.json': JSON.stringify({ pages: { '/': nothing, '/404': nothing }, styles: [] }),
  'build/client/index.html': page,
  'build/client/404/index.html': page,
}

/** The folder of a built site as small as can be. */
export function smallSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'bottega-sito-'))
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return root
}

export interface Child {
  readonly process: ChildProcess
  /** Where it listens; rejects where it ends before it does. */
  readonly address: Promise<string>
  /** What it has said so far. */
  readonly said: () => string
  /** How it ended, and what it said. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string; readonly complained: string }>
}

type Env = Readonly<Record<string, string>>

/** A program of ours in a process of its own: these lines of TypeScript, imports from `src/server`; started by `within`, where it is said. */
export function childOf(program: string, env: Env, within: readonly string[] = []): Child {
  const [command, ...words] = [...within, process.execPath, '--input-type=module-typescript', '--eval', program]
  const child = spawn(command, words, {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const text = { said: '', complained: '' }
  const heard = Promise.withResolvers<string>()
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text.said += part
    const found = /ascolto su (http:\/\/localhost:\d+)/.exec(text.said)?.[1]
    if (found !== undefined) heard.resolve(found.replace('localhost', '127.0.0.1'))
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text.complained += part))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }))
  void ended.then(() => heard.reject(new Error(text.complained || text.said)))
  heard.promise.catch(() => undefined)
  return { process: child, address: heard.promise, said: () => text.said, ended }
}

/** A whole server in a process of its own, over a site as small as can be. */
export const serverIn = (root: string, env: Env): Child =>
  childOf(
    `import { giveUp } from './refused.ts'
     import { serve } from './serve.ts'
     await serve({ env: process.env, root: ${JSON.stringify(root)}, stoppable: process }).catch(giveUp)`,
    { PORT: '0', HOST: '127.0.0.1', ...env },
  )

/** Somebody who asks a server over the network as a page of its own does. */
export function visitorOf(address: string) {
  const jar = new Map<string, string>()
  const headers = () => ({
    'content-type': 'application/json',
    origin: address,
    'sec-fetch-site': 'same-origin',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  return {
    headers,
    ask: async (path: string, body?: object): Promise<Response> => {
      const response = await fetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: headers(),
        ...(body && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
        jar.set(name, value)
      }
      return response
    },
  }
}
