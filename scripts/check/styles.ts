import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ChunkMap } from '../build/chunk-map.ts'
import { listFiles } from '../build/list-files.ts'
import { reachableModules } from '../build/reachable-modules.ts'
import { classWords } from './class-words.ts'
import type { StageResult } from './run-stages.ts'
import { startIn } from './weigh.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const client = join(build, 'client')

/** Names that a rule of another element asks for, and that bear none of their own. */
const isMarker = (word: string) => /^(?:group|peer)(?:\/[\w-]+)?$/.test(word)

/** Every class that a built page can reach, in the parts that come later too, has a rule in the sheets that the page then has. */
export async function checkStyles(): Promise<StageResult> {
  const chunks: ChunkMap = JSON.parse(readFileSync(join(build, 'chunks.json'), 'utf8'))
  const sheet = new Map<string, ReadonlySet<string>>()
  const ruled = (href: string) => sheet.get(href) ?? keep(sheet, href, classesOf(readFileSync(join(client, href), 'utf8')))
  const pages = listFiles(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: file.slice(client.length), html: readFileSync(file, 'utf8') }))
  // What any sheet of the site has a rule for is a class, wherever the word stands.
  const known = new Set(
    [...pages.flatMap(({ html }) => sheetsOf(html)), ...Object.values(chunks).flatMap(({ sheets }) => sheets)].flatMap((href) => [
      ...ruled(href),
    ]),
  )

  const words = new Map<string, ReturnType<typeof classWords>>()
  const wordsOf = (module: string) => words.get(module) ?? keep(words, module, classWords(module, readFileSync(join(root, module), 'utf8')))
  const reachable = new Map<string, readonly string[]>()
  let asked = 0
  const faults = pages.flatMap(({ path, html }) => {
    const started = startedBy(html)
    const reached = reachedFrom(started, chunks)
    const rules = new Set([...sheetsOf(html), ...reached.flatMap((href) => chunks[href]?.sheets ?? [])].flatMap((href) => [...ruled(href)]))
    const brought = new Set(reached.flatMap((href) => chunks[href]?.modules ?? []).filter((module) => /^src\/web\/.*\.tsx?$/.test(module)))
    const starts = startsAmong(started, chunks)
    const modules = (reachable.get(starts.join()) ?? keep(reachable, starts.join(), ownModules(starts))).filter((module) =>
      brought.has(module),
    )
    if (modules.length === 0) return [`${path}: it reaches no module, so nothing was checked. See chunk-map.ts.`]
    return modules.flatMap((module) => {
      const { classes, texts } = wordsOf(module)
      const wanted = [...new Set([...classes, ...[...texts].filter((word) => known.has(word))])]
      asked += wanted.length
      const missing = wanted.filter((word) => !rules.has(word) && !isMarker(word))
      return missing.length > 0 ? [`${path}: no rule for ${missing.join(' ')} (${module})`] : []
    })
  })
  return {
    passed: pages.length - new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).size,
    failed: faults.length,
    output: faults.join('\n'),
    note: `${asked} uses of classes on ${pages.length} pages`,
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  return value
}

/** The sheets of a page: those that it links and those that stand inside it, whose link is kept beside them. */
const sheetsOf = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)

/** What the start file of a page asks for: the application and the page's own part. */
function startedBy(html: string): string[] {
  const start = startIn(html)
  if (start === undefined) throw new Error('The page has no start file: see scripts/build/late-start.ts.')
  return [...readFileSync(join(client, start), 'utf8').matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, href = '']) => href)
}

/** The modules that a page can reach from its starts. A chunk that it asks for may hold others, for pages of another kind. */
const ownModules = (starts: readonly string[]): readonly string[] =>
  reachableModules(starts.map((module) => join(root, module))).map((file) => relative(root, file).replaceAll('\\', '/'))

const startsAmong = (started: readonly string[], chunks: ChunkMap): readonly string[] =>
  started.flatMap((href) => chunks[href]?.modules ?? []).filter((module) => isStart.test(module))

const isStart = /^src\/web\/(?:routes\/[\w-]+|root|entry\.client)\.tsx$/

/** Every script that may ever be asked for from these on. */
export function reachedFrom(entries: readonly string[], chunks: ChunkMap): string[] {
  const found = new Set<string>()
  const visit = (href: string) => {
    if (found.has(href)) return
    found.add(href)
    chunks[href]?.imports.forEach(visit)
  }
  entries.forEach(visit)
  return [...found]
}

/** The classes that a sheet has rules for. */
export function classesOf(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\[^0-9a-f]|[a-z_-])(?:\\[0-9a-f]{1,6} ?|\\[^0-9a-f]|[\w-])*)/gi)]
  return new Set(names.map(([, name = '']) => plainName(name)))
}

const plainName = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_all, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  )
