import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refused } from '../refused.ts'

/** Who works in a folder, for people who look into it. */
const PROCESS = 'in-uso'
/** What is locked: the system lets go of it when its process ends, however it ends, and in another container of the same machine too. */
const LOCK = 'in-uso.db'

/**
 * Takes a folder of SQLite databases for this process alone; throws where another works in it. Two servers over one folder would not
 * hear of each other’s changes, and might both bring its tables to their own version. Returns how to let go.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK))
  try {
    lock.exec('begin immediate')
  } catch (error) {
    lock.close()
    if (!isTaken(error)) throw error
    throw new Refused(
      `La cartella ${folder} è già in uso${processIn(folder)}: ferma l’altro server, o scegli un’altra cartella con BOTTEGA_DATA.`,
    )
  }
  writeFileSync(join(folder, PROCESS), `${process.pid}\n`, { mode: 0o600 })
  return () => {
    rmSync(join(folder, PROCESS), { force: true })
    lock.close()
  }
}

const SQLITE_BUSY = 5

const isTaken = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

function processIn(folder: string): string {
  try {
    return ` (processo ${readFileSync(join(folder, PROCESS), 'utf8').trim()})`
  } catch {
    return ''
  }
}
