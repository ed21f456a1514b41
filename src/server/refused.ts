/** What keeps a server or a command from its work, in one sentence for whoever has started it. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** `SQLITE_FULL`: no room, as SQLite tells it. */
const SQLITE_FULL = 13

const isFull = (error: unknown): boolean =>
  error instanceof Error && (('errcode' in error && error.errcode === SQLITE_FULL) || ('code' in error && error.code === 'ENOSPC'))

/** An error as whoever has started a program reads it: one sentence where he can do something about it, else the whole of it. */
export function toldOf(error: unknown): unknown {
  if (error instanceof Refused) return error.message
  return isFull(error) ? 'Il disco è pieno: libera spazio, poi ripeti. Niente di quanto era salvato è andato perso.' : error
}

/** Ends a program over an error. */
export function giveUp(error: unknown): never {
  console.error(toldOf(error))
  process.exit(1)
}
