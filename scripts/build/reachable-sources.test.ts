import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reachableModules } from './reachable-modules.ts'
import { sourcesOf } from './reachable-sources.ts'

let web: string
const files: Readonly<Record<string, string>> = {
  'web/root.tsx': "import { Bar } from './bar.tsx'\nexport const Root = () => <Bar />",
  'web/bar.tsx': "import type { Told } from './types-only.tsx'\nexport const Bar = (told: Told) => <b>{told}</b>",
  'web/types-only.tsx': 'export interface Told { text: string }',
  'web/routes/read.tsx':
    "import sheet from '../read.css?url'\nimport { cards } from '../../cards.ts'\nconst Late = lazy(async () => import('../late.tsx'))\nconst Form = lazy(async () => import('../form.tsx'))\nexport const Read = () => <Late {...{ sheet, cards }} />",
  'web/routes/work.tsx': "import sheet from '../work.css?url'\nimport '../work-only.tsx'\nexport { sheet }",
  'web/late.tsx': "export { Field } from './field.tsx'\nexport type { Told } from './types-only.tsx'",
  'web/field.tsx': "import './late.tsx'\nexport const Field = () => <input />",
  'web/work-only.tsx': 'export const Work = () => <i />',
  'web/read.css': '@source reachable;',
  'web/form.css': '@source reachable;',
  'web/form.tsx': "import './form.css'\nimport './form-part.tsx'\nexport const Form = () => <form />",
  'web/form-part.tsx': 'export const Part = () => <p />',
  'web/work.css': '',
  'web/alone.css': '',
  'cards.ts': 'export const cards = []',
}

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-reach-'))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  web = join(folder, 'web')
})
afterAll(() => rmSync(dirname(web), { recursive: true }))
const named = (paths: readonly string[]) => paths.map((path) => relative(web, path).replaceAll('\\', '/'))

it('follows imports, exports and what is fetched later; types lead nowhere and a circle ends', () => {
  expect(named(reachableModules([join(web, 'routes/read.tsx')]))).toEqual([
    '../cards.ts',
    'field.tsx',
    'form-part.tsx',
    'form.css',
    'form.tsx',
    'late.tsx',
    'read.css',
    'routes/read.tsx',
  ])
})

it('gives a sheet what its own routes and the root can reach, but for a late part that brings a sheet of its own', () => {
  expect(named(sourcesOf(join(web, 'read.css'), web))).toEqual(['bar.tsx', 'field.tsx', 'late.tsx', 'root.tsx', 'routes/read.tsx'])
})

it('gives the sheet of a late part what its page can reach, the page itself included', () => {
  expect(named(sourcesOf(join(web, 'form.css'), web))).toEqual([
    'bar.tsx',
    'field.tsx',
    'form-part.tsx',
    'form.tsx',
    'late.tsx',
    'root.tsx',
    'routes/read.tsx',
  ])
})

it('refuses a sheet that no page reaches, and an import that leads nowhere', () => {
  expect(() => sourcesOf(join(web, 'alone.css'), web)).toThrow('no page reaches it')
  expect(() => reachableModules([join(web, 'gone.tsx')])).toThrow('gone.tsx: imported, and not there')
})
