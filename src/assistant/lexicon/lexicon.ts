import type { Question } from '../../kernel/question/question.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { tokensOf } from '../italian/token.ts'
import { GRAMMAR } from './grammar-words.ts'
import { isIdle, isLight, LINKS } from '../italian/small-words.ts'
import type { Sense } from './sense.ts'
import { Slips } from './slips.ts'
import { stemOf, verbStemOf } from './stem.ts'
import { questionWords } from './question-words.ts'
import { tradeWords } from './trade-words.ts'

interface Node {
  readonly next: Map<string, Node>
  readonly senses: { readonly sense: Sense; readonly sure: number; readonly said: string }[]
}

/** A phrase that was found in what somebody said. */
export interface FoundPhrase {
  readonly sense: Sense
  /** Words from `from` to the one before `to`. */
  readonly from: number
  readonly to: number
  /** How many of them speak: what joins them counts for nothing. */
  readonly words: number
  readonly sure: number
  /** As the phrase has it. */
  readonly said: string
}

const newNode = (): Node => ({ next: new Map(), senses: [] })
/** Kept in phrases: «da fare» is not «fare», «non fatturato» is not «fatturato». */
const KEPT = new Set(['da', 'non', 'senza', 'con', 'no', 'si'])
const SMALL = new Set(GRAMMAR.map(([phrase]) => phrase))
const isLink = (word: string) => LINKS.has(word) && !KEPT.has(word)

/** «a chi», «in ritardo», «è venuto» say no more than one word of them: the trade's own words for it go before. */
const isLean = ({ sense, to }: FoundPhrase, words: readonly string[]): boolean =>
  sense.is === 'asks' || sense.is === 'stands' || (sense.is === 'tense' && words[to - 1]?.startsWith('stat') !== true)
/** «quant’è» keeps its verb. */
const speaks = (word: string, at: number) => !LINKS.has(word) || (word === 'e' && at > 0)

const COMPARES: ReadonlySet<Sense['is']> = new Set(['order', 'compare', 'each', 'not', 'without'])

/** Of a shorter stem too many others are but a letter away: «culla» is no «cell», «bello» no «Belgio». */
const LEAST_STEM = 5

/** Small words that fields are called by as well: «la camera è stata pulita», «in che stato è la camera?». */
const FIELDS_TOO = new Set(['stato', 'tipo'])
const FAINTER = 0.2

/** The words that mean something in a phrase; all of them where nothing else is there. */
export function contentOf(words: readonly string[]): readonly string[] {
  const spoken = words.filter((word) => !isLink(word))
  return spoken.length > 0 ? spoken : words
}

/** «chi è …?» asks for a record, though a field is called so. */
const IS_WHO = /^(?:chi|cosa?|com|dov|quand) e$/
const ASKS = /^(?:quant[oaie]?|qual[ei]?|come|dove?|quando|chi|che)$/

/** What may hang on a verb: «spostala», «confermarli», «dammi». */
const CLITIC = /^(.{3,}?)(?:glie)?(lo|la|li|le|mi|ci|gli|ne|mele|mela|melo|meli|si|ti)$/

/** All phrases of Italian and of one trade. */
export class Lexicon {
  readonly #exact = newNode()
  readonly #stems = newNode()
  /** Phrases of the trade that are made of small words. */
  readonly #literal = newNode()
  readonly #slips = new Slips()
  /** Words of the trade as they are written. */
  readonly #written = new Set<string>()

