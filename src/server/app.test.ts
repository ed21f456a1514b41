import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactEmbed } from '../site.ts'
import { buildApp } from './app.ts'
import { contentSecurityPolicy, guestsOf } from './security-headers.ts'

const home = '<!doctype html><title>Bottega</title>'
const job = '<!doctype html><title>Artigiani</title>'
const lost = '<!doctype html><title>Pagina non trovata</title>'
const shell = '<!doctype html><title>La tua azienda</title>'

/** A built site as small as can be: the pages that matter, in every encoding. */
const built: Record<string, string | Buffer> = {
  'package.json': '{ "version": "9.9.9" }',
  'secret.txt': 'not for the public',
  'build/sources.sha256': '0123456789abcdef\n',
  'build/csp.json': JSON.stringify({
    pages: {
      '/': { scripts: [], styles: [] },
      '/artigiani': { scripts: ["'sha256-AAA='"], styles: ["'sha256-DDD='"] },
      '/404': { scripts: ["'sha256-BBB='"], styles: [] },
      '/app/_': { scripts: ["'sha256-EEE='"], styles: [] },
    },
    styles: ["'sha256-CCC='"],
  }),
  'build/client/index.html': home,
  'build/client/artigiani/index.html': job,
  'build/client/artigiani/index.html.br': brotliCompressSync(job),
  'build/client/artigiani/index.html.gz': gzipSync(job),
  'build/client/404/index.html': lost,
  'build/client/app/_/index.html': shell,
  'build/client/app/_/index.html.br': brotliCompressSync(shell),
  'build/client/assets/root-abc.js': 'export {}',
  'build/client/robots.txt': 'User-agent: *',
  'build/client/ocr/1.0/core.wasm': 'wasm',
  'build/client/ocr/1.0/core.wasm.br': brotliCompressSync('wasm'),
  'build/client/ocr/1.0/ita.traineddata.gz': gzipSync('data'),
}

let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bottega-server-'))
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  app = await buildApp({ root })
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

type Scenario = [
  what: string,
  request: [method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string],
  status: number,
  header?: Record<string, string>,
]

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

describe('addresses', () => {
  it.each<Scenario>([
    ['the landing page', ['GET', '/'], 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }],
    ['a sector', ['GET', '/artigiani'], 200, { 'cache-control': 'no-cache', vary: 'accept-encoding' }],
    ['a query does not matter', ['GET', '/artigiani?stato=in_corso'], 200],
    ['a hashed file lasts for ever', ['GET', '/assets/root-abc.js'], 200, forEver],
    ['so does the recogniser of text', ['GET', '/ocr/1.0/core.wasm'], 200, { 'content-type': 'application/wasm', ...forEver }],
    ['data that come packed are a file', ['GET', '/ocr/1.0/ita.traineddata.gz'], 200, { 'content-type': 'application/gzip', ...forEver }],
    ['their unpacked name is none', ['GET', '/ocr/1.0/ita.traineddata'], 404],
    ['a plain file lasts an hour', ['GET', '/robots.txt'], 200, { 'cache-control': 'public, max-age=3600' }],
    ['headers only', ['HEAD', '/artigiani'], 200, { 'content-length': String(job.length) }],
    ['a trailing slash goes to the canonical address', ['GET', '/artigiani/'], 308, { location: '/artigiani' }],
    ['and keeps its query', ['GET', '/artigiani/?a=1'], 308, { location: '/artigiani?a=1' }],
    ['so does the file behind a page', ['GET', '/artigiani/index.html'], 308, { location: '/artigiani' }],
    ['and the one behind the landing page', ['GET', '/index.html'], 308, { location: '/' }],
    ['a doubled slash is no way to another host', ['GET', '//evil.example/'], 404],
    ['an unknown path', ['GET', '/nulla'], 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }],
    ['an unknown path, headers only', ['HEAD', '/nulla'], 404],
    ['an unknown path below a page', ['GET', '/artigiani/nulla'], 404],
    ['the 404 page is no page', ['GET', '/404'], 404],
    ['nor is a lost asset', ['GET', '/assets/old.js'], 404],
    ['capitals are another address', ['GET', '/Artigiani'], 404],
    ['an encoded copy is no address', ['GET', '/artigiani/index.html.br'], 404],
    ['climbing out', ['GET', '/../../secret.txt'], 404],
    ['climbing out in disguise', ['GET', '/assets/..%2f..%2f..%2fsecret.txt'], 404],
    ['a broken escape', ['GET', '/%E0%A4%A'], 400],
    ['an address of the workspaces', ['GET', '/app'], 200, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }],
    ['a firm', ['GET', '/app/rossi-impianti?vista=chat'], 200, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }],
    ['a page of a firm', ['HEAD', '/app/rossi/persone'], 200],
    ['a firm with a stroke behind it', ['GET', '/app/rossi/?a=1'], 308, { location: '/app/rossi?a=1' }],
    ['too deep for a workspace', ['GET', '/app/rossi/persone/1'], 404],
    ['a file below a workspace', ['GET', '/app/rossi/logo.png'], 404],
    ['what only begins like a workspace', ['GET', '/apple'], 404],
    ['the shell that a router would write', ['GET', '/__spa-fallback.html'], 404],
    ['the file of the shell', ['GET', '/app/_/index.html'], 308, { location: '/app/_' }],
    ['writing to a workspace', ['POST', '/app/rossi'], 405, { allow: 'GET, HEAD' }],
    ['writing to a page', ['POST', '/artigiani'], 405, { allow: 'GET, HEAD' }],
    ['replacing a page', ['PUT', '/'], 405, { allow: 'GET, HEAD' }],
    ['deleting a file', ['DELETE', '/robots.txt'], 405],
    ['asking what is allowed', ['OPTIONS', '/artigiani'], 405],
    ['writing to nothing', ['POST', '/nulla'], 404],
  ])('%s', async (_what, [method, url], status, headers = {}) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ ...headers, 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  })

  it.each(['/nulla', '/404', '/artigiani/nulla'])('shows the 404 page at %s', async (url) => {
    expect((await app.inject({ url })).body).toBe(lost)
  })

  it.each(['/app', '/app/nuova', '/app/rossi'])('shows the shell of the workspaces at %s', async (url) => {
    expect((await app.inject({ url })).body).toBe(shell)
  })

  it('lets robots index the pages that are open', async () => {
    expect((await app.inject({ url: '/artigiani' })).headers).not.toHaveProperty('x-robots-tag')
  })

  it.each(['/', '/nulla'])('answers HEAD %s without a body', async (url) => {
    expect((await app.inject({ method: 'HEAD', url })).body).toBe('')
  })

  it('judges the address before the body: a form posted to a page is refused, not parsed', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/artigiani',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    })
    expect(answer.statusCode).toBe(405)
  })
})

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('accept-encoding «%s» gets %s', async (header, encoding) => {
    const answer = await app.inject({ url: '/artigiani', headers: { 'accept-encoding': header } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const plain = encoding === undefined ? Buffer.from(job) : built[`build/client/artigiani/index.html.${encoding === 'br' ? 'br' : 'gz'}`]
    expect(answer.rawPayload).toEqual(plain)
  })

  it('never packs again what came packed', async () => {
    const answer = await app.inject({ url: '/ocr/1.0/ita.traineddata.gz', headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.rawPayload).toEqual(gzipSync('data'))
  })

  it('serves the plain bytes of a file that has no encoded copy', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect([answer.headers['content-encoding'], answer.headers['vary'], answer.body]).toEqual([undefined, undefined, home])
  })
})

