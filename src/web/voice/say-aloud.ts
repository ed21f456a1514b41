import { ITALIAN } from './recognize.ts'
import { pickVoice } from './pick-voice.ts'
import { VoiceProblem, type SpokenLine } from './voice-engine.ts'

/** Browsers load the list of voices late, and some never say that it is empty. */
const VOICES_MS = 1500
/** Slowest speech to be expected; some browsers forget to tell the end of an utterance. */
const longestMs = (text: string) => 3000 + text.length * 150

/** The system's voices, as soon as there are any. */
export function voicesOf(synthesis: SpeechSynthesis, signal: AbortSignal): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      const voices = synthesis.getVoices()
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', finish)
      signal.removeEventListener('abort', stop)
      resolve(voices)
    }
    const stop = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', finish)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(finish, VOICES_MS)
    if (synthesis.getVoices().length > 0) finish()
    else {
      synthesis.addEventListener('voiceschanged', finish)
      signal.addEventListener('abort', stop, { once: true })
    }
  })
}

export function sayAloud(synthesis: SpeechSynthesis, { text, voice: who }: SpokenLine, signal: AbortSignal): Promise<void> {
  const picked = pickVoice(synthesis.getVoices(), who)
  if (!picked) return Promise.reject(new VoiceProblem('voices'))
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = ITALIAN
  utterance.voice = picked.voice
  utterance.pitch = picked.pitch
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = () => {
      finish(() => reject(signal.reason as Error))
      synthesis.cancel()
    }
    const timer = setTimeout(() => finish(resolve), longestMs(text))
    utterance.addEventListener('end', () => finish(resolve))
    utterance.addEventListener('error', () => finish(() => reject(new VoiceProblem('voices'))))
    signal.addEventListener('abort', stop, { once: true })
    synthesis.cancel()
    synthesis.speak(utterance)
  })
}
