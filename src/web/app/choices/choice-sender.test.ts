import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChoicesAsked } from '../../../kernel/firm/choices.ts'
import { choiceSender } from './choice-sender.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function trySender() {
  const sent: ChoicesAsked[] = []
  let arrives = true
  const sender = choiceSender(async (asked) => {
    sent.push(asked)
    return arrives
  })
  return { sender, sent, lose: () => (arrives = false), find: () => (arrives = true) }
}

it('choices made together go together, a moment after the last one', async () => {
  const { sender, sent } = trySender()
  sender.choose({ tab: 'clienti' })
  await vi.advanceTimersByTimeAsync(300)
  sender.choose({ columns: { cliente: ['nome'] } })
  sender.choose({ tab: 'interventi', columns: { intervento: null } })
  await vi.advanceTimersByTimeAsync(300)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([{ tab: 'interventi', columns: { cliente: ['nome'], intervento: null } }])
})

it('what did not arrive goes along with the next, which counts where both say something', async () => {
  const { sender, sent, lose, find } = trySender()
  lose()
  sender.choose({ tab: 'clienti', theme: 'dark' })
  await vi.runAllTimersAsync()
  find()
  sender.choose({ tab: 'interventi' })
  await vi.runAllTimersAsync()
  expect(sent.at(-1)).toEqual({ tab: 'interventi', theme: 'dark' })
  sender.now()
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(2)
})

it('goes at once where the page is left or the network is back', async () => {
  const { sender, sent, lose, find } = trySender()
  sender.choose({ tab: 'clienti' })
  sender.now()
  await Promise.resolve()
  expect(sent).toEqual([{ tab: 'clienti' }])
  lose()
  sender.choose({ theme: 'light' })
  await vi.runAllTimersAsync()
  find()
  sender.now()
  await vi.runAllTimersAsync()
  expect(sent.slice(1)).toEqual([{ theme: 'light' }, { theme: 'light' }])
})
