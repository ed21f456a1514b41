import { FIRM_WORDS, GIVEN, SURNAMES } from './italian-names.ts'

const NAME = /^\p{Lu}[\p{L}'’]+$/u
const FIRM =
  /\b(?:s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|bar|hotel|studio|condominio?|ristorante|trattoria|officin[ae]|farmacia|cantina|vetreria|ferramenta|panificio|fondazione|scuola|impresa|lido|famiglia|cooperativa|associazione|salumificio|tipografia|agriturismo)\b/i
const givenNames = new Set<string>(GIVEN)

/** The names of one copy of a sample: others than in any copy beside it, and for one name always the same. */
export class Namesakes {
  readonly #copy: number

  constructor(copy: number) {
    this.#copy = copy
  }

  /** What is called so in the copy: a given name, a surname, both in either order, a firm; all other texts stay. */
  of(key: string, text: string): string {
    if (FIRM.test(text)) return this.#firm(text)
    const words = text.split(' ')
    if (words.length > 3 || !words.every((word) => NAME.test(word))) return text
    const [first = ''] = words
    if (words.length === 1) return key === 'cognome' ? this.#surname(first) : key === 'nome' ? this.#given(first) : text
    const at = words.findIndex((word) => givenNames.has(word))
    return at < 0 ? text : words.map((word, place) => (place === at ? this.#given(word) : this.#surname(word))).join(' ')
  }

  /** The same signs, with other digits. */
  code(text: string): string {
    let at = this.#drawn(text, 'code', 1_000_000_007)
    return text.replaceAll(/\d/g, (digit) => {
      at = (at * 48271 + 11) % 2_147_483_647
      return String((Number(digit) + at) % 10)
    })
  }

  email(text: string): string {
    return text.replace('@', `.${this.#copy}@`)
  }

  #given(name: string): string {
    return GIVEN[this.#drawn(name, 'given', GIVEN.length)] ?? name
  }

  #surname(name: string): string {
    return SURNAMES[this.#drawn(name, 'surname', SURNAMES.length)] ?? name
  }

  /** Its first word, and a name. */
  #firm(text: string): string {
    const [first = ''] = text.split(' ')
    const word = FIRM.test(first) ? first : (FIRM_WORDS[this.#drawn(text, 'word', FIRM_WORDS.length)] ?? first)
    return `${word} ${this.#surname(text)}${/s\.?r\.?l/i.test(text) ? ' Srl' : ''}`
  }

  /** A number below a limit, by the text and the copy. */
  #drawn(text: string, what: string, limit: number): number {
    let hash = 2_166_136_261
    for (const sign of `${this.#copy} ${what} ${text}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
    return ((hash ^ (hash >>> 13)) >>> 0) % limit
  }
}
