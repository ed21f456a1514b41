import { describe, expect, test, vi } from 'vitest'
import type { Script } from '../../kernel/screens/script.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { handClock } from './clock.fixture.ts'
import { createConversation, REPLY_MS } from './conversation.ts'

const script = (await loaderOf('artigiani')?.script()) as Script

function open() {
  const clock = handClock()
  const conversation = createConversation({ script, clock })
  return { clock, conversation, texts: () => conversation.read().messages.map(({ content }) => content) }
}

const [hello] = script.opening.map(({ content }) => content)

describe('the opening', () => {
  test('is there before any browser, without an hour', () => {
    const { conversation } = open()
    expect(conversation.read()).toEqual({
      messages: [{ id: 'messaggio_1', content: hello, isUser: false, timestamp: undefined }],
      waiting: 0,
      working: 0,
    })
  })

  test('gets its time when the page opens, and keeps it when it opens again', () => {
    const { conversation, clock } = open()
    conversation.open()
    const [first] = conversation.read().messages
    clock.pass(60_000)
    conversation.open()
    expect(first?.timestamp).toBe(clock.now() - 60_000)
    expect(conversation.read().messages[0]?.timestamp).toBe(first?.timestamp)
  })
})

describe('asking', () => {
  test.each(['', ' ', '\n\t ', '\u00a0'])('blank text %j is ignored', (text) => {
    const { conversation, clock } = open()
    expect(conversation.ask(text)).toBeUndefined()
    expect(conversation.read()).toMatchObject({ messages: [{ content: hello }], waiting: 0 })
    expect(clock.waiting).toBe(0)
  })

  test('the fixed reply comes after 1500 ms, not before', async () => {
    const { conversation, clock, texts } = open()
    const reply = conversation.ask('  Progetti attivi\n')
    expect(texts()).toEqual([hello, 'Progetti attivi'])
    expect(conversation.read().waiting).toBe(1)
    clock.pass(REPLY_MS - 1)
    expect(conversation.read().waiting).toBe(1)
    clock.pass(1)
    expect(texts()).toEqual([hello, 'Progetti attivi', script.holding])
    expect(conversation.read().waiting).toBe(0)
    await expect(reply).resolves.toBe(script.holding)
  })

  test('several in a row: each keeps its own 1500 ms, the typing line stays until the last', () => {
    const { conversation, clock, texts } = open()
    void conversation.ask('uno')
    clock.pass(600)
    void conversation.ask('due')
    clock.pass(900)
    expect(texts()).toEqual([hello, 'uno', 'due', script.holding])
    expect(conversation.read().waiting).toBe(1)
    clock.pass(600)
    expect(texts()).toEqual([hello, 'uno', 'due', script.holding, script.holding])
    expect(conversation.read().waiting).toBe(0)
    expect(new Set(conversation.read().messages.map(({ id }) => id)).size).toBe(5)
  })

  test.each(['🔧🚿 perdita', '<b>grassetto</b>', 'D’Angelò', 'a'.repeat(10_000)])('text stays as it was written: %.20s', (text) => {
    const { conversation, texts } = open()
    void conversation.ask(text)
    expect(texts()[1]).toBe(text)
  })

  test('a page that goes away calls off what was under way', () => {
    const { conversation, clock, texts } = open()
    void conversation.ask('uno')
    conversation.stop()
    clock.pass(10_000)
    expect(texts()).toEqual([hello, 'uno'])
  })

  test('tells its listeners, until they leave', () => {
    const { conversation } = open()
    const listener = vi.fn<() => void>()
    const leave = conversation.subscribe(listener)
    void conversation.ask('uno')
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    void conversation.ask('due')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the real answer', () => {
  const lost = { kind: 'lost', question: 'Progetti attivi', state: 'open' } as const

  test('may follow the fixed reply and carry something', () => {
    const { conversation, clock } = open()
    void conversation.ask('Progetti attivi')
    clock.pass(REPLY_MS)
    conversation.say('Due interventi sono aperti.', lost)
    expect(conversation.read().messages.at(-1)).toMatchObject({ content: 'Due interventi sono aperti.', isUser: false, extra: lost })
  })

  test('what it carries may change, its words stay', () => {
    const { conversation } = open()
    conversation.say('Non riesco a rispondere.', lost)
    conversation.mark('messaggio_2', { ...lost, state: 'over' })
    expect(conversation.read().messages[1]).toMatchObject({ content: 'Non riesco a rispondere.', extra: { state: 'over' } })
  })

  test('what a conversation begins with stands before the question', () => {
    const { conversation, texts } = open()
    void conversation.ask('Progetti attivi')
    conversation.lead('Oggi hai tre interventi.', lost)
    expect(texts()).toEqual([hello, 'Oggi hai tre interventi.', 'Progetti attivi'])
    expect(new Set(conversation.read().messages.map(({ id }) => id)).size).toBe(3)
  })

  test('is worked at until somebody says that it is there', () => {
    const { conversation } = open()
    const [first, second] = [conversation.work(), conversation.work()]
    expect(conversation.read().working).toBe(2)
    first()
    second()
    expect(conversation.read().working).toBe(0)
  })
})
