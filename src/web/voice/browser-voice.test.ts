import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserVoice, type BrowserParts } from './browser-voice.ts'
import type { Recognizer } from './recognize.ts'
import { VoiceProblem } from './voice-engine.ts'

/* Stands in for the browser, not for our code: what a recogniser, a microphone and a voice do, decided by the test. */

class Utterance extends EventTarget {
  lang = ''
  pitch = 1
  voice: unknown = undefined
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

class Context {
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.09) })
  createMediaStreamSource = () => ({ connect: () => {} })
  close = async () => {}
}

interface Wishes {
  readonly heard?: string
  readonly fails?: string
  readonly availability?: 'available' | 'downloadable' | 'unavailable'
  readonly installs?: boolean
  readonly refuses?: boolean
  readonly voices?: readonly { name: string; lang: string; localService: boolean }[]
}

const italian = [{ name: 'Alice', lang: 'it-IT', localService: true }]

function browser({ heard, fails, availability, installs = true, refuses, voices = italian }: Wishes = {}) {
  const log: string[] = []
  const recognizers: (Recognizer & { processLocally?: boolean })[] = []
  class Listener extends EventTarget {
    lang = ''
    interimResults = true
    maxAlternatives = 0
    constructor() {
      super()
      recognizers.push(this)
    }
    start() {
      log.push('start')
      if (heard === undefined && fails === undefined) return
      queueMicrotask(() => {
        if (heard !== undefined) this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: heard }]] }))
        if (fails !== undefined) this.dispatchEvent(Object.assign(new Event('error'), { error: fails }))
        this.dispatchEvent(new Event('end'))
      })
    }
    stop() {}
    abort() {
      log.push('abort')
    }
    static available = availability && (async () => availability)
    static install = async () => installs
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      log.push(`speak ${utterance.text}`)
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')))
    },
    cancel: () => log.push('cancel'),
  })
  const media = {
    async getUserMedia() {
      if (refuses) throw new DOMException('denied', 'NotAllowedError')
      log.push('open')
      return { getTracks: () => [{ stop: () => log.push('close') }] }
    },
  }
  const parts = { Recognizer: Listener, synthesis, media } as unknown as BrowserParts
  return { parts, log, recognizers }
}

const voiceOf = (parts: BrowserParts, onAsk: (text: string) => Promise<string> | undefined = async (text) => `Controllo: ${text}`) =>
  browserVoice({ parts, onAsk })
const quiet = () => new AbortController().signal

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('AudioContext', Context)
})
afterEach(() => vi.unstubAllGlobals())

describe('examine', () => {
  test.each([
    ['available', 'on-device'],
    ['downloadable', 'downloadable'],
    ['unavailable', 'remote'],
    [undefined, 'remote'],
  ] as const)('a browser that says %s recognises: %s', async (availability, where) => {
    const { parts } = browser(availability ? { availability } : {})
    await expect(voiceOf(parts).examine(quiet())).resolves.toBe(where)
  })

  test.each(['Recognizer', 'synthesis', 'media'] as const)('a browser without %s is not up to it', async (part) => {
    const { parts } = browser()
    await expect(voiceOf({ ...parts, [part]: undefined }).examine(quiet())).rejects.toMatchObject({ kind: 'unsupported' })
  })

  test('a system without Italian voices says so', async () => {
    vi.useFakeTimers()
    const outcome = voiceOf(browser({ voices: [] }).parts)
      .examine(quiet())
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1500)
    vi.useRealTimers()
    await expect(outcome).resolves.toMatchObject({ kind: 'voices' })
  })
})

