/** Below this a word has nothing to lose: «via», «ora», «due». */
const LEAST_WORD = 4
const LEAST_STEM = 3

/**
 * What gender and number leave alone of a word without accents: `camera` and `camere` are `camer`, `banca` and `banche` are `banc`,
 * `medico` and `medici` are `medic`. A stemmer of searches keeps some of those apart, and an assistant must not.
 */
export function stemOf(word: string): string {
  if (word.length < LEAST_WORD || /\d/.test(word)) return word
  const bare = word.replace(/[aeiou]+$/, '')
  const stem = bare.length >= LEAST_STEM ? bare : word.slice(0, LEAST_STEM)
  return stem.replace(/([cg])h$/, '$1')
}

const VERBAL = /(?:iamo|iate|eranno|iranno|ando|endo|ano|ono|are|(?<!i)ere|ire|era|ira)$/

/**
 * What the persons of a verb have in common, without those of its participle: `arrivano`, `arriva`, `arrivare`, `arriverà` are `arriv`.
 * The stem where a word does not look like a verb, or little would be left.
 */
export function verbStemOf(word: string): string {
  const bare = /\d/.test(word) ? word : word.replace(VERBAL, '')
  return bare !== word && bare.length >= LEAST_STEM ? bare.replace(/i$/, '').replace(/([cg])h$/, '$1') : stemOf(word)
}
