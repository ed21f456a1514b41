import { afterEach, describe, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'

describe('the query cache', () => {
  const queries = newQueryClient().getDefaultOptions().queries
  const triesAgain = (failed: number) => typeof queries?.retry === 'function' && queries.retry(failed, new Error('network'))
  afterEach(() => vi.unstubAllGlobals())

  it('keeps what nobody looks at for five minutes and tries again three times', () => {
    expect(queries?.gcTime).toBe(300_000)
    expect([0, 2, 3].map(triesAgain)).toEqual([true, true, false])
  })

  it('tries nothing again without a network: what could not be read waits for that', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(triesAgain(0)).toBe(false)
    vi.stubGlobal('navigator', { onLine: true })
    expect(triesAgain(0)).toBe(true)
  })

  it.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [20, 30_000],
  ])('waits before attempt %i for %i ms', (attempt, wait) => {
    const delay = queries?.retryDelay
    expect(typeof delay === 'function' && delay(attempt, new Error('network'))).toBe(wait)
  })
})
