import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseAst } from 'vite'

/** Bytes as they are sent: the compressed file beside it, where the build has made one. */
export function transferred(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : Math.min(statSync(file).size, brotliCompressSync(readFileSync(file)).length)
}

/** The start file that a page names (`build/late-start.ts`). */
export const startIn = (html: string): string | undefined => /\/assets\/start-\w+\.js/.exec(html)?.[0]

/** Every module that starts with a page. The start file imports the entry dynamically, and always; from there on only static imports count. */
export const modulesFrom = (client: string, start: string): string[] => [
  ...new Set([start, ...importsOf(client, start).later.flatMap((entry) => modulesWith(client, entry)), ...modulesWith(client, start)]),
]

/** Every module that comes with another one, itself among them. */
export function modulesWith(client: string, first: string): string[] {
  const found = new Set([first])
  for (const href of found) for (const next of importsOf(client, href).now) found.add(next)
  return [...found]
}

interface Imports {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

const known = new Map<string, Imports>()

/** The addresses that a module asks for: with itself, and when it wants them. */
export function importsOf(client: string, href: string): Imports {
  const read = known.get(href) ?? readImports(client, href)
  known.set(href, read)
  return read
}

function readImports(client: string, href: string): Imports {
  const code = readFileSync(join(client, href), 'utf8')
  const whole = (source: string) => new URL(source, `http://site${href}`).pathname
  return {
    now: parseAst(code).body.flatMap((node) => ('source' in node && node.source ? [whole(node.source.value)] : [])),
    later: [...code.matchAll(/\bimport\([`"']([^`"']+)[`"']\)/g)].map(([, source = '']) => whole(source)),
  }
}