describe('listen', () => {
  test('hears, in Italian, and lets go of the microphone', async () => {
    const { parts, log, recognizers } = browser({ heard: ' Quanti clienti ho ' })
    await expect(voiceOf(parts).listen(quiet())).resolves.toBe('Quanti clienti ho')
    expect(log).toEqual(['open', 'start', 'close'])
    expect(recognizers[0]).toMatchObject({ lang: 'it-IT', interimResults: false })
    expect(recognizers[0]?.processLocally).toBeUndefined()
  })

  test('stays on the device where that was promised', async () => {
    const { parts, recognizers } = browser({ heard: 'ciao', availability: 'available' })
    const voice = voiceOf(parts)
    await voice.examine(quiet())
    await voice.listen(quiet())
    expect(recognizers[0]?.processLocally).toBe(true)
  })

  test.each([
    ['no-speech', 'silence'],
    ['not-allowed', 'microphone'],
    ['audio-capture', 'microphone'],
    ['network', 'network'],
    ['language-not-supported', 'unsupported'],
    ['something-new', 'unsupported'],
  ])('%s is told as %s', async (fails, kind) => {
    const { parts, log } = browser({ fails })
    await expect(voiceOf(parts).listen(quiet())).rejects.toMatchObject({ kind })
    expect(log.at(-1)).toBe('close')
  })

  test('a refused microphone is told', async () => {
    const { parts } = browser({ refuses: true })
    const refused = voiceOf(parts).allow(quiet())
    await expect(refused).rejects.toBeInstanceOf(VoiceProblem)
    await expect(refused).rejects.toMatchObject({ kind: 'microphone' })
  })

  test('measures while it listens, and stops when the dialog closes', async () => {
    const { parts, log } = browser()
    const voice = voiceOf(parts)
    const closing = new AbortController()
    const listening = voice.listen(closing.signal)
    await vi.waitFor(() => expect(log).toContain('start'))
    expect(voice.level()).toBeCloseTo(0.5)
    closing.abort()
    await expect(listening).rejects.toThrow()
    expect(log).toEqual(['open', 'start', 'abort', 'close'])
    expect(voice.level()).toBeUndefined()
  })
})

describe('answering', () => {
  test('what was heard goes the way of a chat message', async () => {
    const { parts } = browser()
    await expect(voiceOf(parts).answer('Quanti clienti ho', quiet())).resolves.toBe('Controllo: Quanti clienti ho')
  })

  test('nobody waits for an answer after closing', async () => {
    const closing = new AbortController()
    const answer = voiceOf(browser().parts, () => new Promise(() => {})).answer('Ciao', closing.signal)
    closing.abort()
    await expect(answer).rejects.toThrow()
  })

  test('speaks to the end; silenced at once when the dialog closes', async () => {
    const { parts, log } = browser()
    const voice = voiceOf(parts)
    await voice.speak({ text: 'Eccomi.', voice: 'sofia', kind: 'greeting' }, quiet())
    expect(log).toEqual(['cancel', 'speak Eccomi.'])
    const closing = new AbortController()
    const speaking = voice.speak({ text: 'Allora', voice: 'marco', kind: 'reply' }, closing.signal)
    closing.abort()
    await expect(speaking).rejects.toThrow()
    expect(log.at(-1)).toBe('cancel')
  })
})

describe('speaking over an answer', () => {
  const line = { text: 'Hai tre clienti.', voice: 'sofia', kind: 'reply' } as const

  test('silences the voice and is heard', async () => {
    const { parts, log, recognizers } = browser({ heard: 'No aspetta, quanti lavori?' })
    const onVoice = vi.fn<() => void>()
    await expect(voiceOf(parts).speak(line, quiet(), onVoice)).resolves.toBe('No aspetta, quanti lavori?')
    expect(onVoice).toHaveBeenCalledOnce()
    expect(log.at(-1)).toBe('cancel')
    expect(recognizers[0]).toMatchObject({ interimResults: true })
  })

  test.each([{ heard: 'Hai tre clienti' }, { fails: 'not-allowed' }, {}])(
    'what is no speech of a person changes nothing: %j',
    async (wishes) => {
      await expect(voiceOf(browser(wishes).parts).speak(line, quiet())).resolves.toBeUndefined()
    },
  )
})

test('the language arrives', async () => {
  const { parts } = browser({ availability: 'downloadable' })
  await expect(voiceOf(parts).download(quiet())).resolves.toBeUndefined()
})

test('the language does not arrive', async () => {
  const { parts } = browser({ availability: 'downloadable', installs: false })
  await expect(voiceOf(parts).download(quiet())).rejects.toMatchObject({ kind: 'download' })
})
