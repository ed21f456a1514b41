import { foldAccents, visibleCode } from '../../kernel/italian/words.ts'

interface Transliterated {
  /** Capital letters A–Z, apostrophe, hyphen and single blanks; what could not be written is left out. */
  readonly text: string
  /** The signs left out, each once. */
  readonly refused: readonly string[]
  /** Letters of another script were written by table: the document's Latin line has the last word. */
  readonly romanised: boolean
}

type Replacements = readonly (readonly [RegExp, string])[]

/** ICAO Doc 9303, part 3, section 6 (Cyrillic): the spelling of passports. What NFD takes apart (й, ё, ї, ў) is not here. */
const CYRILLIC =
  'а A б B в V г G ґ G д D ђ D е E є IE ж ZH з Z ѕ DZ и I і I ј J к K л L љ LJ м M н N њ NJ о O п P р R с S т T ћ C у U ф F х KH ц TS ч CH џ DZ ш SH щ SHCH ъ IE ы Y ь - э E ю IU я IA'
/** ELOT 743 = ISO 843, which Greek passports follow. Pairs of letters are in `GREEK_PAIRS`. */
const GREEK = 'α A β V γ G δ D ε E ζ Z η I θ TH ι I κ K λ L μ M ν N ξ X ο O π P ρ R σ S ς S τ T υ Y φ F χ CH ψ PS ω O'
/** Letters with no accent to take off, beyond those of `foldAccents`. */
const LATIN = 'þ TH ð D ı I ə E ŋ N ħ H ŧ T ĸ K ſ S'

const table = (pairs: string) => {
  const parts = pairs.split(' ')
  return parts.flatMap((part, at): [string, string][] => (at % 2 === 0 ? [[part, (parts[at + 1] ?? '').replace('-', '')]] : []))
}
const LETTERS = new Map([CYRILLIC, GREEK, LATIN].flatMap(table))
const ROMANISED = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

const VOICED = 'αεηιουωβγδζλμνρ'
/** An accent on the first letter, or a diaeresis on the second, keeps the two apart. */
const GREEK_PAIRS: Replacements = [
  [/ου(?!\u0301?\u0308)/g, 'OU'],
  [new RegExp(`([αεη])υ(?!\u0301?\u0308)\u0301?(?=[${VOICED}])`, 'g'), '$1V'],
  [/([αεη])υ(?!\u0301?\u0308)\u0301?/g, '$1F'],
  [/(?<!\p{L}\p{M}{0,9})μπ/gu, 'B'],
  [/γγ/g, 'NG'],
  [/γξ/g, 'NX'],
  [/γχ/g, 'NCH'],
]

const SIGNS: Replacements = [
  [/[’‘‛`´ʼʹʻ′]/g, "'"],
  [/[‐‑‒–—−]/g, '-'],
  [/[.,/_\u00a0]/g, ' '],
]

const replaceAll = (text: string, replacements: Replacements) =>
  replacements.reduce((said, [signs, plain]) => said.replace(signs, plain), text)

/**
 * A name as the police tables write theirs: 'Müller' is MULLER, 'Strauß' STRAUSS, 'Nguyễn' NGUYEN, 'Иванов' IVANOV.
 * Cyrillic and Greek go by the tables of passports. Scripts that leave vowels out or write words (Arabic, Hebrew, Chinese)
 * are refused, because nobody can tell from them how the document spells the name. Which signs the portal refuses is not
 * published: this is the set of its own tables.
 */
export function transliterate(name: string): Transliterated {
  const plain = replaceAll(visibleCode(name).toLowerCase(), SIGNS).normalize('NFKD')
  const refused = new Set<string>()
  const text = Array.from(foldAccents(replaceAll(plain, GREEK_PAIRS)), (letter) => {
    if (/[A-Za-z' -]/.test(letter)) return letter
    const latin = LETTERS.get(letter)
    if (latin === undefined) refused.add(letter)
    return latin ?? ''
  })
  return { text: text.join('').toUpperCase().replace(/\s+/g, ' ').trim(), refused: [...refused], romanised: ROMANISED.test(name) }
}

/** A document's number: capital letters and digits; blanks go, because cards print them only to be read. */
export function transliterateNumber(number: string): Transliterated {
  const said = foldAccents(visibleCode(number).toUpperCase()).replace(/[\s.]+/g, '')
  const refused = [...new Set(said.replace(/[A-Z0-9/-]/g, ''))]
  return { text: said.replace(/[^A-Z0-9/-]/g, ''), refused, romanised: false }
}

const SCRIPTS: Replacements = [
  [/\p{Script=Arabic}/u, 'caratteri arabi'],
  [/\p{Script=Hebrew}/u, 'caratteri ebraici'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'caratteri giapponesi'],
  [/\p{Script=Han}/u, 'caratteri cinesi'],
  [/\p{Script=Hangul}/u, 'caratteri coreani'],
  [/\p{Script=Thai}/u, 'caratteri thailandesi'],
  [/\p{Script=Devanagari}/u, 'caratteri indiani'],
  [/\p{Script=Armenian}/u, 'caratteri armeni'],
  [/\p{Script=Georgian}/u, 'caratteri georgiani'],
]

/** The script of the signs refused, in Italian; undefined for digits and punctuation. */
export function scriptOf(refused: readonly string[]): string | undefined {
  const signs = refused.join('')
  return SCRIPTS.find(([script]) => script.test(signs))?.[1] ?? (/\p{L}/u.test(signs) ? 'caratteri che non sono latini' : undefined)
}
