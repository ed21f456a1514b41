import { VoiceProblem, type VoiceProblemKind } from './voice-engine.ts'

/** What TypeScript's DOM library does not describe of the Web Speech API. */
export interface Recognizer extends EventTarget {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  /** Recognition must stay on this device. */
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}

interface LanguageOptions {
  readonly langs: readonly string[]
  readonly processLocally: boolean
}

export interface RecognizerMaker {
  new (): Recognizer
  available?(options: LanguageOptions): Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>
  install?(options: LanguageOptions): Promise<boolean>
}

export const ITALIAN = 'it-IT'

const problems: Readonly<Record<string, VoiceProblemKind>> = {
  'not-allowed': 'microphone',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
  'audio-capture': 'microphone',
  network: 'network',
  'no-speech': 'silence',
  aborted: 'silence',
}

/** Hears one utterance and lets go of the microphone. */
export function recognize(Maker: RecognizerMaker, isLocal: boolean, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const recognizer = new Maker()
    recognizer.lang = ITALIAN
    recognizer.interimResults = false
    recognizer.maxAlternatives = 1
    if (isLocal) recognizer.processLocally = true
    const stop = () => {
      recognizer.abort()
      reject(signal.reason as Error)
    }
    recognizer.addEventListener('result', (event) => {
      const { results } = event as Event & { readonly results: SpeechRecognitionResultList }
      const heard = results[0]?.[0]?.transcript.trim()
      if (heard) resolve(heard)
    })
    recognizer.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error: string }
      reject(new VoiceProblem(problems[error] ?? 'unsupported'))
    })
    // After a result this changes nothing any more.
    recognizer.addEventListener('end', () => {
      signal.removeEventListener('abort', stop)
      reject(new VoiceProblem('silence'))
    })
    signal.addEventListener('abort', stop, { once: true })
    recognizer.start()
  })
}
