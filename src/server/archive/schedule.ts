import { setTimeout } from 'node:timers/promises'
import { copiesIn, makeCopy, type CopySource } from './copies.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** How long a server that stops waits for a copy. */
const PATIENCE_MS = 5000

/** Copies the server once a day for as long as it runs, looked at every hour; returns how to stop, which waits a while for a copy that is being made: what is not ready then is nobody’s copy. What fails is told and tried again in an hour. */
export function copyDaily(source: CopySource, tell: (line: string) => void): () => Promise<void> {
  let busy: Promise<void> | undefined
  const look = async () => {
    try {
      const [last] = await copiesIn(source.folder)
      if (last && source.now().getTime() - Date.parse(last.at) < DAY_MS) return
      const { lost } = await makeCopy(source)
      if (lost !== undefined)
        tell(`La copia di oggi è senza ${lost} file, che non si trovano o non sono più quelli: vedi docs/esercizio.md.`)
    } catch (error) {
      tell(`La copia di oggi non è riuscita: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const timer = setInterval(() => {
    busy ??= look().finally(() => (busy = undefined))
  }, HOUR_MS)
  // A server that only does this may stop.
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([busy, setTimeout(PATIENCE_MS, undefined, { ref: false })])
  }
}
