import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpPresence } from './http-presence.ts'

let said: string[]
let answer: (response: Response) => void
let presence: HttpPresence
beforeEach(() => {
  vi.useFakeTimers()
  said = []
  presence = new HttpPresence('/segno', (_url, init) => {
    const { open } = JSON.parse(init?.body as string) as { readonly open: readonly { readonly id: string }[] }
    said.push(open.map(({ id }) => id).join())
    return new Promise((resolve) => (answer = resolve))
  })
})
afterEach(() => void vi.useRealTimers())

const turn = () => vi.advanceTimersByTimeAsync(0)
const answered = async () => {
  answer(new Response('{}'))
  await turn()
}

it('says what is open once a turn, again every eight seconds, and that nothing is any more', async () => {
  presence.open('cliente', 'c1')()
  const close = presence.open('cliente', 'c1')
  await turn()
  expect(said).toEqual(['c1'])
  await answered()
  await vi.advanceTimersByTimeAsync(8000)
  expect(said).toEqual(['c1', 'c1'])
  await answered()
  close()
  close()
  await turn()
  await answered()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['c1', 'c1', ''])
})

it('never lets a later word overtake one that is on its way', async () => {
  const close = presence.open('cliente', 'c1')
  await turn()
  close()
  presence.open('cliente', 'c2')
  await turn()
  expect(said).toEqual(['c1'])
  await answered()
  expect(said).toEqual(['c1', 'c2'])
})

it('keeps the same list of names while they are the same, and tells who listens', () => {
  const hear = vi.fn<() => void>()
  const stop = presence.hear(hear)
  presence.take([])
  expect(hear).not.toHaveBeenCalled()
  presence.take([{ entity: 'cliente', id: 'c1', by: 'Marta' }])
  const names = presence.othersAt('cliente', 'c1')
  presence.take([
    { entity: 'cliente', id: 'c2', by: 'Ivo' },
    { entity: 'cliente', id: 'c1', by: 'Marta' },
  ])
  expect(presence.othersAt('cliente', 'c1')).toBe(names)
  expect(presence.othersAt('cliente', 'c3')).toBe(presence.othersAt('lavoro', 'c1'))
  expect(hear).toHaveBeenCalledTimes(2)
  stop()
  presence.take([])
  expect(hear).toHaveBeenCalledTimes(2)
  expect(presence.othersAt('cliente', 'c1')).toEqual([])
})
