import { renameSync, rmSync } from 'node:fs'

/** Puts a folder in the place of another at once, so that nobody ever finds half of it there. */
export function putInPlace(folder: string, target: string): void {
  const previous = `${folder}-previous`
  try {
    renameSync(target, previous)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  renameSync(folder, target)
  rmSync(previous, { recursive: true, force: true })
}
