import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unread } from './walls.ts'

/** A file, what it imports, and the walls that this must run into. */
const imports: readonly [file: string, imported: string, walls: readonly string[]][] = [
  ['src/kernel/a.ts', '../web/target.ts', ['kernel-may-import-only-itself']],
  ['src/kernel/b.ts', 'node:fs', ['the-kernel-needs-only-zod-and-papaparse']],
  ['src/kernel/c.ts', 'react', ['the-kernel-needs-only-zod-and-papaparse']],
  ['src/kernel/d.ts', 'zod/mini', []],
  ['src/kernel/e.test.ts', 'node:fs', []],
  ['src/kernel/f.ts', './f.test.ts', ['the-product-does-not-know-its-tests-and-tools']],
  ['src/kernel/derive/a.ts', '../fields/target.ts', []],
  ['src/kernel/fields/a.ts', '../derive/target.ts', ['kernel-fields-may-import-only-what-comes-before']],
  ['src/kernel/fields/b.ts', '../describe.ts', ['kernel-fields-may-import-only-what-comes-before']],
  ['src/kernel/fields/c.test.ts', '../derive/target.ts', []],
  ['src/kernel/fields/d.fixture.ts', '../derive/target.ts', []],
  ['src/kernel/describe.ts', './derive/target.ts', []],
  // A folder may come long before one that lies inside it.
  ['src/kernel/entity/a.ts', './definition/target.ts', ['kernel-entity-may-import-only-what-comes-before']],
  ['src/kernel/entity/definition/a.ts', '../../derive/target.ts', []],
  ['src/web/i.ts', '../kernel/elsewhere/target.ts', ['a-folder-of-the-kernel-has-its-place']],
  ['src/sectors/artigiani/a.ts', '../dentisti/index.ts', ['a-sector-does-not-know-another-sector']],
  ['src/sectors/artigiani/b.ts', '../common/target.ts', []],
  ['src/sectors/artigiani/c.ts', '../../assistant/target.ts', ['sectors-may-import-only-itself-kernel-documents-language']],
  ['src/documents/fattura/a.ts', '../schedine/target.ts', ['a-document-does-not-know-another-document']],
  ['src/assistant/a.ts', '../sectors/artigiani/index.ts', ['assistant-may-import-only-itself-kernel']],
  ['src/assistant/rank/a.ts', '../queries/target.ts', []],
  ['src/assistant/queries/a.ts', '../rank/target.ts', ['assistant-queries-may-import-only-what-comes-before']],
  ['src/assistant/queries/b.test.ts', '../rank/target.ts', []],
  ['src/assistant/queries/c.ts', '../target.ts', []],
  ['src/assistant/b.ts', './rank/target.ts', ['the-contract-of-the-assistant-knows-no-folder']],
  ['src/web/j.ts', '../assistant/rank/target.ts', []],
  ['src/web/k.ts', '../assistant/elsewhere/target.ts', ['a-folder-of-the-assistant-has-its-place']],
  ['src/web/a.ts', '../sectors/artigiani/index.ts', []],
  ['src/web/b.ts', '../sectors/artigiani/entities.ts', ['outsiders-enter-a-sector-by-its-index']],
  ['src/web/sectors/artigiani/a.ts', '../dentisti/target.ts', ['the-screens-of-a-trade-do-not-know-those-of-another']],
  ['src/web/sectors/artigiani/b.ts', './target.ts', []],
  ['src/web/sectors/own-parts.ts', './artigiani/target.ts', []],
  ['src/web/views/board/a.ts', '../drag/target.ts', []],
  ['src/web/views/board/b.ts', '../collection/target.ts', ['views-of-line-6-know-those-above']],
  ['src/web/views/board/c.ts', '../month/target.ts', ['views-of-line-6-know-those-above']],
  ['src/web/views/board/d.test.ts', '../collection/target.ts', []],
  ['src/web/views/drag/a.ts', './target.ts', []],
  ['src/web/views/drag/b.ts', '../target.ts', ['a-view-has-a-folder-in-the-order']],
  ['src/web/dashboard/a.ts', '../sectors/artigiani/target.ts', ['outsiders-do-not-know-the-screens-of-a-trade']],
  ['src/web/dashboard/b.ts', '../sectors/own-parts.ts', []],
  ['src/web/forms/a.ts', '../fields/target.ts', []],
  ['src/web/fields/a.ts', '../forms/target.ts', ['web-fields-may-import-only-what-comes-before']],
  ['src/web/fields/b.test.ts', '../forms/target.ts', []],
  ['src/web/fields/c.fixture.ts', '../forms/target.ts', []],
  ['src/web/fields/d.ts', '../views/collection/target.ts', ['web-fields-may-import-only-what-comes-before']],
  ['src/web/l.ts', './forms/target.ts', []],
  ['src/web/m.ts', './elsewhere/target.ts', ['a-folder-of-the-web-has-its-place']],
  ['src/web/c.ts', 'node:path', ['the-browser-has-no-node']],
  ['src/web/d.ts', '../server/target.ts', ['web-may-import-only-itself-kernel-documents-scan-sectors-assistant-site.ts-contact.ts']],
  ['src/web/e.ts', '../site.ts', []],
  ['src/web/f.ts', './nowhere.ts', ['every-import-resolves']],
  ['src/web/g.ts', './h.ts', ['no-cycles']],
  // A cycle is reported once, where it is met first.
  ['src/web/h.ts', './g.ts', []],
  ['src/server/a.ts', '../web/target.ts', ['server-may-import-only-itself-kernel-documents-scan-sectors-assistant-site.ts-contact.ts']],
]
const targets = [
  'kernel/f.test',
  'kernel/fields/target',
  'kernel/derive/target',
  'kernel/entity/definition/target',
  'kernel/elsewhere/target',
  'web/target',
  'server/target',
  'assistant/target',
  'assistant/queries/target',
  'assistant/rank/target',
  'assistant/elsewhere/target',
  'documents/schedine/target',
  'sectors/common/target',
  'sectors/artigiani/index',
  'sectors/artigiani/entities',
  'sectors/dentisti/index',
  'web/views/target',
  'web/views/drag/target',
  'web/views/month/target',
  'web/views/collection/target',
  'web/elsewhere/target',
  'web/fields/target',
  'web/forms/target',
  'web/sectors/artigiani/target',
  'web/sectors/dentisti/target',
  'site',
].map((path) => `src/${path}.ts`)

