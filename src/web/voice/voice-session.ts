import { VoiceProblem, type RealVoice, type VoiceEngine } from './voice-engine.ts'
import { beginning, createVoiceStore, restOf, type Reality, type VoiceState, type VoiceStore } from './voice-state.ts'
import { createVoiceTask, type VoiceTask } from './voice-task.ts'
import { voices, type VoiceName } from './voices.ts'

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

/** A talk by voice: the script's, or that of the browser's own speech. */
export function createVoiceSession({ scripted, real, now }: VoiceSessionOptions): VoiceSession {
  const store = createVoiceStore(now)
  const { subscribe, read, set, add } = store
  const engine = () => (read().reality === 'real' ? real : scripted)
  const task = createVoiceTask((error) => {
    const problem = error instanceof VoiceProblem ? error : new VoiceProblem('unsupported', { cause: error })
    const staysReal = problem.kind === 'silence' && read().reality === 'real'
    set({ phase: restOf(read()), notice: problem.message, recognition: undefined, ...(!staysReal && { reality: 'script' }) })
  })
  const { begin, stop } = task

  return {
    subscribe,
    read,
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
      const { voice, phase, reality } = read()
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
      stop()
      set({ voice: undefined, phase: 'choosing', entries: [], notice: undefined, recognition: undefined, reality: settled(read().reality) })
    },

    ...microphoneSwitch(store, task, real),

    close() {
      stop()
      set(beginning)
    },
  }
}

/** Ways between the script and the browser's own speech, which a person is asked about where words leave the device. */
function microphoneSwitch(
  { read, set }: VoiceStore,
  { begin, stop }: VoiceTask,
  real: RealVoice,
): Pick<VoiceSession, 'goReal' | 'goScripted' | 'agree'> {
  return {
    goReal() {
      if (read().reality !== 'script') return
      set({ reality: 'preparing', phase: restOf(read()), notice: undefined })
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
      stop()
      set({ reality: 'script', phase: restOf(read()), recognition: undefined, notice: undefined })
    },

    agree(how) {
      if (read().reality !== 'asking') return
      set({ reality: 'preparing', recognition: undefined })
      begin(async (signal, live) => {
        if (how === 'download') await live(real.download(signal))
        await live(real.allow(signal))
        set({ reality: 'real' })
      })
    },
  }
}

/** Whether a press of the microphone counts now. */
export const canTalk = ({ phase, reality }: Pick<VoiceState, 'phase' | 'reality'>): boolean =>
  reality === 'real' ? phase === 'ready' || phase === 'speaking' : reality === 'script' && phase === 'ready'

const settled = (reality: Reality): Reality => (reality === 'real' ? 'real' : 'script')
