import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodings, type Encoding } from './accepted-encoding.ts'
import { APP_SHELL } from './app-shell.ts'
import { contentType } from './content-type.ts'

/** One address of the built site, with its bytes in every encoding that the build made. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly kind: 'page' | 'hashed' | 'plain'
  readonly plain: Buffer
  readonly encoded: ReadonlyMap<Encoding, Buffer>
}

export interface SiteFiles {
  /** Every public address and its file; nothing outside this table can be asked for, so no path can climb out. */
  readonly byPath: ReadonlyMap<string, SiteFile>
  readonly notFound: SiteFile
  /** The one page that every address of the workspaces is answered with (app-shell.ts). */
  readonly appShell?: SiteFile | undefined
}

/**
 * Reads the whole built site into memory, once. It is some twenty megabytes, most of them the recogniser of text, and a server that holds its own copy keeps
 * answering with one consistent site while the next build replaces the folder under it.
 */
export function readSiteFiles(folder: string): SiteFiles {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder}: the built site is missing. Run \`npm run build\` first.`)
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
  const names = new Set(all)
  const files = all.filter((file) => !isEncodedCopy(file, names))
  const byPath = new Map(files.map((file) => [pathOf(file), readSiteFile(join(folder, file), file)]))
  const notFound = byPath.get('/404')
  if (!notFound) throw new Error(`${folder}/404/index.html: the prerendered 404 page is missing. Keep '/404' in the prerender list.`)
  byPath.delete('/404')
  const appShell = byPath.get(APP_SHELL)
  byPath.delete(APP_SHELL)
  return { byPath, notFound, appShell }
}

/** Of a file that is there too: the recogniser's data come as `.gz` and are a file of their own. */
const isEncodedCopy = (file: string, names: ReadonlySet<string>) => /\.(br|gz)$/.test(file) && names.has(file.replace(/\.\w+$/, ''))
/** Named after their content, or in a folder named after their version: they never change. */
const isForEver = /^(?:assets|ocr)\//
const pathOf = (file: string) => `/${file}`.replace(/\/index\.html$/, '') || '/'

function readSiteFile(path: string, file: string): SiteFile {
  const plain = readFileSync(path)
  const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
  const encoded = new Map<Encoding, Buffer>()
  for (const encoding of encodings) {
    if (existsSync(path + extensions[encoding])) encoded.set(encoding, readFileSync(path + extensions[encoding]))
  }
  const kind = isForEver.test(file) ? 'hashed' : file.endsWith('.html') ? 'page' : 'plain'
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type: contentType(file), etag, kind, plain, encoded }
}
