import type { VoiceName } from './voices.ts'

/**
 * What speaks, listens and answers behind the voice dialog. Two makers: the script of the demo (scripted-voice.ts) and the
 * browser's own speech (browser-voice.ts). Every wait ends at once when its signal is aborted, by rejecting.
 */
export interface VoiceEngine {
  /** Ends when the last word has been said, or with what a person said over it; `onVoice` tells that one has begun to. */
  speak(line: SpokenLine, signal: AbortSignal, onVoice?: () => void): Promise<string | undefined>
  /** One utterance of the person. */
  listen(signal: AbortSignal): Promise<string>
  answer(heard: string, signal: AbortSignal): Promise<string>
  /** How loud it is now, 0 to 1; `undefined` when nothing real can be measured and the bars play their own wave. */
  level(): number | undefined
}

export interface SpokenLine {
  readonly text: string
  readonly voice: VoiceName
  readonly kind: 'greeting' | 'reply'
}

/** Where the person's words would be recognised. */
export type Recognition = 'on-device' | 'downloadable' | 'remote'

/** The real voice must be made ready first: the browser may lack it, and the person may not want it. */
export interface RealVoice extends VoiceEngine {
  /** Says where recognition would take place; a VoiceProblem when there can be none. */
  examine(signal: AbortSignal): Promise<Recognition>
  /** Fetches the language for recognition on the device. */
  download(signal: AbortSignal): Promise<void>
  /** Asks for the microphone. */
  allow(signal: AbortSignal): Promise<void>
}

/** A fault that the person is told about, in their words. */
export class VoiceProblem extends Error {
  override name = 'VoiceProblem'
  readonly kind: VoiceProblemKind
  constructor(kind: VoiceProblemKind, options?: ErrorOptions) {
    super(voiceProblems[kind], options)
    this.kind = kind
  }
}

const voiceProblems = {
  unsupported: 'Questo browser non riconosce la voce. Continuo con la conversazione di esempio.',
  microphone: 'Il microfono non è disponibile. Controlla i permessi del browser; intanto continuo con la conversazione di esempio.',
  voices: 'Su questo dispositivo non c’è una voce italiana. Continuo con la conversazione di esempio.',
  network: 'Il riconoscimento vocale non risponde. Controlla la connessione; intanto continuo con la conversazione di esempio.',
  download: 'Il riconoscimento sul dispositivo non si è installato. Continuo con la conversazione di esempio.',
  silence: 'Non ho sentito nulla. Tocca il microfono e riprova.',
} as const

export type VoiceProblemKind = keyof typeof voiceProblems
