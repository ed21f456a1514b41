import { openMicrophone, type Microphone } from './microphone.ts'
import { overhear } from './overhear.ts'
import { pickVoice } from './pick-voice.ts'
import { ITALIAN, recognize, type RecognizerMaker } from './recognize.ts'
import { sayAloud, voicesOf } from './say-aloud.ts'
import { VoiceProblem, type RealVoice, type Recognition } from './voice-engine.ts'

/** The parts of a browser that hear and speak; any may be missing. */
export interface BrowserParts {
  readonly Recognizer: RecognizerMaker | undefined
  readonly synthesis: SpeechSynthesis | undefined
  readonly media: MediaDevices | undefined
}

export function browserParts(): BrowserParts {
  const { SpeechRecognition, webkitSpeechRecognition, speechSynthesis, navigator } = globalThis as typeof globalThis & {
    readonly SpeechRecognition?: RecognizerMaker
    readonly webkitSpeechRecognition?: RecognizerMaker
    readonly speechSynthesis?: SpeechSynthesis
  }
  // Outside a secure context there is no microphone, whatever the types say.
  const media = navigator.mediaDevices as MediaDevices | undefined
  return { Recognizer: SpeechRecognition ?? webkitSpeechRecognition, synthesis: speechSynthesis, media }
}

interface BrowserVoiceOptions {
  readonly parts: BrowserParts
  /** Takes what was heard the way of a chat message and gives the reply. */
  readonly onAsk: (text: string) => Promise<string> | undefined
}

const onDevice = { langs: [ITALIAN], processLocally: true }

/** The browser's own speech. Nothing is held between two turns: neither the microphone nor the voice. */
export function browserVoice({ parts, onAsk }: BrowserVoiceOptions): RealVoice {
  let isLocal = false
  let microphone: Microphone | undefined

  const needed = () => {
    const { Recognizer, synthesis, media } = parts
    if (!Recognizer || !synthesis || !media) throw new VoiceProblem('unsupported')
    return { Recognizer, synthesis, media }
  }

  return {
    async examine(signal) {
      const { Recognizer, synthesis } = needed()
      if (!pickVoice(await voicesOf(synthesis, signal), 'sofia')) throw new VoiceProblem('voices')
      const recognition = await whereOf(Recognizer)
      isLocal = recognition === 'on-device'
      return recognition
    },

    async download() {
      const isInstalled = await needed()
        .Recognizer.install?.(onDevice)
        .catch(() => false)
      if (!isInstalled) throw new VoiceProblem('download')
      isLocal = true
    },

    async allow(signal) {
      const opened = await openMicrophone(needed().media, signal)
      opened.close()
    },

    async speak(line, signal, onVoice) {
      const { Recognizer, synthesis } = needed()
      const over = new AbortController()
      const silenced = new AbortController()
      const isCut = () => silenced.signal.aborted
      // Who is greeted has not spoken yet, and need not be listened to.
      const heard =
        line.kind === 'reply' &&
        overhear(Recognizer, {
          isLocal,
          spoken: line.text,
          signal: AbortSignal.any([signal, over.signal]),
          onVoice: () => {
            silenced.abort()
            onVoice?.()
          },
        })
      try {
        await sayAloud(synthesis, line, AbortSignal.any([signal, silenced.signal]))
      } catch (error) {
        if (!isCut() || signal.aborted) throw error
      } finally {
        if (!isCut()) over.abort()
      }
      return isCut() && heard ? heard : undefined
    },

    async listen(signal) {
      const { Recognizer, media } = needed()
      microphone = await openMicrophone(media, signal)
      try {
        return await recognize(Recognizer, isLocal, signal)
      } finally {
        microphone.close()
        microphone = undefined
      }
    },

    async answer(heard, signal) {
      const reply = onAsk(heard)
      if (!reply) throw new VoiceProblem('silence')
      return Promise.race([reply, abortOf(signal)])
    },

    level: () => microphone?.level(),
  }
}

async function whereOf(Recognizer: RecognizerMaker): Promise<Recognition> {
  const availability = await Recognizer.available?.(onDevice).catch(() => 'unavailable' as const)
  if (availability === 'available') return 'on-device'
  return availability === 'downloadable' || availability === 'downloading' ? 'downloadable' : 'remote'
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
