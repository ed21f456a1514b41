import { similarRecords } from './similar-records.ts'
import { asShown } from './chart-conditions.ts'
import { type Inquiry, base, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { contents } from './contents.ts'
import { freeLanes } from './free-lanes.ts'
import { freeHours } from './free-hours.ts'
import { freePlaces } from './free-places.ts'
import { counts, groups } from './groups.ts'
import { fitsWord } from './question-word.ts'
import { formulas, metrics } from './metrics.ts'
import { openingHours } from './opening-hours.ts'
import { superlatives, topGroups } from './superlatives.ts'
import { sums } from './sums.ts'
import { OWED } from './implied-attribute.ts'
import { attributes } from './attributes.ts'
import { comparisons } from './comparisons.ts'
import { asksTwo } from '../frame/features.ts'
import { isNumeric } from '../trade/fields.ts'
import { type Asks, whereOf } from '../conditions/where.ts'
import { questionOf } from '../conditions/question.ts'
import { rolesOf, type RoleOf } from '../frame/role.ts'
import { tellsDone } from '../frame/tense.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Asking } from '../meaning/meaning.ts'

/** «chi c'è nella 301?» asks for no room. */
const asksWho = ({ trade, frame, features }: Inquiry): boolean =>
  features.asks.has('who') && rolesOf(frame, 'self').length > 0 && trade.lyingIn(frame.entity).some(({ span }) => span)

/** «chi fa il fabbro?» asks for those who can be called themselves. */
const isPeople = ({ trade, frame, features }: Inquiry): boolean => {
  const { slot, span, fields } = trade.entity(frame.entity)
  return (
    features.asks.has('who') &&
    rolesOf(frame, 'held').length > 0 &&
    rolesOf(frame, 'days').length === 0 &&
    !(slot ?? span) &&
    Object.values(fields).some((field) => /^(?:phone|email)$/.test(field.kind) && isStored(field))
  )
}

/** «il prossimo corso che parte» is one, though the trade asks for «prossimi corsi». */
function firstOf({ trade, frame }: Inquiry, { from, to }: RoleOf<'question'>): Pick<Extract<Asking, { is: 'list' }>, 'sort' | 'first'> {
  const start = Math.max(0, from - 1)
  // «senza un prossimo appuntamento» orders nothing.
  const isOrder = (word: string, at: number) =>
    /^(?:prossim|ultim)[oa]$/.test(word) && !/^(?:un|una|senza|nessun|nessuna)$/.test(frame.words[start + at - 1] ?? '')
  const said = frame.words.slice(start, to).find(isOrder)
  const day = trade.dayOf(frame.entity)
  return said && day ? { sort: [{ field: day, direction: said.startsWith('prossim') ? 'asc' : 'desc' }], first: 1 } : {}
}

/** What a sentence about an entity asks, in the ways that it can be taken and that its question word allows. */
export function* askingsOf(sentence: Omit<Inquiry, keyof Asks>): Iterable<Candidate<Asking>> {
  const asked = { ...sentence, ...whereOf(sentence.trade, sentence.frame, sentence.today) }
  for (const one of waysOf(asked))
    if (fitsWord(asked, one.meaning)) yield { ...one, meaning: asShown(sentence.trade, one.meaning, sentence.today) }
}

function* waysOf(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  yield* formulas(asked)
  // What something comes to is asked, and nothing else of it.
  const added = [...sums(asked)]
  yield* added
  if (added.length > 0) return
  yield* metrics(asked)
  yield* comparisons(asked)
  yield* freeLanes(asked)
  yield* freePlaces(asked)
  yield* freeHours(asked)
  yield* openingHours(asked)
  yield* similarRecords(asked)
  if (features.asks.has('history'))
    yield {
      meaning: { is: 'history', ...base(asked, false) },
      // «chi ha cambiato il prezzo di …?»: the whole story says it.
      used: used(asked, ...frame.roles.filter((role) => role.role === 'field' || (role.role === 'grammar' && role.sense.is === 'order'))),
      bonus: 1.6,
    }
  yield* groups(asked)
  yield* topGroups(asked)
  yield* superlatives(asked)
  yield* attributes(asked)
  yield* contents(asked)
  yield* counts(asked)
  // «ha pagato tutto?» asks of somebody, and of nobody that is named here.
  const isOfAny = !features.says(/^(?:(?:e|ma|allora) )?ha\b/) || frame.roles.some(({ role }) => role === 'self' || role === 'named')
  if (features.whether && isOfAny && !features.asks.has('many') && !features.asks.has('much')) {
    const { slot } = trade.entity(frame.entity)
    // «hanno finito la 202?» asks of today.
    const isNow = slot && tellsDone(frame) && rolesOf(frame, 'days').length === 0 && rolesOf(frame, 'self').length === 0
    const { where, ...rest } = base(asked)
    const now = isNow ? [{ field: slot.day, op: 'eq', value: asked.today } as const] : []
    yield { meaning: { is: 'yes', ...rest, where: [...where, ...now] }, used: used(asked), bonus: 0.25 }
  }
  const [question] = rolesOf(frame, 'question')
  const { sort, near } = (question && questionOf(trade, question)) ?? {}
  if (features.whether && !isOfAny) return
  // «quanto ci deve Rossi?» asks for no list.
  if (features.asks.has('much') && features.says(OWED)) return
  yield {
    meaning: { is: 'list', ...base(asked), ...(sort && { sort }), ...(near && { near }), ...(question && firstOf(asked, question)) },
    // «chi va al San Rocco e a che ora?»: a row says both.
    used: used(asked, ...(asksTwo(features) ? rolesOf(frame, 'field').filter(({ field }) => !isNumeric(trade, frame.entity, field)) : [])),
    bonus: features.does.has('show') || features.asks.has('which') || isPeople(asked) ? 0.3 : asksWho(asked) ? -0.4 : 0,
  }
}
