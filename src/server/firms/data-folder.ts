import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of what is kept, made for its owner alone. Files that are made in it are nobody else's to read either. */
export function dataFolder(folder: string): string {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return folder
}

/** What cookies and links are signed with: `BOTTEGA_SECRET`, else one that is made once and lies in the folder. */
export function secretIn(folder: string, setting: string | undefined): string {
  if (setting !== undefined) return setting
  const file = join(folder, 'secret.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  return readFileSync(file, 'utf8').trim()
}
