import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageClock } from '../chat/clock.ts'
import { scriptedVoice } from './scripted-voice.ts'
import { VoiceProblem, type RealVoice, type Recognition } from './voice-engine.ts'
import { createVoiceSession } from './voice-session.ts'
import { voices } from './voices.ts'

const script = { user: 'Che lavori ho oggi?', reply: 'Hai un intervento in corso.' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A browser whose answers the test decides. */
function speechOf(recognition: Recognition | VoiceProblem, listens: () => Promise<string> = async () => 'Quanti clienti ho?') {
  const calls: string[] = []
  const real: RealVoice = {
    examine: async () => {
      if (recognition instanceof VoiceProblem) throw recognition
      return recognition
    },
    download: async () => void calls.push('download'),
    allow: async () => void calls.push('allow'),
    speak: async ({ text }) => void calls.push(`speak ${text}`),
    listen: listens,
    answer: async (heard) => `Controllo: ${heard}`,
    level: () => 0.5,
  }
  return { real, calls }
}

function open(real: RealVoice = speechOf('on-device').real) {
  return createVoiceSession({ scripted: scriptedVoice(script, pageClock), real, now: Date.now })
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the scripted conversation', () => {
  test('begins with the choice of a voice', () => {
    expect(open().read()).toMatchObject({ voice: undefined, phase: 'choosing', entries: [], reality: 'script' })
  })

  test('greets for three seconds', async () => {
    const session = open()
    session.choose('sofia')
    expect(session.read()).toMatchObject({ voice: 'sofia', phase: 'speaking', entries: [{ isUser: false, text: voices.sofia.greeting }] })
    await vi.advanceTimersByTimeAsync(2999)
    expect(session.read().phase).toBe('speaking')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.read().phase).toBe('ready')
  })

  test('listens three seconds, thinks one, answers four', async () => {
    const session = open()
    session.choose('marco')
    await vi.advanceTimersByTimeAsync(3000)
    session.talk()
    expect(session.read().phase).toBe('listening')
    await vi.advanceTimersByTimeAsync(2999)
    expect(session.read().entries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(session.read()).toMatchObject({ phase: 'thinking', entries: [{}, { isUser: true, text: script.user }] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.read()).toMatchObject({ phase: 'speaking', entries: [{}, {}, { isUser: false, text: script.reply }] })
    await vi.advanceTimersByTimeAsync(3999)
    expect(session.read().phase).toBe('speaking')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.read().phase).toBe('ready')
  })

  test('the microphone does nothing while it speaks, listens or thinks', async () => {
    const session = open()
    session.choose('sofia')
    session.talk()
    expect(session.read().phase).toBe('speaking')
    await vi.advanceTimersByTimeAsync(3000)
    session.talk()
    await vi.advanceTimersByTimeAsync(1500)
    session.talk()
    await vi.advanceTimersByTimeAsync(1500)
    session.talk()
    expect(session.read()).toMatchObject({ phase: 'thinking', entries: [{}, {}] })
  })

  test.each([0, 1500, 3500, 5000])('«Cambia» %i ms after the press empties the transcript and nothing comes later', async (ms) => {
    const session = open()
    session.choose('sofia')
    await vi.advanceTimersByTimeAsync(3000)
    session.talk()
    await vi.advanceTimersByTimeAsync(ms)
    session.change()
    expect(session.read()).toMatchObject({ voice: undefined, phase: 'choosing', entries: [] })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(session.read()).toMatchObject({ phase: 'choosing', entries: [] })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('closing stops everything', async () => {
    const session = open()
    session.choose('marco')
    await vi.advanceTimersByTimeAsync(3000)
    session.talk()
    session.close()
    expect(vi.getTimerCount()).toBe(0)
    expect(session.read().phase).toBe('choosing')
  })
})

describe('the real microphone', () => {
  test('needs no question where recognition stays on the device', async () => {
    const { real, calls } = speechOf('on-device')
    const session = open(real)
    session.choose('sofia')
    await vi.advanceTimersByTimeAsync(3000)
    session.goReal()
    expect(session.read().reality).toBe('preparing')
    await settle()
    expect(session.read().reality).toBe('real')
    session.talk()
    await settle()
    expect(session.read().entries.map(({ text }) => text)).toEqual([
      voices.sofia.greeting,
      'Quanti clienti ho?',
      'Controllo: Quanti clienti ho?',
    ])
    expect(calls).toEqual(['allow', 'speak Controllo: Quanti clienti ho?'])
    expect(session.level()).toBe(0.5)
  })

  test('asks before audio leaves the device, and a no changes nothing', async () => {
    const { real, calls } = speechOf('remote')
    const session = open(real)
    session.goReal()
    await settle()
    expect(session.read()).toMatchObject({ reality: 'asking', recognition: 'remote' })
    session.goScripted()
    expect(session.read().reality).toBe('script')
    expect(calls).toEqual([])
  })

  test('a yes asks for the microphone', async () => {
    const { real, calls } = speechOf('remote')
    const session = open(real)
    session.goReal()
    await settle()
    session.agree('remote')
    await settle()
    expect(session.read().reality).toBe('real')
    expect(calls).toEqual(['allow'])
  })

  test('the language may be fetched instead', async () => {
    const { real, calls } = speechOf('downloadable')
    const session = open(real)
    session.goReal()
    await settle()
    session.agree('download')
    await settle()
    expect(calls).toEqual(['download', 'allow'])
  })

  test.each(['unsupported', 'microphone', 'voices'] as const)('%s: says so and goes back to the script', async (kind) => {
    const problem = new VoiceProblem(kind)
    const session = open(speechOf(problem).real)
    session.choose('sofia')
    await vi.advanceTimersByTimeAsync(3000)
    session.goReal()
    await settle()
    expect(session.read()).toMatchObject({ reality: 'script', phase: 'ready', notice: problem.message })
    session.talk()
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.read()).toMatchObject({ notice: undefined, entries: [{}, { text: script.user }] })
  })

  test('silence is told and the microphone stays', async () => {
    const { real } = speechOf('on-device', async () => {
      throw new VoiceProblem('silence')
    })
    const session = open(real)
    session.choose('sofia')
    await vi.advanceTimersByTimeAsync(3000)
    session.goReal()
    await settle()
    session.talk()
    await settle()
    expect(session.read()).toMatchObject({ reality: 'real', phase: 'ready', notice: 'Non ho sentito nulla. Tocca il microfono e riprova.' })
  })

  /** A voice that speaks until it is stopped, or until somebody speaks over it. */
  function longVoice() {
    const { real } = speechOf('on-device')
    const questions = ['Quanti clienti ho?', 'E quanti lavori?']
    let speakOver: (words: string) => void = () => undefined
    const stopped: string[] = []
    const voice: RealVoice = {
      ...real,
      listen: async () => questions.shift() ?? '',
      speak: ({ text, kind }, signal, onVoice) =>
        kind === 'greeting'
          ? Promise.resolve(undefined)
          : new Promise((resolve, reject) => {
              speakOver = (words) => {
                onVoice?.()
                resolve(words)
              }
              signal.addEventListener('abort', () => {
                stopped.push(text)
                reject(signal.reason as Error)
              })
            }),
    }
    return { voice, stopped, over: (words: string) => speakOver(words) }
  }
  async function speaking() {
    const { voice, ...more } = longVoice()
    const session = open(voice)
    session.choose('sofia')
    session.goReal()
    await settle()
    session.talk()
    await settle()
    expect(session.read().phase).toBe('speaking')
    return { session, ...more }
  }

  test('a press of the microphone stops the voice at once and listens', async () => {
    const { session, stopped } = await speaking()
    session.talk()
    expect(session.read().phase).toBe('listening')
    expect(stopped).toEqual(['Controllo: Quanti clienti ho?'])
    await settle()
    expect(session.read().entries.at(-1)?.text).toBe('Controllo: E quanti lavori?')
  })

  test('what is said over an answer is the next question', async () => {
    const { session, over } = await speaking()
    over('No, quanti materiali?')
    expect(session.read().phase).toBe('listening')
    await settle()
    expect(
      session
        .read()
        .entries.slice(-2)
        .map(({ text }) => text),
    ).toEqual(['No, quanti materiali?', 'Controllo: No, quanti materiali?'])
    expect(session.read().phase).toBe('speaking')
  })

  test('turned on while the script speaks, the script falls silent', async () => {
    const session = open()
    session.choose('sofia')
    session.goReal()
    await settle()
    expect(session.read()).toMatchObject({ reality: 'real', phase: 'ready' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
