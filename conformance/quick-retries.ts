import { timeoutManager } from '@tanstack/react-query'

/**
 * What could not be read is asked again after 1, 2 and 4 seconds (`query-client.test.ts` proves that). A test that waits for
 * the notice behind it asks as often, a hundred times as fast.
 */
const isPauseBeforeRetry = (delay: number) => delay >= 1000 && delay <= 30_000

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, isPauseBeforeRetry(delay) ? delay / 100 : delay),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (id) => clearInterval(id),
})
