import { foldText } from '../../kernel/italian/words.ts'
import { ITALIAN, type RecognizerMaker } from './recognize.ts'

interface OverhearOptions {
  readonly isLocal: boolean
  /** What the voice is saying meanwhile, and the microphone may hear. */
  readonly spoken: string
  readonly signal: AbortSignal
  /** Somebody plainly speaks: the voice may fall silent. */
  readonly onVoice: () => void
}

/** So many words that the voice does not say are somebody's. */
const FOREIGN = 2

/**
 * What somebody says over the voice. It never fails: where the browser cannot listen while it speaks, or nobody says anything,
 * nothing comes until the signal ends it with nothing.
 */
export function overhear(Maker: RecognizerMaker, { isLocal, spoken, signal, onVoice }: OverhearOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const own = new Set(wordsOf(spoken))
    let heard: string | undefined
    const recognizer = new Maker()
    recognizer.lang = ITALIAN
    recognizer.interimResults = true
    recognizer.maxAlternatives = 1
    if (isLocal) recognizer.processLocally = true
    const stop = () => {
      recognizer.abort()
      resolve(undefined)
    }
    recognizer.addEventListener('result', (event) => {
      const { results } = event as Event & { readonly results: SpeechRecognitionResultList }
      const last = results[results.length - 1]
      const said = last?.[0] && withoutEcho(last[0].transcript, own)
      if (!last || !said) return
      if (heard === undefined) onVoice()
      heard = said
      if (last.isFinal) resolve(said)
    })
    // Of what was begun the last that was understood counts.
    recognizer.addEventListener('end', () => {
      signal.removeEventListener('abort', stop)
      if (heard !== undefined) resolve(heard)
    })
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    try {
      recognizer.start()
    } catch {
      // It listens already, or may not: a press of the microphone is still heard.
    }
    return undefined
  })
}

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What of a transcript is no echo of the voice; nothing where it is all echo, or may be one that was misheard. */
export function withoutEcho(transcript: string, own: ReadonlySet<string>): string | undefined {
  const words = transcript.trim().split(/\s+/)
  const isForeign = (word: string) => wordsOf(word).some((one) => !own.has(one))
  const foreign = words.filter(isForeign).length
  if (foreign < FOREIGN || foreign * 2 < words.length - leadingEcho(words, isForeign)) return undefined
  return words.slice(leadingEcho(words, isForeign)).join(' ')
}

/** The microphone hears the end of the voice first; fewer than three words may be somebody's own. */
function leadingEcho(words: readonly string[], isForeign: (word: string) => boolean): number {
  const first = words.findIndex(isForeign)
  return first >= 3 ? first : 0
}
