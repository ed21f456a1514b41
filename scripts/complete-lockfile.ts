import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run lock`: writes into package-lock.json the builds for other platforms that npm left out.
 *
 * A tool with a native part lists one optional package per platform. A registry may carry only some of them; npm then
 * writes a lockfile without the others, and the next `npm ci` refuses it as out of step with itself. Named here with their
 * platform, they are skipped where they do not fit, and found by whoever installs from a registry that has them.
 */
interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'))
const added: string[] = []

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name)
    if (!platform || lockedVersion(path, name) === version) continue
    if (!/^\d/.test(version)) throw new Error(`${path}: ${name}@${version} is a range, expected one version.`)
    const top = `node_modules/${name}`
    lock.packages[top in lock.packages ? `${path}/${top}` : top] = { version, ...platform, ...(dev && { dev }), optional: true }
    added.push(name)
  }
}

const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing to add.')

/** The version that `from` would find: its own, or the one at the top. */
function lockedVersion(from: string, name: string): string | undefined {
  return (lock.packages[`${from}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`])?.version
}

/** `…-linux-x64-musl` and its like: every tool names its builds by Node's own words for system and processor. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] }
  const [, os, cpu, abi] =
    /[-/](android|darwin|freebsd|linux|openharmony|win32|windows|sunos|aix|netbsd|openbsd)-(\w+?)(?:-(\w+))?$/.exec(name) ?? []
  if (os === undefined || cpu === undefined) return undefined
  const libc = abi?.startsWith('musl') ? 'musl' : abi?.startsWith('gnu') ? 'glibc' : undefined
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) }
}
