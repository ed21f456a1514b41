import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_PATH } from '../kernel/firm/firm-door.ts'
import { accountTable, doors } from './firms/route-table.fixture.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const document = read('docs/sicurezza.md')
const rows = document
  .split('\n')
  .map((line) => line.replaceAll(/ {2,}/g, ' '))
  .filter((line) => line.startsWith('| ') && !/^\| (Hole|Numbers|Route|---)/.test(line))
const routes = rows.filter((row) => /^\| `[A-Z]+ \//.test(row))
const held = rows.filter((row) => !routes.includes(row))

describe('docs/sicurezza.md', () => {
  it('names tests and files that are there, by titles that they have', () => {
    const named = [...document.matchAll(/`((?:src|conformance|e2e|docs)\/[\w./-]+|package-lock\.json)`/g)]
    expect(named.length).toBeGreaterThan(80)
    for (const [, file = ''] of named) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true])
    const told = [...document.matchAll(/`([\w./-]+\.tsx?)` › «((?:[^«»]|«[^»]*»)+)»/g)]
    expect(told.length).toBeGreaterThan(80)
    for (const [, file = '', title = ''] of told) expect([file, title, read(file).includes(title)]).toEqual([file, title, true])
  })

  it('claims nothing without a test or a file', () => {
    expect(held.length).toBeGreaterThan(70)
    for (const row of held)
      expect([row.slice(0, 60), /`(?:src|conformance|e2e|docs|package-lock)[\w./-]*`/.test(row)]).toEqual([row.slice(0, 60), true])
  })

  it('writes down who may call which route', () => {
    const account = Object.entries(accountTable({ email: '', password: '' })).map(([door, { answers }]) => {
      const [method, name] = door.split(' ')
      return `| \`${method} ${ACCOUNT_PATH}/${name}\` | ${answers.join(', ')} |`
    })
    expect(routes).toEqual([...Object.entries(doors).map(([route, { may }]) => `| \`${route}\` | ${may} |`), ...account])
  })
})

/** Sources of ours below a folder, tests and what they stand on apart. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|types)\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

const filesWith = (folder: string, pattern: RegExp) => sourcesIn(folder).filter((file) => pattern.test(read(file)))

/** Where the database of the settings is opened or looked at. */
const POSTGRES = ['src/server/archive/copy-before-migrating.ts', 'src/server/firms/taken-steps.ts', 'src/server/sql/open-postgres.ts']

describe('the server', () => {
  it('asks no other server', () => {
    expect(sourcesIn('src/server').length).toBeGreaterThan(80)
    expect(
      filesWith(
        'src/server',
        /\bfetch\(|(?:from |import\()'(?:aws4fetch|node:https|node:http2|node:tls|undici)'|\bhttps?\.(?:get|request)\(|import \{[^}]*\b(?:connect|request|get)\b[^}]*\} from 'node:/,
      ),
      // The bucket of the settings, where whoever runs the server has said one.
    ).toEqual(['src/server/files/bucket-bytes.ts'])
    expect(filesWith('src/server', /(?:from |import\()'nodemailer'/)).toEqual(['src/server/mail/mail.ts'])
    expect(filesWith('src/server', /(?:from |import\()'pg'/).toSorted()).toEqual(POSTGRES)
  })

  it('starts no program', () => expect(filesWith('src/server', /node:child_process|\bexecSync\b|\bspawn\(/)).toEqual([]))

  it('opens records for somebody alone', () => {
    expect(filesWith('src', /new SqlStore\(/).toSorted()).toEqual(['src/server/demo/demo-places.ts', 'src/server/firms/firms-route.ts'])
  })
})

/** Markup that the build has made, which nobody types. */
const OWN_MARKUP = [
  'src/web/account/product/product.tsx',
  'src/web/landing/hero-product/hero-product.tsx',
  'src/web/landing/hero.tsx',
  'src/web/late/still-part.tsx',
  'src/web/root.tsx',
]

describe('a page', () => {
  it('writes no markup of others', () => {
    const written = filesWith(
      'src',
      /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(|new Function\(|(?<![.\w])eval\(/,
    )
    expect(written.toSorted()).toEqual(OWN_MARKUP)
    // A worker of the page’s own, and a channel between two turns.
    expect(filesWith('src', /addEventListener\('message'|\bonmessage\b/).toSorted()).toEqual([
      'src/kernel/store/memory/breath.ts',
      'src/web/scan/scan-worker.ts',
    ])
  })
})
