import { nounKind } from './noun-gender.ts'

type Article = 'il' | 'lo' | 'l’' | 'la' | 'i' | 'gli' | 'le'

interface NounPhrase {
  readonly article: Article
  /** With the article: 'il preventivo', 'l’IBAN'. */
  readonly phrase: string
  /** With 'di' and the article: 'del preventivo'. */
  readonly of: string
  readonly gender: 'm' | 'f'
  readonly plural: boolean
}

const VOWEL = /^h?[aeiouàèéìòù]/i
/** Sounds that want 'lo' and 'gli': lo sconto, lo zaino, lo psicologo, lo gnomo, lo pneumatico, lo yogurt, lo chef. */
const LO = /^(?:s[^aeiouàèéìòù]|z|gn|p[sn]|x|y|chef|i[aeou])/i
const OF: Readonly<Record<Article, string>> = { il: 'del', lo: 'dello', 'l’': 'dell’', la: 'della', i: 'dei', gli: 'degli', le: 'delle' }

const isAcronym = (word: string) => /^[A-Z][A-Z0-9]+$/.test(word)
const isFeminineAcronym = (word: string) => /^(?:IVA|PEC|ASL|RAL|SCIA|DICO|PA|IRPEF|IMU|TARI)$/.test(word)
const join = (article: string, noun: string) => (article.endsWith('’') ? article + noun : `${article} ${noun}`)

/** An acronym ends in no Italian ending: masculine unless it is a known feminine one, never plural. */
function kindOf(head: string): { gender: 'm' | 'f'; plural: boolean } {
  if (isAcronym(head)) return { gender: isFeminineAcronym(head) ? 'f' : 'm', plural: false }
  return nounKind(head === 'N.' ? 'numero' : head.toLowerCase())
}

/** How a word is heard: acronyms without vowels are spelled, and F, L, M, N, R, S begin with a vowel ('effe'). */
function sound(word: string): string {
  return isAcronym(word) && !/[AEIOU]/.test(word) ? (/^[FHLMNRSX]/.test(word) ? 'e' : 'b') : word
}

function articleFor(heard: string, gender: 'm' | 'f', isPlural: boolean): Article {
  const isGlide = /^i[aeou]/i.test(heard)
  if (gender === 'f') return isPlural ? 'le' : VOWEL.test(heard) && !isGlide ? 'l’' : 'la'
  if (LO.test(heard)) return isPlural ? 'gli' : 'lo'
  if (VOWEL.test(heard)) return isPlural ? 'gli' : 'l’'
  return isPlural ? 'i' : 'il'
}

/**
 * A label as it sounds inside a sentence: 'Descrizione Problema' gives 'la descrizione problema' and 'della descrizione
 * problema'. Gender and number are guessed; `override` is for the labels that guess wrong ('Foto' meant as many).
 */
export function nounPhrase(label: string, override: { gender?: 'm' | 'f'; plural?: boolean } = {}): NounPhrase {
  const text = label.trim()
  const head = /^[\p{L}\p{N}.-]+/u.exec(text)?.[0] ?? ''
  const guess = kindOf(head)
  const gender = override.gender ?? guess.gender
  const isPlural = override.plural ?? guess.plural
  const article = articleFor(sound(head), gender, isPlural)
  const noun = text.replace(/[\p{L}\p{N}.-]+/gu, (word) => (isAcronym(word) ? word : word.toLowerCase()))
  return { article, phrase: join(article, noun), of: join(OF[article], noun), gender, plural: isPlural }
}

const ANTIC = /(?:antic|caric)o$/

/** An adjective given in -o (or -e) made to agree: 'negativo' with 'le quantità' is 'negative'. */
export function inflect(adjective: string, noun: { readonly gender: 'm' | 'f'; readonly plural: boolean }): string {
  const root = adjective.slice(0, -1)
  if (adjective.endsWith('e')) return noun.plural ? `${root}i` : adjective
  if (!noun.plural) return noun.gender === 'm' ? adjective : `${root}a`
  if (noun.gender === 'f') return /[cg]$/.test(root) ? `${root}he` : `${root}e`
  if (root.endsWith('i')) return root
  const isHard = root.endsWith('g') || (root.endsWith('c') && (!root.endsWith('ic') || ANTIC.test(adjective)))
  return `${root}${isHard ? 'h' : ''}i`
}

/** «Nessun cliente», «Nessuna prenotazione», «Nessuno studente», «Nessun’etichetta». */
export function noneOf({ one, gender }: { readonly one: string; readonly gender: 'm' | 'f' }): string {
  const { article } = nounPhrase(one, { gender, plural: false })
  const word = { la: 'Nessuna ', lo: 'Nessuno ', 'l’': gender === 'f' ? 'Nessun’' : 'Nessun ' }[article as string] ?? 'Nessun '
  return word + one.toLowerCase()
}

/** The word that goes with a count: 'intervento' for 1, 'interventi' for any other number, zero included. */
export function plural(n: number, one: string, many: string): string {
  return n === 1 ? one : many
}

/** Words with a number in them: `{n}` is the number as it is `written`, `{fattura|fatture}` goes with it. */
export const withFigure = (text: string, n: number, written: string): string =>
  text.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_, one: string, many?: string) => (many === undefined ? written : plural(n, one, many)))
