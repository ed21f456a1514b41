import type { Clock } from '../chat/clock.ts'

/** Lets time pass; an abort ends the wait by rejecting. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      callOff()
      reject(signal.reason as Error)
    }
    const callOff = clock.after(ms, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
