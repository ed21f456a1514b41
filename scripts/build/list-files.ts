import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file under a folder, in one order on every machine. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
