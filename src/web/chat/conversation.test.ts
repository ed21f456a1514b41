import { describe, expect, test, vi } from 'vitest'
import type { Script } from '../../kernel/script.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import type { Clock } from './clock.ts'
import { createConversation, REPLY_MS } from './conversation.ts'
import type { ChangeCard, Message, TableCard } from './message.ts'

const script = (await loaderOf('artigiani')?.script()) as Script

/** A clock that stands still until the test moves it. */
function handClock(): Clock & { pass(ms: number): void; readonly waiting: number } {
  let now = Date.UTC(2026, 10, 21, 8, 2)
  const alarms = new Map<() => void, number>()
  return {
    now: () => now,
    after(ms, run) {
      alarms.set(run, now + ms)
      return () => alarms.delete(run)
    },
    pass(ms) {
      now += ms
      for (const [run, at] of alarms) {
        if (at > now) continue
        alarms.delete(run)
        run()
      }
    },
    get waiting() {
      return alarms.size
    },
  }
}

function open(onChoice?: (message: Message, choice: string) => void) {
  const clock = handClock()
  const conversation = createConversation({ script, clock, ...(onChoice && { onChoice }) })
  return { clock, conversation, texts: () => conversation.read().messages.map(({ content }) => content) }
}

const [hello] = script.opening.map(({ content }) => content)

describe('the opening', () => {
  test('is there before any browser, without an hour', () => {
    const { conversation } = open()
    expect(conversation.read()).toEqual({
      messages: [{ id: 'messaggio_1', content: hello, isUser: false, timestamp: undefined }],
      waiting: 0,
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

describe('cards', () => {
  const table: TableCard = {
    kind: 'table',
    caption: 'Interventi aperti',
    columns: [{ label: 'Intervento' }],
    rows: [{ id: 'a', cells: ['Quadro'] }],
  }
  const change: ChangeCard = {
    kind: 'change',
    title: 'Intervento · Serratura',
    lines: [{ label: 'Ora', before: '15:30', after: '09:00' }],
    outcome: 'open',
  }
  const outcomeOf = (message: Message | undefined) => (message?.card?.kind === 'change' ? message.card.outcome : undefined)

  test('a real answer may follow the fixed reply and carry a table', () => {
    const { conversation, clock } = open()
    void conversation.ask('Progetti attivi')
    clock.pass(REPLY_MS)
    conversation.say('Due interventi sono aperti.', table)
    expect(conversation.read().messages.at(-1)).toMatchObject({ content: 'Due interventi sono aperti.', isUser: false, card: table })
  })

  test.each([
    ['confirm', 'confirmed'],
    ['cancel', 'cancelled'],
    ['edit', 'open'],
  ] as const)('%s leaves the proposal %s and tells whoever makes changes', (choice, outcome) => {
    const onChoice = vi.fn<(message: Message, choice: string) => void>()
    const { conversation } = open(onChoice)
    conversation.say('Ecco cosa cambio:', change)
    conversation.choose('messaggio_2', choice)
    expect(outcomeOf(conversation.read().messages[1])).toBe(outcome)
    expect(onChoice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'messaggio_2' }), choice)
  })

  test('a choice counts once', () => {
    const onChoice = vi.fn<(message: Message, choice: string) => void>()
    const { conversation } = open(onChoice)
    conversation.say('Ecco cosa cambio:', change)
    conversation.choose('messaggio_2', 'cancel')
    conversation.choose('messaggio_2', 'confirm')
    conversation.choose('messaggio_1', 'confirm')
    expect(outcomeOf(conversation.read().messages[1])).toBe('cancelled')
    expect(onChoice).toHaveBeenCalledTimes(1)
  })
})
