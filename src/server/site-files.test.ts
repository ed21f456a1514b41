import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { readSiteFiles } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'bottega-sito-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = Buffer.from('export const a = 1\n'.repeat(500))
const recogniser = Buffer.alloc(600_000, 'wasm')
const site: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from('<title>Bottega</title>'),
  '404/index.html': Buffer.from('<title>Non c’è</title>'),
  'assets/a-1.js': script,
  'assets/a-1.js.gz': gzipSync(script),
  'assets/a-1.js.br': brotliCompressSync(script),
  'ocr/7.0.0/core.wasm': recogniser,
  'ocr/7.0.0/core.wasm.gz': gzipSync(recogniser),
}
for (const [file, bytes] of Object.entries(site)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), bytes)
}

it('hands out the same bytes of every file, whether they are held compressed or stay on disk', async () => {
  const { byPath } = readSiteFiles(folder)
  expect([...byPath.keys()].toSorted()).toEqual(['/', '/assets/a-1.js', '/ocr/7.0.0/core.wasm'])
  for (const path of ['/assets/a-1.js', '/ocr/7.0.0/core.wasm']) {
    const file = byPath.get(path)
    expect(await file?.plain()).toEqual(site[path.slice(1)])
    expect(await file?.encoded.get('gzip')?.()).toEqual(site[`${path.slice(1)}.gz`])
  }
})

it('goes on with its own site while the next build takes the place of the folder', async () => {
  const { byPath } = readSiteFiles(folder)
  rmSync(join(folder, 'assets'), { recursive: true })
  expect(await byPath.get('/assets/a-1.js')?.plain()).toEqual(script)
})
