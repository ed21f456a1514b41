import type { Measure } from '../../kernel/door/store.ts'
import type { QuestionWord, Doing } from '../lexicon/sense.ts'
import type { EntityLabel } from '../../kernel/entity/entity.ts'
import { wordsOf } from '../italian/token.ts'
import type { Trade } from '../trade/trade.ts'
import { isIdle } from '../italian/small-words.ts'
import { grammarOf, isOrder, type Frame, type Role } from './role.ts'

/** What the small words of a sentence say about what is wanted. */
export interface Features {
  readonly asks: ReadonlySet<QuestionWord>
  readonly does: ReadonlySet<Doing>
  readonly fn: Measure['fn'] | undefined
  /** Yes or no is asked. */
  readonly whether: boolean
  /** A modal that makes a command of a question: «puoi spostare …?». */
  readonly asksTo: boolean
  readonly all: boolean
  /** It begins with the noun of several and asks nothing: «prenotazioni con …», «le fatture di …». */
  readonly lists: boolean
  /** A pronoun stands for the record: «mettilo», «quello di …». */
  readonly points: boolean
  readonly says: (pattern: RegExp) => boolean
}

const WHETHER =
  /^(?:e |ma |allora |senti |scusa |ehm |dunque |per caso )*(?:c e|ci sono|c era|c erano|ce n e|ce ne sono|abbiamo|ho|ha|hanno|avete|sono|risulta|risultano|esiste|esistono)\b/
const EXISTS = /^(?:e |ma |allora |senti |scusa |ehm |dunque )*(?:c e|ci sono|esiste|esistono|abbiamo|ho)\b/
const MODAL = /^(?:\w+ ){0,2}(?:puoi|potresti|potete|puo|mi puoi|vorrei|voglio|devo|dobbiamo|possiamo|bisogna|bisognerebbe|riesci)\b/
/** «quanti attestati dobbiamo preparare» asks, and «che stanza posso dare» does. */
const ASKED =
  /^(?:e |ma |allora |senti |scusa |ehm |dunque )*(?:quant|quand|quale?\b|qual[ei]?\b|dove?\b|perche\b|che \w+ (?:dev|dobb|poss|puo))/

/** «rinnovala fino a giugno»: a verb with its object, and to what: no question. */
export const PUSHES = /^(?:e |ma |no |ok |allora )*\w{3,}[ai]l[oai] (?:a|al|alla|alle|all|fino|per|come|di)\b/

/** What is asked with a word that a phrase of the trade has taken for itself: «quante persone», «chi ci deve». */
const ASKS: readonly (readonly [pattern: RegExp, what: QuestionWord])[] = [
  [/\bquant[ie]\b/, 'many'],
  [/\bquant[oa]?\b/, 'much'],
  [/\bquali\b|^(?:e |ma |allora )?(?:che )?cosa\b/, 'which'],
  [/\bquando?\b/, 'when'],
]

export function featuresOf(frame: Frame, trade: Trade): Features {
  const text = frame.words.join(' ')
  const asks = new Set([
    ...grammarOf(frame, 'asks').map(({ what }) => what),
    ...ASKS.flatMap(([pattern, what]) => (pattern.test(text) ? [what] : [])),
  ])
  const does = new Set(grammarOf(frame, 'does').map(({ what }) => what))
  const open = [...asks].some((what) => what !== 'history')
  return {
    asks,
    does: does.size === 0 && PUSHES.test(text) && !frame.roles.some(isOrder) ? new Set(['update']) : does,
    fn: grammarOf(frame, 'fn')[0]?.fn,
    whether: !open && ((WHETHER.test(text) && frame.asking) || (EXISTS.test(text) && !/^(?:\w+ )*ho \w+(?:at|ut|it)o\b/.test(text))),
    asksTo: (MODAL.test(text) && !ASKED.test(text)) || frame.roles.some((role) => frame.words[role.from - 1] === 'mi' && isOrder(role)),
    points:
      grammarOf(frame, 'those').length > 0 ||
      /\b(?:\w{3,}(?:l[oaie]|gliel[oaie])|l[oaie] \w+iamo)\b/.test(
        text.replace(
          /\b(?:annull|quell|dell|nell|sull|all|dall|camel|parol|tavol|articol|titol|bell|sol|mal|ville?|scuol|modul|capitol|materia?l|qua?l|mobil|piccol)[oaie]\b/g,
          '',
        ),
      ),
    lists: asks.size === 0 && headIsMany(frame, trade.entity(frame.entity).label),
    all: grammarOf(frame, 'all').length > 0,
    says: (pattern) => pattern.test(text),
  }
}

const LONE = /(?:ion|nt|or|al|il|ier|ic|um|in|nd|ed|as|es)e$/

function headIsMany({ words, roles }: Frame, { one, many }: EntityLabel): boolean {
  const first = roles.find(({ role, from }) => role === 'about' && words.slice(0, from).every(isIdle))
  if (!first) return false
  const [singular, plural] = [wordsIn(one), wordsIn(many)]
  const isMany = (word: string) =>
    !singular.has(word) && (plural.has(word) || word.endsWith('i') || (word.endsWith('e') && !LONE.test(word)))
  return isMany(words[first.to - 1] ?? '')
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text))

/** «chi passa oggi e a che ora?»: what a value of one field does not say twice. */
const APART = [/\bchi\b/, /\bquando\b|\bche or[ae]\b/, /\bdove\b/]
export const asksTwo = ({ says }: Features): boolean => APART.filter(says).length > 1

/** The role that ends where another begins, small words left out. */
export const isBeside = (a: Role, b: Role, gap = 2): boolean => (a.to <= b.from ? b.from - a.to : a.from - b.to) <= gap
