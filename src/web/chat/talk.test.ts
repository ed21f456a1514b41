import { describe, expect, test, vi } from 'vitest'
import type { Assistant } from '../../assistant/assistant.ts'
import type { Script } from '../../kernel/screens/script.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { createAnswerer } from './answers/answerer.ts'
import { standIn } from './answers/stand-in.fixture.ts'
import { handClock } from './clock.fixture.ts'
import { createConversation, REPLY_MS } from './conversation.ts'
import { createTalk, type TalkParts } from './talk.ts'

const script = (await loaderOf('artigiani')?.script()) as Script
const sector = (await loaderOf('artigiani')?.sector()) as Sector
const at = { today: '2026-11-21', time: '10:30' }

interface Wishes {
  /** How often the load fails before it works. */
  readonly failures?: number
  readonly change?: (assistant: Assistant) => Assistant
}

function open({ failures = 0, change = (assistant) => assistant }: Wishes = {}) {
  const clock = handClock()
  const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(at.today, at.time), at: () => at, by: 'Prova' })
  const conversation = createConversation({ script, clock })
  const assistant = change(standIn({ sector, store, at: () => at, now: () => clock.now() }))
  let day = at.today
  let left = failures
  const load = vi.fn<() => Promise<TalkParts>>(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return { answerer: (turns) => createAnswerer({ ...turns, assistant, today: () => day }) }
  })
  const talk = createTalk({ conversation, clock, load })
  const acts = () => talk.read().parts?.acts
  const messages = () => conversation.read().messages.map(({ content }) => content)
  /** A question with its fixed reply and all that follows by itself. */
  const ask = async (text: string) => {
    const spoken = talk.ask(text)
    clock.pass(REPLY_MS)
    return spoken
  }
  const last = () => conversation.read().messages.at(-1)
  const outcomeOf = (id: string | undefined) => {
    const extra = conversation.read().messages.find((message) => message.id === id)?.extra
    return extra?.kind === 'answer' ? extra.outcome : undefined
  }
  return { clock, store, conversation, talk, acts, load, messages, ask, last, outcomeOf, nextDay: () => (day = '2026-11-22') }
}

describe('a question', () => {
  test('has its fixed reply in its time, and then the real answer', async () => {
    const { talk, clock, messages, load } = open()
    const spoken = talk.ask('figura')
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    clock.pass(REPLY_MS - 1)
    expect(messages()).not.toContain(script.holding)
    clock.pass(1)
    await expect(spoken).resolves.toBe('Il fatturato del mese è 12.400 €.')
    expect(messages().slice(-2)).toEqual([script.holding, 'Il fatturato del mese è 12.400 €.'])
  })

  test('that is blank is none', () => {
    const { talk, load } = open()
    expect(talk.ask('  ')).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
  })

  test('nothing is fetched before the first, and once for all of them', async () => {
    const { ask, load } = open()
    expect(load).not.toHaveBeenCalled()
    await ask('figura')
    await ask('righe')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that is not understood comes with what can be asked', async () => {
    const { ask, last } = open()
    await ask('che tempo fa')
    expect(last()?.extra).toMatchObject({ reply: { suggestions: ['figura', 'righe', 'gruppi'] } })
  })

  test('changes what is worth asking next', async () => {
    const { ask, talk } = open()
    expect(talk.read().suggestions).toBeUndefined()
    await ask('figura')
    await vi.waitFor(() => expect(talk.read().suggestions).toEqual(['Cosa ho domani?', 'Chi è libero?']))
  })
})

describe('the first question of a day', () => {
  test('is led by what the day holds, once', async () => {
    const { ask, messages, nextDay } = open()
    await ask('figura')
    await ask('righe')
    const brief = 'Buongiorno: oggi, 2026-11-21, due cose da guardare.'
    expect(messages().indexOf(brief)).toBe(1)
    expect(messages().filter((text) => text === brief)).toHaveLength(1)
    nextDay()
    await ask('figura')
    expect(messages().filter((text) => text === brief)).toHaveLength(2)
  })

  test('the card can be closed', async () => {
    const { ask, conversation, acts } = open()
    await ask('figura')
    const brief = conversation.read().messages.find(({ extra }) => extra?.kind === 'brief')
    acts()?.closeBrief(brief?.id ?? '')
    expect(conversation.read().messages.find(({ id }) => id === brief?.id)?.extra).toMatchObject({ isClosed: true })
  })
})

