import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inSteadyTime, STEADY_MS } from './steady-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms))
const refused = async (ms: number) => {
  await work(ms)
  throw new Error('refused')
}

it('answers in one moment, whatever the work took and came to', async () => {
  const answered: unknown[] = []
  const hear = (answer: unknown) => void answered.push(answer)
  for (const ms of [0, 1, STEADY_MS - 1]) void inSteadyTime(work(ms)).then(hear)
  void inSteadyTime(refused(1)).catch(({ message }: Error) => hear(message))
  await vi.advanceTimersByTimeAsync(STEADY_MS - 1)
  expect(answered).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(new Set(answered)).toEqual(new Set([0, 1, STEADY_MS - 1, 'refused']))
})

it('waits for work that takes longer', async () => {
  const answered: number[] = []
  void inSteadyTime(work(STEADY_MS + 20)).then((ms) => answered.push(ms))
  await vi.advanceTimersByTimeAsync(STEADY_MS + 19)
  expect(answered).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toEqual([STEADY_MS + 20])
})
