import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { encodings, type Encoding } from './accepted-encoding.ts'
import { APP_SHELL } from './app-shell.ts'
import { contentType } from './content-type.ts'

/** One address of the built site, with its bytes in every encoding that the build made. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly kind: 'page' | 'hashed' | 'plain'
  readonly plain: SiteBytes
  readonly encoded: ReadonlyMap<Encoding, SiteBytes>
}

/** Brings the bytes of a file for whoever asks for it. */
type SiteBytes = () => Promise<Buffer>

export interface SiteFiles {
  /** Every public address and its file; nothing outside this table can be asked for, so no path can climb out. */
  readonly byPath: ReadonlyMap<string, SiteFile>
  readonly notFound: SiteFile
  /** The one page that every address of the workspaces is answered with (app-shell.ts). */
  readonly appShell?: SiteFile | undefined
}

/**
 * Reads the built site once. A server that holds its own copy keeps answering with one consistent site while the next build replaces
 * the folder under it. What compresses is held compressed. The recogniser of text, some twenty megabytes that few ask for, stays on
 * disk: its name tells its version, so that nothing else ever stands under it.
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

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
/** Bytes from which a file that never changes stays on disk. */
const LARGE = 512_000
const unzip = promisify(gunzip)

function readSiteFile(path: string, file: string): SiteFile {
  const isLeft = isForEver.test(file) && statSync(path).size >= LARGE
  const bytesOf = (place: string): SiteBytes => (isLeft ? () => readFile(place) : held(readFileSync(place)))
  const encoded = new Map<Encoding, SiteBytes>()
  for (const encoding of encodings) {
    const copy = path + extensions[encoding]
    if (existsSync(copy)) encoded.set(encoding, bytesOf(copy))
  }
  const zipped = encoded.get('gzip')
  const kind = isForEver.test(file) ? 'hashed' : file.endsWith('.html') ? 'page' : 'plain'
  const plain = zipped && !isLeft ? async () => unzip(await zipped()) : bytesOf(path)
  return { type: contentType(file), etag: hashOf(path).slice(0, 22), kind, plain, encoded }
}

const held = (bytes: Buffer): SiteBytes => {
  const some = Promise.resolve(bytes)
  return () => some
}

/** Read through one small window: what is allocated for a moment at the start is not given back to the machine. */
const window = Buffer.alloc(65_536)

function hashOf(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, window); read > 0; read = readSync(file, window)) hash.update(window.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return hash.digest('base64url')
}
