import type { VoiceName } from './voices.ts'

export interface PickedVoice<Voice> {
  readonly voice: Voice
  /** 1 is the voice as it is; elsewhere a voice of the other sex is bent towards the one that was chosen. */
  readonly pitch: number
}

/** Italian voices of the systems and browsers in use; only a name tells whether one is female or male. */
const known: Readonly<Record<VoiceName, RegExp>> = {
  sofia:
    /\b(alice|federica|emma|paola|elsa|isabella|fabiola|fiamma|imelda|irma|palmira|pierina|silvia|sofia|chiara|giulia|carla|bianca|google italiano|female|femminile|donna)\b/i,
  marco:
    /\b(luca|cosimo|diego|giuseppe|benigno|calimero|cataldo|gianni|lisandro|rinaldo|marcello|marco|roberto|giorgio|adriano|male|maschile|uomo)\b/i,
}
const other: Readonly<Record<VoiceName, VoiceName>> = { sofia: 'marco', marco: 'sofia' }
/** Enough to tell the two apart, not so much that it sounds like a toy. */
const bent: Readonly<Record<VoiceName, number>> = { sofia: 1.35, marco: 0.7 }

/** The voice of the system that speaks for Sofia or Marco; `undefined` where nothing speaks Italian. Voices on the device come first. */
export function pickVoice<Voice extends Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>>(
  voices: readonly Voice[],
  who: VoiceName,
): PickedVoice<Voice> | undefined {
  const italian = voices
    .filter(({ lang }) => /^it\b/i.test(lang.replace('_', '-')))
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))
  const own = italian.find(({ name }) => known[who].test(name))
  if (own) return { voice: own, pitch: 1 }
  const neutral = italian.find(({ name }) => !known[other[who]].test(name))
  const voice = neutral ?? italian[0]
  return voice && { voice, pitch: bent[who] }
}