const root = join(import.meta.dirname, '..', '..')
let house: string
let found: Map<string, string[]>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'bottega-walls-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }
  for (const target of targets) write(target, 'export const target = 1\n')
  for (const [file, imported] of imports) write(file, `import '${imported}'\n`)
  write('tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true } }')
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  found = cruise()
}, 30_000)
afterAll(() => rmSync(house, { recursive: true }))

function cruise(): Map<string, string[]> {
  const args = [
    join(root, 'node_modules/.bin/depcruise'),
    'src',
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
  ]
  const output = execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  const { summary }: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(output)
  const byFile = Map.groupBy(summary.violations, ({ from }) => from)
  return new Map([...byFile].map(([from, faults]) => [from, faults.map(({ rule }) => rule.name)]))
}

it.each(imports)('%s importing %s runs into %j', (file, _imported, walls) => {
  expect(found.get(file) ?? []).toEqual(walls)
})

it('names the modules that nobody read', () => {
  const read = [{ source: 'src/a.ts' }, { source: 'src/b.ts' }]
  expect(unread(read, ['src/a.ts', 'src/b.ts'])).toEqual([])
  expect(unread(read, ['src/a.ts', 'src/c.ts'])).toEqual(['did not read 1 of 2 modules (src/c.ts): is typescript 6 installed?'])
  expect(unread([], ['src/a.ts'])).toHaveLength(1)
})
