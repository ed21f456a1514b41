const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
}
const ASCII = /^[\0-\x7f]*$/
const APOSTROPHES = /['’‘`´]/g
/** Joined pieces longer than an IBAN are a sentence, shorter than five a coincidence. */
const CODE_LENGTH = { min: 5, max: 34 }

/** Signs that nobody sees and that come along when text is pasted: zero-width spaces, soft hyphens, marks of direction. */
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Between two letters of other scripts and inside emoji these two mean something; in a code or an address they do not. */
const JOINERS = /[\u200c\u200d]/g

/** The text without what cannot be seen in it. */
export const visible = (text: string): string => text.replace(INVISIBLE, '')
/** The same for codes, numbers and addresses. */
export const visibleCode = (text: string): string => visible(text).replace(JOINERS, '')

/** The text without accents, case kept: 'Città' is 'Citta', 'Müller' is 'Muller'. */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆœŒøØđĐłŁ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}

/** A name as it is kept: without signs that nobody sees and double spaces. */
export const tidied = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/** A text as one compares it: without accents, capitals and double spaces. */
export const foldText = (text: string): string => foldAccents(text).toLowerCase().replace(/\s+/g, ' ').trim()

/** The words alone: lower case, no accents, split at apostrophes and every other sign. */
export function splitWords(text: string): string[] {
  const folded = foldAccents(text.toLowerCase())
  return folded.match(ASCII.test(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []
}

/** A piece of a code: digits, letters with digits, or at most two letters; longer ones are codes by themselves. */
const pieceOf = (letters: string, digits: string): string =>
  `(?<![${letters}${digits}])(?:[${digits}]{1,7}|(?=[${letters}]*[${digits}])[${letters}${digits}]{1,5}|[${letters}]{1,2})(?![${letters}${digits}])`
const runOf = (piece: string, flags: string) => new RegExp(`${piece}(?:[ ./_-]${piece})+`, flags)
const RUN = runOf(pieceOf(String.raw`\p{L}`, String.raw`\p{N}`), 'gu')
/** The same for plain letters, several times as fast: nearly every record is written with those alone. */
const PLAIN_RUN = runOf(pieceOf('a-z', '0-9'), 'g')

const isCode = (text: string) => /\d/.test(text) && text.length >= CODE_LENGTH.min && text.length <= CODE_LENGTH.max

/** Codes written in pieces, piece by piece: 'AB 123 CD', '335 555 1401', 'FT-2026/12'. Two signs in a row end a code. */
function codeRuns(text: string): string[][] {
  const folded = foldAccents(text.toLowerCase())
  return (folded.match(ASCII.test(folded) ? PLAIN_RUN : RUN) ?? []).map((run) => run.split(/[ ./_-]/))
}

/** The codes of a text, each as one word. */
export function joinCodes(text: string): string[] {
  return codeRuns(text)
    .map((pieces) => pieces.join(''))
    .filter(isCode)
}

/** The same, and every stretch of two to four pieces: a house number may stand right before a telephone number. */
function joinStretches(text: string): string[] {
  const runs = codeRuns(text)
  const stretches = runs.flatMap((pieces) =>
    pieces.flatMap((_, from) => [2, 3, 4].filter((n) => from + n <= pieces.length).map((n) => pieces.slice(from, from + n).join(''))),
  )
  return [...stretches, ...runs.map((pieces) => pieces.join(''))].filter(isCode)
}

/** What stands before a surname and is often written with it: «De Luca» and «Deluca», «Dell'Acqua» and «Dellacqua». */
const PARTICLE =
  'd|l|o|de|di|da|del|dell|della|dello|dei|degli|delle|dal|dall|dalla|dalle|dai|all|nell|sull|coll|lo|la|li|le|san|sant|santa|santo|van|von|mc|mac'
/** Particles that are no word of a sentence: with these a name needs no capital. */
const NAMES_ALONE = /^(?:de|san|santa|santo|van|von|mc|mac)\s/i
const NAME = new RegExp(`(?<![\\p{L}\\p{N}])((?:(?:${PARTICLE})(?:['’‘\`´]\\s?|\\s))+)(\\p{L}{2,})`, 'giu')

const isCapital = (letter: string) => letter !== letter.toLowerCase()

/** Whether particle and word are one name: an apostrophe joins them, a capital tells them from «della caldaia». */
const isName = (particle: string, word: string) =>
  /['’‘`´]$/.test(particle) || NAMES_ALONE.test(particle) || isCapital(particle.charAt(0)) || isCapital(word.charAt(0))

const joinName = (particle: string, word: string) => particle.replace(/['’‘`´\s]/g, '') + word

/** The text with every particle written with the word behind it, name or not: «il conto di stefano» is «il conto distefano». */
export const joinParticles = (text: string): string =>
  foldAccents(text).replace(NAME, (_, particle: string, word: string) => joinName(particle, word))

/** A name as one compares it, however its particle is written: «D'Angelo», «D Angelo» and «Dangelo» are the same. */
export const foldName = (text: string): string => foldText(joinParticles(text).replace(APOSTROPHES, ''))

/** The names of a text that bear a particle, each in one piece: «dellacqua» for «Dell'Acqua». */
export const joinedNames = (text: string): string[] =>
  [...foldAccents(text).matchAll(NAME)].flatMap(([, particle = '', word = '']) =>
    isName(particle, word) ? [joinName(particle, word).toLowerCase()] : [],
  )

/**
 * Every word the text can be found by: its words, its codes in one piece, and names with their particle as they are dictated
 * («Dell'Acqua» is also «dellacqua», «De Luca» also «deluca»).
 */
export const tokenize = (text: string): string[] => [...new Set([...splitWords(text), ...joinStretches(text), ...joinedNames(text)])]
