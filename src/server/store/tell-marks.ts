import type { Mark } from '../../kernel/door/presence.ts'
import type { Store } from '../../kernel/door/store.ts'
import { MARKS } from '../../kernel/store/remote/listen-over.ts'
import { seenRecords } from './seen-records.ts'

/** What others have open to change, for one who listens. */
export interface OthersAtWork {
  readonly now: () => readonly Mark[]
  /** Returns how to stop. */
  readonly hear: (listener: () => void) => () => void
}

interface Telling {
  readonly store: Store
  readonly others: OthersAtWork
  readonly write: (event: string) => void
  readonly onFault: (error: unknown) => void
}

/** Tells who else has which records open, whole each time, of those that the listener sees; returns how to stop. */
export function tellMarks({ store, others, write, onFault }: Telling): () => void {
  let told = '[]'
  let isStopped = false
  let turn = Promise.resolve()
  const tell = async () => {
    if (isStopped) return
    const marks = JSON.stringify(await seenRecords(store, others.now()))
    if (isStopped || marks === told) return
    told = marks
    write(`event: ${MARKS}\ndata: ${marks}\n\n`)
  }
  const next = () => void (turn = turn.then(tell).catch(onFault))
  const stop = others.hear(next)
  next()
  return () => {
    isStopped = true
    stop()
  }
}
