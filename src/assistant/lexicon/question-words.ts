import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { asksToday } from '../../kernel/expression/paths.ts'
import { isAboutRecords, type Question } from '../../kernel/question/question.ts'
import { readDays } from '../italian/days.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isPreposition, LINKS, POLITE } from '../italian/small-words.ts'
import { stemOf } from './stem.ts'
import type { TradeWord } from './trade-words.ts'

/** Any day: of a wording only the stretch that names days is looked at. */
const ANY_DAY = '2026-01-15'

/** Small words that a wording needs: «chi deve ancora arrivare» is not «chi arriva». */
const NEEDED = new Set('ancora non no senza mai da solo subito'.split(' '))
const ASKS = new Set('chi cosa che quale quali quanti quante quanto quanta come dove quando'.split(' '))
const speaks = (word: string) => NEEDED.has(word) || !(LINKS.has(word) || POLITE.has(word))

/**
 * The words of a wording but for those that name days and those that say nothing: what is asked of today is asked of any other day.
 * Nothing where no word of the trade is left: «cosa c’è oggi» is asked of everything. Where the question has no day to give way, days
 * stay among the words («i volontari della domenica» says when they can come); «oggi» says no more than that it is asked now. «stasera» is
 * more than a day, and stays too.
 */
function bareWording(says: string, hasDay: boolean): { readonly says: string; readonly dated: boolean } | undefined {
  const words = wordsOf(says)
  const kept: string[] = []
  for (let at = 0; at < words.length;) {
    const days = readDays(words, at, ANY_DAY)
    if (days && (hasDay ? !days.part : days.ahead.to === ANY_DAY)) at = days.end
    else kept.push(words[at++] ?? '')
  }
  const dated = hasDay && kept.length < words.length
  // «quali fatture» are asked for by «fatture» as well; «carie da fare» is not «carie da …».
  const spoken = kept.filter((word, at) => (speaks(word) || kept[at - 1] === 'da') && !/^qual[ei]$/.test(word))
  const [only = '', second] = spoken
  // One word alone asks too much, unless it names what is asked for: «arrivi», and not «ordinare», which is kept as it was said («cosa devo ordinare»).
  if (second === undefined && /(?:ndo|are|ere|ire|iamo|ano|ono|at[oaie]|ut[oaie])$/.test(only))
    return kept.length > 2 ? { says: kept.join(' '), dated } : undefined
  return spoken.some((word) => !ASKS.has(word) && !NEEDED.has(word)) ? { says: spoken.join(' '), dated } : undefined
}

const PART = 0.75
/** «scoperti», of «turni scoperti»: what a wording says of its noun («quali turni di dicembre sono ancora scoperti?»). */
function saidOfNoun(says: string, nouns: ReadonlySet<string> = new Set()): string | undefined {
  const [noun = '', ...rest] = says.split(' ')
  const [first = ''] = rest
  return nouns.has(stemOf(noun)) &&
    rest.length > 0 &&
    rest.length <= 2 &&
    (first === 'da' || !isPreposition(first)) &&
    rest.every((word) => !isIdle(word) || word === 'da')
    ? rest.join(' ')
    : undefined
}

/** The wordings of the questions about records, as phrases that may stand beside days, names and states. */
export function* questionWords(questions: readonly Question[], entities: readonly AnyEntity[]): Iterable<TradeWord> {
  // «gli ospiti che restano» leaves «ospiti» alone, which is the name of all of them.
  const names = new Set(entities.flatMap(({ label }) => [label.one, label.many].map((name) => name.toLowerCase())))
  const nouns = new Map(
    entities.map(({ name, label, synonyms = [] }) => [
      name,
      new Set([label.one, label.many, ...synonyms].map((says) => stemOf(says.toLowerCase()))),
    ]),
  )
  for (const [at, question] of questions.entries()) {
    if (!isAboutRecords(question)) {
      for (const says of question.says) yield { says, sense: { is: 'metric', key: question.metric }, sure: 1 }
      continue
    }
    const hasDay = asksToday(question.where)
    for (const says of question.says) {
      const bare = bareWording(says, hasDay)
      if (bare && !names.has(bare.says))
        yield { says: bare.says, sense: { is: 'question', entity: question.entity, at, dated: bare.dated }, sure: 1 }
      const said = bare && !bare.dated && saidOfNoun(bare.says, nouns.get(question.entity))
      if (said) yield { says: said, sense: { is: 'question', entity: question.entity, at, dated: false, part: true }, sure: PART }
    }
  }
}
