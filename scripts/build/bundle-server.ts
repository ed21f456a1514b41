import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { LOOKED_OVER, lookOver } from './look-over.ts'
import { putInPlace } from './put-in-place.ts'
import { serverHash } from './sources-hash.ts'

const MIGRATIONS = join('src', 'server', 'sql', 'migrations')

/**
 * Puts the server with all that it imports into `build/server/main.js`, or into another folder, unless that stands as its sources are: 175 files instead
 * of 1,753, so that a start takes half of the processor time and the server two thirds of the memory.
 */
export async function bundleServer(root: string, target = join(root, 'build', 'server')): Promise<void> {
  const hash = serverHash(root)
  const stamp = join(target, 'sources.sha256')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const folder = join(root, `.build-server-${process.pid}`)
  try {
    await lookOver()
    const input = join(root, 'src', 'server', 'main.ts')
    const bundle = await rolldown({ input, cwd: root, platform: 'node', onLog: tell, transform: { define: LOOKED_OVER } })
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: 'main.js',
      sourcemap: true,
      // Node keeps the text of a module, with two bytes for each sign of it as soon as one of them is beyond ASCII.
      charset: 'ascii',
      comments: false,
    })
    await bundle.close()
    // The server reads the steps of its tables beside its own file.
    for (const file of readdirSync(join(root, MIGRATIONS))) {
      if (file.endsWith('.json')) cpSync(join(root, MIGRATIONS, file), join(folder, file))
    }
    writeFileSync(join(folder, 'sources.sha256'), hash)
    mkdirSync(dirname(target), { recursive: true })
    putInPlace(folder, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages that use `eval`, or import in a ring, are no news; a module that is not found is. */
function tell(level: 'debug' | 'info' | 'warn', { code, message }: { readonly code?: string; readonly message: string }): void {
  if (level === 'warn' && code === 'UNRESOLVED_IMPORT') throw new Error(message)
}
