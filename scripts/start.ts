import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer } from './build/bundle-server.ts'
import { sourcesHash } from './build/sources-hash.ts'
import { stopWithNpm } from './stop-with-npm.ts'

/** `npm start`: builds the site when its sources changed since the last build, then serves it. */
const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build', 'sources.sha256')
const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : undefined

if (builtFrom !== sourcesHash(root)) {
  console.log(builtFrom === undefined ? 'Prima costruzione del sito…' : 'I sorgenti sono cambiati: ricostruisco il sito…')
  await import('./build.ts')
}
await bundleServer(root)
stopWithNpm()
await import(pathToFileURL(join(root, 'build', 'server', 'main.js')).href)
