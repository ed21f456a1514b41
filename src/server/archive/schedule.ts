import { copiesIn, makeCopy, type CopySource } from './copies.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Copies the server once a day for as long as it runs, looked at every hour; returns how to stop. What fails is told and tried again in an hour. */
export function copyDaily(source: CopySource, tell: (line: string) => void): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const [last] = await copiesIn(source.folder)
      if (!last || source.now().getTime() - Date.parse(last.at) >= DAY_MS) await makeCopy(source)
    } catch (error) {
      tell(`La copia di oggi non è riuscita: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), HOUR_MS)
  // A server that only does this may stop.
  timer.unref()
  return () => clearInterval(timer)
}
