import { VoiceProblem, type RealVoice, type Recognition, type VoiceEngine } from './voice-engine.ts'
import { voices, type VoiceName } from './voices.ts'

/** A press of the microphone counts when `ready`; a real voice is also cut short by it. */
export type VoicePhase = 'choosing' | 'speaking' | 'ready' | 'listening' | 'thinking'
/** Whether the script or the browser's own speech is at work, and the way from one to the other. */
export type Reality = 'script' | 'preparing' | 'asking' | 'real'

export interface VoiceEntry {
  readonly id: number
  readonly isUser: boolean
  readonly text: string
  readonly timestamp: number
}

export interface VoiceState {
  readonly voice: VoiceName | undefined
  readonly phase: VoicePhase
  readonly entries: readonly VoiceEntry[]
  readonly reality: Reality
  /** Where words would be recognised, while the person is asked about it. */
  readonly recognition: Recognition | undefined
  /** What went wrong, or why nothing was heard. */
  readonly notice: string | undefined
}

export interface VoiceSession {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => VoiceState
  readonly level: () => number | undefined
  readonly choose: (voice: VoiceName) => void
  /** A press of the microphone. */
  readonly talk: () => void
  /** «Cambia»: back to the choice of the voice, with an empty transcript. */
  readonly change: () => void
  /** «Microfono reale» on and off. */
  readonly goReal: () => void
  readonly goScripted: () => void
  /** The person's yes to where their voice goes. */
  readonly agree: (how: 'remote' | 'download') => void
  /** The dialog closes: everything stops and is as at the beginning. */
  readonly close: () => void
}

interface VoiceSessionOptions {
  readonly scripted: VoiceEngine
  readonly real: RealVoice
  readonly now: () => number
}

const beginning: VoiceState = {
  voice: undefined,
  phase: 'choosing',
  entries: [],
  reality: 'script',
  recognition: undefined,
  notice: undefined,
}

export function createVoiceSession({ scripted, real, now }: VoiceSessionOptions): VoiceSession {
  let state = beginning
  let task = new AbortController()
  const listeners = new Set<() => void>()

  const set = (change: Partial<VoiceState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const add = (text: string, isUser: boolean, change: Partial<VoiceState>) =>
    set({ ...change, entries: [...state.entries, { id: state.entries.length, isUser, text, timestamp: now() }] })
  const engine = () => (state.reality === 'real' ? real : scripted)
  const atRest = (): VoicePhase => (state.voice ? 'ready' : 'choosing')

  /** Only one thing is under way at a time; the next one calls off the last, and nothing of that one is shown any more. */
  const begin = (work: (signal: AbortSignal, live: <T>(step: Promise<T>) => Promise<T>) => Promise<void>) => {
    task.abort()
    task = new AbortController()
    const { signal } = task
    const live = async <T>(step: Promise<T>) => {
      const outcome = await step
      signal.throwIfAborted()
      return outcome
    }
    work(signal, live).catch((error: unknown) => {
      if (!signal.aborted) fail(error)
    })
  }
  const fail = (error: unknown) => {
    const problem = error instanceof VoiceProblem ? error : new VoiceProblem('unsupported', { cause: error })
    const staysReal = problem.kind === 'silence' && state.reality === 'real'
    set({ phase: atRest(), notice: problem.message, recognition: undefined, ...(!staysReal && { reality: 'script' }) })
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    level: () => engine().level(),

    choose(voice) {
      const { greeting } = voices[voice]
      add(greeting, false, { voice, phase: 'speaking', notice: undefined })
      begin(async (signal, live) => {
        await live(engine().speak({ text: greeting, voice, kind: 'greeting' }, signal))
        set({ phase: 'ready' })
      })
    },

    talk() {
      const { voice, phase, reality } = state
      if (!canTalk({ phase, reality }) || !voice) return
      set({ phase: 'listening', notice: undefined })
      begin(async (signal, live) => {
        let heard: string | undefined = await live(engine().listen(signal))
        // What is said over an answer is the next question.
        while (heard !== undefined) {
          add(heard, true, { phase: 'thinking' })
          const text: string = await live(engine().answer(heard, signal))
          add(text, false, { phase: 'speaking' })
          const hears = () => set({ phase: 'listening' })
          heard = await live(engine().speak({ text, voice, kind: 'reply' }, signal, hears))
        }
        set({ phase: 'ready' })
      })
    },

    change() {
      task.abort()
      set({ voice: undefined, phase: 'choosing', entries: [], notice: undefined, recognition: undefined, reality: settled(state.reality) })
    },

    goReal() {
      if (state.reality !== 'script') return
      set({ reality: 'preparing', phase: atRest(), notice: undefined })
      begin(async (signal, live) => {
        const recognition = await live(real.examine(signal))
        if (recognition !== 'on-device') {
          set({ reality: 'asking', recognition })
          return
        }
        await live(real.allow(signal))
        set({ reality: 'real' })
      })
    },

    goScripted() {
      task.abort()
      set({ reality: 'script', phase: atRest(), recognition: undefined, notice: undefined })
    },

    agree(how) {
      if (state.reality !== 'asking') return
      set({ reality: 'preparing', recognition: undefined })
      begin(async (signal, live) => {
        if (how === 'download') await live(real.download(signal))
        await live(real.allow(signal))
        set({ reality: 'real' })
      })
    },

    close() {
      task.abort()
      set(beginning)
    },
  }
}

/** Whether a press of the microphone counts now. */
export const canTalk = ({ phase, reality }: Pick<VoiceState, 'phase' | 'reality'>): boolean =>
  reality === 'real' ? phase === 'ready' || phase === 'speaking' : reality === 'script' && phase === 'ready'

const settled = (reality: Reality): Reality => (reality === 'real' ? 'real' : 'script')
