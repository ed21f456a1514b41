import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of what is kept, made for its owner alone. Files that are made in it are nobody else's to read either. */
export function dataFolder(folder: string): string {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return folder
}

const fileOf = (folder: string) => join(folder, 'secret.key')

/** The secret that lies in a folder; nothing where none was made, or where there was no room for it. */
export function secretKept(folder: string): string | undefined {
  const kept = existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8').trim() : ''
  return kept === '' ? undefined : kept
}

/** Puts a secret into a folder, whole or not at all. */
export function keepSecret(folder: string, secret: string): void {
  const half = `${fileOf(folder)}.incompleta`
  writeFileSync(half, secret, { mode: 0o600, flush: true })
  renameSync(half, fileOf(folder))
}

/** What cookies and links are signed with: `BOTTEGA_SECRET`, else one that is made once and lies in the folder. */
export function secretIn(folder: string, setting: string | undefined): string {
  if (setting !== undefined) return setting
  const kept = secretKept(folder)
  if (kept !== undefined) return kept
  const made = randomBytes(32).toString('base64url')
  keepSecret(folder, made)
  return made
}
