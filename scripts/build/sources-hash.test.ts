import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serverHash, sourcesHash } from './sources-hash.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bottega-sources-'))
  write('src/web/root.tsx', 'root')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['a changed source', 'src/web/root.tsx', 'other', true],
  ['a new source', 'src/web/new.ts', '', true],
  ['a changed picture', 'public/a.svg', '<svg/>', true],
  ['another dependency', 'package-lock.json', '{"a":1}', true],
  ['the build itself', 'scripts/build/compress.ts', '', true],
  ['the server', 'src/server/app.ts', '', false],
  ['a test', 'src/web/root.test.tsx', '', false],
  ['a document', 'README.md', '', false],
])('%s (%s) asks for a new build: %4$s', (_what, file, text, changes) => {
  const before = sourcesHash(root)
  write(file, text)
  expect(sourcesHash(root) !== before).toBe(changes)
})

it.each([
  ['the server', 'src/server/app.ts', true],
  ['a trade', 'src/sectors/new.ts', true],
  ['another dependency', 'package-lock.json', true],
  ['a page', 'src/web/root.tsx', false],
  ['a test', 'src/server/app.test.ts', false],
])('%s (%s) asks for a new bundle of the server: %3$s', (_what, file, changes) => {
  const before = serverHash(root)
  write(file, 'other')
  expect(serverHash(root) !== before).toBe(changes)
})

it('looks at content, not at dates', () => {
  const before = sourcesHash(root)
  utimesSync(join(root, 'src/web/root.tsx'), new Date(0), new Date(0))
  expect(sourcesHash(root)).toBe(before)
})