describe('what does not arrive', () => {
  test('is told, keeps the question, and is tried again', async () => {
    const { ask, last, talk, messages, load, conversation } = open({ failures: 1 })
    await expect(ask('figura')).resolves.toMatch(/manca la connessione/)
    const lost = last()
    expect(lost?.extra).toEqual({ kind: 'lost', question: 'figura', state: 'open' })
    talk.retry(lost?.id ?? '')
    await vi.waitFor(() => expect(messages().at(-1)).toBe('Il fatturato del mese è 12.400 €.'))
    expect(messages().filter((text) => text === 'figura')).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.waitFor(() => expect(conversation.read().messages.find(({ id }) => id === lost?.id)?.extra).toMatchObject({ state: 'over' }))
  })
})

describe('long work', () => {
  const endless = (assistant: Assistant): Assistant => ({
    ...assistant,
    ask: (text) => (text === 'infinito' ? new Promise(() => {}) : assistant.ask(text)),
  })

  test('says that it works, and can be stopped', async () => {
    const { talk, clock, conversation, messages } = open({ change: endless })
    const spoken = talk.ask('infinito')
    clock.pass(REPLY_MS)
    await vi.waitFor(() => {
      clock.pass(250)
      expect(conversation.read().working).toBe(1)
    })
    talk.halt()
    await expect(spoken).resolves.toMatch(/fermato/)
    expect(conversation.read().working).toBe(0)
    expect(messages().at(-1)).toMatch(/fermato/)
  })
})

describe('a proposal', () => {
  test('is confirmed once, through the store', async () => {
    const { ask, last, acts, outcomeOf, messages, store } = open()
    await ask('sposta')
    const proposal = last()
    acts()?.confirm(proposal?.id ?? '')
    acts()?.confirm(proposal?.id ?? '')
    await vi.waitFor(() => expect(outcomeOf(proposal?.id)).toBe('confirmed'))
    expect(messages().filter((text) => text === 'Fatto.')).toHaveLength(1)
    const found = proposal?.extra?.kind === 'answer' ? proposal.extra.reply.found : undefined
    const change = found?.is === 'proposal' ? found.changes[0] : undefined
    expect(await store.get('intervento', change && 'id' in change ? (change.id ?? '') : '')).toMatchObject({ ora: '09:00' })
  })

  test('a yes in words closes the one that is open', async () => {
    const { ask, last, outcomeOf } = open()
    await ask('sposta')
    const proposal = last()
    await ask('si')
    expect(outcomeOf(proposal?.id)).toBe('confirmed')
  })

  test('is dropped, or goes into a form, and is then none', async () => {
    const { ask, last, acts, outcomeOf, messages } = open()
    await ask('sposta')
    const first = last()
    acts()?.drop(first?.id ?? '')
    await vi.waitFor(() => expect(outcomeOf(first?.id)).toBe('dropped'))
    await ask('sposta')
    const second = last()
    acts()?.toForm(second?.id ?? '')
    expect(outcomeOf(second?.id)).toBe('form')
    acts()?.confirm(second?.id ?? '')
    await ask('si')
    expect(messages().at(-1)).toBe('Questa proposta non c’è più.')
  })

  test('is gone after ten minutes', async () => {
    const { ask, last, clock, outcomeOf } = open()
    await ask('sposta')
    const proposal = last()
    clock.pass(10 * 60_000 - 1)
    expect(outcomeOf(proposal?.id)).toBeUndefined()
    clock.pass(1)
    expect(outcomeOf(proposal?.id)).toBe('expired')
  })

  test('what was done is taken back', async () => {
    const { ask, last, acts, outcomeOf } = open()
    await ask('sposta')
    acts()?.confirm(last()?.id ?? '')
    await vi.waitFor(() => expect(last()?.content).toBe('Fatto.'))
    const done = last()
    acts()?.undo(done?.id ?? '')
    await vi.waitFor(() => expect(outcomeOf(done?.id)).toBe('undone'))
  })
})

describe('an answer', () => {
  test('is given again without one of its conditions, as often as one likes', async () => {
    const { ask, last, acts, outcomeOf, messages } = open()
    await ask('righe')
    const rows = last()
    const before = messages().length
    acts()?.without(rows?.id ?? '', 'stato')
    await vi.waitFor(() => expect(messages()).toHaveLength(before + 1))
    await vi.waitFor(() => expect(outcomeOf(rows?.id)).toBeUndefined())
  })

  test('a choice is made once', async () => {
    const { ask, last, acts, messages } = open()
    await ask('quale')
    const choice = last()
    acts()?.choose(choice?.id ?? '', 'b')
    acts()?.choose(choice?.id ?? '', 'a')
    await vi.waitFor(() => expect(messages().at(-1)).toBe('Hai scelto b.'))
    expect(messages()).not.toContain('Hai scelto a.')
  })
})
