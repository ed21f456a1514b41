import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Writes a secret beside its place, where no other process writes. */
function writtenBeside(folder: string, secret: string): string {
  const half = `${fileOf(folder)}.${process.pid}.incompleta`
  writeFileSync(half, secret, { mode: 0o600, flush: true })
  return half
}

/** Puts a secret into a folder, whole or not at all. */
export const keepSecret = (folder: string, secret: string): void => renameSync(writtenBeside(folder, secret), fileOf(folder))

/** What cookies and links are signed with: `BOTTEGA_SECRET`, else one that is made once and lies in the folder. */
export function secretIn(folder: string, setting: string | undefined): string {
  const known = setting ?? secretKept(folder)
  if (known !== undefined) return known
  const made = randomBytes(32).toString('base64url')
  const half = writtenBeside(folder, made)
  try {
    // Of processes that begin at once one makes it, and the others take that one.
    linkSync(half, fileOf(folder))
    return made
  } catch {
    const theirs = secretKept(folder)
    if (theirs === undefined) keepSecret(folder, made)
    return theirs ?? made
  } finally {
    rmSync(half, { force: true })
  }
}
