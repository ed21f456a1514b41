import type { Reading } from '../../../kernel/screens/calendar-file.ts'

/** Milliseconds of work before the page may show itself: within a frame, with room for the page's own work. */
const SLICE_MS = 10

/** To be awaited between pieces of long work: comes back at once until a slice is over, then after the page has had its turn. */
export function breather(): () => Promise<void> {
  let until = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < until) return
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + SLICE_MS
  }
}

/** Hundredths are told: more often would only make work for the page. */
const STEPS = 100

/** Reads a calendar file without holding up the page; the reader is fetched at the first file. `onProgress` hears from 0 to 1. */
export async function readInSlices(file: Uint8Array, today: string, onProgress: (share: number) => void): Promise<Reading> {
  const { readingCalendar } = await import('../../../documents/calendario-ical/read-calendar.ts')
  const reading = readingCalendar(file, today)
  const breathe = breather()
  let told = 0
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value
    if (step.value * STEPS >= told + 1) {
      told = Math.floor(step.value * STEPS)
      onProgress(step.value)
    }
    await breathe()
  }
}