describe('revalidation', () => {
  it.each([
    ['the same bytes in the same encoding', 'br', (etag: string) => etag, 304],
    ['a weak tag of a proxy', 'br', (etag: string) => `W/${etag}`, 304],
    ['one of several', 'br', (etag: string) => `"other", ${etag}`, 304],
    ['anything', 'br', () => '*', 304],
    ['another encoding', 'gzip', (etag: string) => etag, 200],
    ['older bytes', 'br', () => '"older-br"', 200],
  ])('%s', async (_what, encoding, tag, status) => {
    const first = await app.inject({ url: '/artigiani', headers: { 'accept-encoding': 'br' } })
    const again = await app.inject({
      url: '/artigiani',
      headers: { 'accept-encoding': encoding, 'if-none-match': tag(String(first.headers['etag'])) },
    })
    expect(again.statusCode).toBe(status)
    expect(again.headers['etag']).toBeDefined()
  })

  it('never says that a missing page has not changed', async () => {
    const answer = await app.inject({ url: '/nulla', headers: { 'if-none-match': '*' } })
    expect([answer.statusCode, answer.headers['etag']]).toEqual([404, undefined])
  })
})

describe('policies', () => {
  it.each([
    ['/artigiani', "script-src 'self' 'sha256-AAA=';"],
    ['/nulla', "script-src 'self' 'sha256-BBB=';"],
    ['/app/rossi', "script-src 'self' 'sha256-EEE=';"],
    ['/', "script-src 'self';"],
    ['/', "style-src-elem 'self' 'sha256-CCC=';"],
    ['/artigiani', "style-src-elem 'self' 'sha256-DDD=' 'sha256-CCC=';"],
    ['/', "frame-ancestors 'none'"],
    ['/assets/root-abc.js', "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"],
    ['/robots.txt', "default-src 'none'"],
    ['/salute', "default-src 'none'"],
  ])('%s has %s', async (url, part) => {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain(part)
  })

  it('never allows inline or evaluated scripts, nor another origin', async () => {
    const policy = String((await app.inject({ url: '/artigiani' })).headers['content-security-policy'])
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
    expect(scripts).not.toMatch(/unsafe|http|\*/)
    expect(policy).not.toMatch(/https?:/)
  })
})

describe('the contact form of others', () => {
  const embed = { ...contactEmbed, formId: 'abc', origin: 'https://forms.example' }

  it('is let in on the landing page, when one is configured, and nowhere else', () => {
    expect(guestsOf('/', embed)).toEqual(['https://forms.example'])
    expect(guestsOf('/artigiani', embed)).toEqual([])
    expect(guestsOf('/', { ...embed, formId: '' })).toEqual([])
  })

  it('may run, be framed and answer, and nothing else of the policy opens', () => {
    const closed = contentSecurityPolicy([], []).split('; ')
    const open = contentSecurityPolicy([], [], ['https://forms.example']).split('; ')
    const changed = open.filter((directive) => !closed.includes(directive)).map((directive) => directive.split(' ')[0])
    expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
  })
})

describe('health', () => {
  it('says which build is running, and since when', async () => {
    const answer = await app.inject({ url: '/salute' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({
      stato: 'ok',
      versione: '9.9.9',
      build: '0123456789ab',
      avvio: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
})

describe('a build that is not there', () => {
  it('is refused at the start, with the remedy', async () => {
    await expect(buildApp({ root: join(root, 'nowhere') })).rejects.toThrow('Run `npm run build` first')
  })
})
