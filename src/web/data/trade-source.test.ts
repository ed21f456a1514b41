import { expect, test } from 'vitest'
import { tradeSource, type Opened } from './trade-source.ts'

const opened = {} as Opened

test('opens once for all who ask', async () => {
  let times = 0
  const source = tradeSource('artigiani', async () => {
    times++
    return opened
  })
  expect(await Promise.all([source.open(), source.open()])).toEqual([opened, opened])
  expect(times).toBe(1)
})

test('tries again after an opening that failed', async () => {
  let times = 0
  const source = tradeSource('artigiani', async () => {
    if (++times === 1) throw new TypeError('Failed to fetch')
    return opened
  })
  await expect(source.open()).rejects.toThrow('Failed to fetch')
  expect(await source.open()).toBe(opened)
})
