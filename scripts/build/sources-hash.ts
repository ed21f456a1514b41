import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from './list-files.ts'

/** Everything that the built site is made from. */
const sources = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
]
/** Within these, what never reaches the site: the server and the tests. */
const ignored = /^src\/server\/|\.(test|types)\.tsx?$/

/** Everything that the bundle of the server is made from; what the pages are made from never reaches it. */
const serverSources = ['src', 'scripts/build/bundle-server.ts', 'package-lock.json']
const ignoredByServer = /^src\/web\/|\.(test|types)\.tsx?$/

/** A hash of names and contents of what makes the site. The same sources give the same hash on any machine, whatever their dates. */
export const sourcesHash = (root: string): string => hashOf(root, sources, ignored)

/** The same of what makes the bundle of the server. */
export const serverHash = (root: string): string => hashOf(root, serverSources, ignoredByServer)

function hashOf(root: string, from: readonly string[], without: RegExp): string {
  const hash = createHash('sha256')
  for (const file of from.flatMap((source) => filesOf(join(root, source)))) {
    const name = relative(root, file).replaceAll('\\', '/')
    if (!without.test(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? listFiles(path) : [path]
}
