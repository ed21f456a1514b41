import { describe, expect, it } from 'vitest'
import { newQueryClient } from './query-client.ts'

describe('the query cache', () => {
  const queries = newQueryClient().getDefaultOptions().queries

  it('keeps what nobody looks at for five minutes and tries again three times', () => {
    expect(queries?.gcTime).toBe(300_000)
    expect(queries?.retry).toBe(3)
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
