/** The digit that a recogniser took for another sign, where the place asks for a digit. */
export const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}
/** The letters that a digit may have been, where the place asks for a letter. */
const AS_LETTER: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'D', 'Q'],
  '1': ['I', 'L'],
  '2': ['Z'],
  '4': ['A'],
  '5': ['S'],
  '6': ['G'],
  '7': ['T'],
  '8': ['B'],
  '|': ['I'],
  '!': ['I'],
}

/** What a place asks for; `either` for a digit that omocodia may have turned into one of L–V. */
export type Place = 'letter' | 'digit' | 'either'

function likely(character: string, place: Place): string[] {
  if (place === 'letter') return /[A-Z]/.test(character) ? [character] : [...(AS_LETTER[character] ?? [])]
  const digit = /\d/.test(character) ? character : AS_DIGIT[character]
  const letter = place === 'either' && /[L-NP-V]/.test(character) ? [character] : []
  return digit === undefined ? letter : [...letter, digit]
}

/**
 * The readings of a code that its check character allows, from what was read. Tries only the confusions above, and at
 * most 512 readings: beyond that a check character proves nothing.
 */
export function repairsOf(read: string, places: readonly Place[], isRight: (code: string) => boolean): string[] {
  let codes = ['']
  for (const [at, place] of places.entries()) {
    const options = likely(read[at] ?? '', place)
    codes = codes.flatMap((code) => options.map((option) => code + option))
    if (codes.length === 0 || codes.length > 512) return []
  }
  return codes.filter(isRight)
}

/** The one of them; `undefined` when there are none or several. */
export const only = (codes: readonly string[]): string | undefined => (codes.length === 1 ? codes[0] : undefined)