  constructor(sector: Sector, questions: readonly Question[] = []) {
    for (const [phrase, sense] of GRAMMAR) this.#learn(this.#exact, phrase.split(' '), sense, 1)
    const all = [...tradeWords(sector), ...questionWords(questions, sector.entities)].map(({ says, ...word }) => {
      const spoken = tokensOf(says).map((token) => token.word)
      return { ...word, says, spoken, words: contentOf(spoken) }
    })
    const lone = (is: Sense['is']) =>
      new Set(all.flatMap(({ sense, spoken: [only = ''], spoken: { length } }) => (sense.is === is && length === 1 ? [stemOf(only)] : [])))
    const elsewhere = { held: new Set([...lone('entity'), ...lone('field')]), field: lone('held') }
    // «quanto ci costa» is not «quanto costa»: where another field is called so without the small word, it counts.
    const fieldOf = (sense: Sense) => (sense.is === 'field' ? sense.field : undefined)
    const placeOf = (sense: Sense, words: readonly string[]) =>
      sense.is === 'field' ? `${sense.entity} ${words.map(stemOf).join(' ')}` : ''
    const bare = new Map(
      all.flatMap(({ sense, spoken, words }) =>
        fieldOf(sense) !== undefined && spoken.length === words.length ? [[placeOf(sense, words), fieldOf(sense)] as const] : [],
      ),
    )
    const isApart = (sense: Sense, words: readonly string[]) => {
      const other = bare.get(placeOf(sense, words))
      return other !== undefined && other !== fieldOf(sense)
    }
    for (const { says, sense, sure, spoken, words } of all) {
      if (spoken.length > words.length && isApart(sense, words)) {
        this.#learn(this.#exact, spoken, sense, sure)
        continue
      }
      // «ci deve», «è qui», «quanto fa»: of small words alone each one counts, and as it stands.
      if (words.every((word) => isIdle(word) || KEPT.has(word) || ASKS.test(word))) {
        // «c'è», «sì», «alle»: words of every sentence are nobody's; «non c'è» says something, though «non» alone says nothing of it.
        if (spoken.length > 1 && (sense.is !== 'held' || spoken.includes('non')) && !IS_WHO.test(spoken.join(' ')))
          this.#learn(this.#literal, spoken, sense, sure)
        else if (sense.is === 'field' && FIELDS_TOO.has(says.toLowerCase())) this.#learn(this.#literal, spoken, sense, sure - FAINTER)
      } else if (
        words.length === 1 &&
        spoken.length > 1 &&
        // «dai un posto»: what orders is more than what is given.
        (sense.is === 'move'
          ? /^(?:dai|fai)$/.test(spoken[0] ?? '')
          : (sense.is === 'held' || (sense.is === 'field' && sure < 1)) && elsewhere[sense.is].has(stemOf(words[0] ?? '')))
      )
        // «in sala», «sul ponte»: without its small word it is the room itself; «pronta per» without it is the state.
        this.#learn(this.#literal, spoken, sense, sure)
      else {
        // «in corso» has no other ending: «corsi» are none.
        const isSaying = words.length === 1 && spoken[0] === 'in' && sense.is === 'held'
        this.#learn(isSaying ? this.#exact : this.#stems, words, sense, sure, !isSaying)
        // «in ritardo», which is Italian too: what the trade calls so is as long.
        if (sense.is === 'held' && words.length < spoken.length && SMALL.has(spoken.join(' ')))
          this.#learn(this.#literal, spoken, sense, sure)
      }
    }
  }

