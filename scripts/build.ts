import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './build/bundle-server.ts'
import { finishSite } from './build/finish-site.ts'
import { lookOver } from './build/look-over.ts'
import { putInPlace } from './build/put-in-place.ts'
import { sourcesHash } from './build/sources-hash.ts'
import { runTool } from './run-tool.ts'

/**
 * `npm run build`: React Router's build, then what makes it fast and safe to serve, and the server in one piece. The site is made in
 * a folder of its own that takes the place of `build/` at the end, so that a failed or a concurrent build never leaves half of it.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, `.build-${process.pid}`)
const started = performance.now()

try {
  const hash = sourcesHash(root)
  await lookOver()
  const built = await runTool('react-router', ['build'], { NODE_ENV: 'production', BUILD_DIRECTORY: folder })
  if (built.code !== 0) throw new Error(`react-router build failed:\n${built.output}`)
  const { pages, compressed } = await finishSite(root, folder)
  writeFileSync(join(folder, 'sources.sha256'), `${hash}\n`)
  putInPlace(folder, join(root, 'build'))
  await bundleServer(root)
  console.log(`Built ${pages} pages, ${compressed} files compressed, in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