  #learn(root: Node, words: readonly string[], sense: Sense, sure: number, stemmed = false): void {
    let node = root
    for (const word of words) {
      if (stemmed) this.#written.add(word)
      const key = stemmed ? stemOf(word) : word
      let next = node.next.get(key)
      if (!next) node.next.set(key, (next = newNode()))
      const verb = stemmed ? verbStemOf(word) : key
      if (!node.next.has(verb)) node.next.set(verb, next)
      node = next
      this.#slips.add(key)
    }
    const key = JSON.stringify(sense)
    if (!node.senses.some((one) => JSON.stringify(one.sense) === key)) node.senses.push({ sense, sure, said: words.join(' ') })
  }

  /** Whether some phrase has the word, as it is or in another ending. */
  knows(word: string): boolean {
    return isIdle(word) || this.#exact.next.has(word) || this.#stems.next.has(stemOf(word)) || this.#stems.next.has(verbStemOf(word))
  }

  /** Every phrase that begins with a word. */
  at(words: readonly string[], from: number): readonly FoundPhrase[] {
    const word = words[from] ?? ''
    const asItStands = (one: string) => one
    const literal = [...this.#walk(this.#literal, words, from, asItStands, true)].map((found) => {
      const spoken = words.slice(from, found.to).filter((one) => !isIdle(one) && !ASKS.test(one)).length
      // «dai un posto» orders with a small word.
      return { ...found, words: (spoken || found.words) + (found.sense.is === 'move' ? 1 : 0) }
    })
    const grammar = [...this.#walk(this.#exact, words, from, asItStands, true)].map((found) =>
      isLean(found, words) ? { ...found, words: Math.max(1, words.slice(from, found.to).filter(speaks).length) } : found,
    )
    const exact = [...grammar, ...literal]
    // What joins is no stem of a word of the trade: «per» is no «Perù».
    // «segna» orders, and is seldom one of the «segni».
    const orders = exact.some(({ sense, to }) => sense.is === 'does' && to === from + 1)
    // «meno» compares, and is no «menù».
    const compares = grammar.some(({ sense, to }) => COMPARES.has(sense.is) && to === from + 1)
    const stems = isLink(word) ? [] : [...this.#walk(this.#stems, words, from, stemOf, false, orders)]
    const found = [...exact, ...(compares ? stems.filter(({ said, to }) => to > from + 1 || said === word) : stems)]
    // «confermalo» says yes, and is «conferma» with its object too.
    // «portala» is no «portale» either.
    const isOrder =
      found.every(({ sense }) => sense.is === 'reply' || sense.is === 'does') || (/l[oaie]$/.test(word) && !this.#written.has(word))
    const [, verb] = isOrder ? (CLITIC.exec(word) ?? []) : []
    if (verb === undefined) return found
    // «spostarlo» is «spostare» with its object, «spostalo» is «sposta».
    const bare = [verb, `${verb}e`].find((one) => this.#exact.next.has(one) || this.#stems.next.has(stemOf(one)))
    return bare === undefined ? found : [...found, ...this.at(words.with(from, bare), from)]
  }

  /** Words that a mistyped one may be, the nearest first. */
  corrected(word: string): readonly { readonly word: string; readonly slips: number }[] {
    const stem = stemOf(word)
    return stem === word || stem.length < LEAST_STEM
      ? this.#slips.near(word)
      : [...this.#slips.near(word), ...this.#slips.near(stem)].toSorted((a, b) => a.slips - b.slips)
  }

  /** Whether a word stands in some phrase, be it in another ending, or is a small one. */
  isWord(word: string): boolean {
    const forms = word.length > 4 ? [word, stemOf(word), verbStemOf(word)] : [word]
    return this.knows(word) || isLight(word) || forms.some((one) => this.#slips.has(one))
  }

  *#walk(
    root: Node,
    words: readonly string[],
    from: number,
    form: (word: string) => string,
    exact: boolean,
    orders = false,
  ): Iterable<FoundPhrase> {
    let open: readonly { readonly node: Node; readonly spoken: number }[] = [{ node: root, spoken: 0 }]
    for (let at = from; at < words.length && open.length > 0; at++) {
      const word = words[at] ?? ''
      const taken = open.flatMap(({ node, spoken }) => {
        const next = node.next.get(form(word)) ?? node.next.get(word) ?? (exact ? undefined : node.next.get(verbStemOf(word)))
        return next ? [{ node: next, spoken: spoken + 1 }] : []
      })
      for (const { node, spoken } of taken)
        for (const { sense, sure, said } of node.senses)
          yield { sense, sure: orders && at === from && said !== word ? sure - FAINTER : sure, from, to: at + 1, words: spoken, said }
      // What joins may stand between the words of a phrase of the trade, and not begin it.
      open = !exact && at > from && isIdle(word) ? [...taken, ...open] : taken
    }
  }
}
