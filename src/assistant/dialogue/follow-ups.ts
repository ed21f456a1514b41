import { comparisonsOf, isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isKind } from '../../kernel/fields/field.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { grammarOf, rolesOf, type Frame, type Role } from '../frame/role.ts'
import type { Spoken } from '../frame/topic.ts'
import { dayOfQuestion, isDated } from '../conditions/question.ts'
import { wordsOf } from '../italian/token.ts'
import { fieldOf, isWish, keyOf, merged, type Asked, type Asking, type Meaning, type Wish } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { understand } from '../rank/readings.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import {
  afterFocus,
  behindToo,
  ofItsDay,
  ofItsField,
  ofItsMeasure,
  ofItsNumber,
  ofItsState,
  onItsDay,
  reopened,
  roundToo,
  withoutSaidAgain,
} from './carry-over.ts'
import { figuresOf, SURE } from './follow-up-figures.ts'
import type { Lean, Leaning } from './follow-up.ts'
import { BY, isOfSpoken, isWhole, leanOf, LEADS, THOSE } from './follow-up-kind.ts'
import { isOfThose } from './manner.ts'
import { those, type Focus } from './memory.ts'
import { pointerIn, type Pointer } from './pointer.ts'
import { MOST } from './focus.ts'
import { stepped } from './period-steps.ts'

const WEIGHT: Readonly<Record<Lean, number>> = { among: 2.2, adds: 1.4, pronoun: 1.1, bare: 0.7 }

const SETS = new Set(['list', 'figure', 'groups', 'tell', 'yes', 'history'])
const spansAll = (meaning: Meaning): meaning is Asking & Asked => SETS.has(meaning.is) && 'where' in meaning

/** «quanti scontrini?» */
const SHORT = 2

/** «quanti scontrini?» of no day, after those of September: of those. */
const isInItsDays = (trade: Trade, { meaning, frame }: Understood, { asking, entity, where }: Focus): boolean =>
  asking !== undefined &&
  'entity' in meaning &&
  meaning.entity === entity &&
  frame.words.length <= SHORT &&
  grammarOf(frame, 'asks').some(({ what }) => what === 'many') &&
  rolesOf(frame, 'days').length === 0 &&
  where.some((one) => isDated(trade, entity, one))

/** What was asked of which one was told: «e martedì?» after where the Reds go on Monday, «e il più basso?» after the highest. */
function atLarge(focus: Focus): Focus {
  const { asking } = focus
  const isOne = asking?.is === 'tell' || (asking?.is === 'list' && asking.first !== undefined)
  return isOne && asking.where.some((one) => fieldOf(one) !== 'id') ? { ...focus, where: asking.where } : focus
}

/** A question over what was spoken of: «e mercoledì?», «quanti sono?», «di questi quali sono pagati?». */
function asked({ trade, today }: Mind, { meaning, frame }: Understood, told: Focus, lean: Lean): Asking | undefined {
  if (!spansAll(meaning) || meaning.is === 'history') return undefined
  const focus = lean === 'adds' || ('first' in meaning && meaning.first !== undefined) ? atLarge(told) : told
  const { asking } = focus
  // States that merely leave out what does not come say nothing that was said before.
  // «chi arriva per primo?», «quali sono senza squadra?» of this evening: that it lies ahead was said of no other days.
  const isAhead = (one: Condition) =>
    rolesOf(frame, 'days').length === 0 && isDated(trade, frame.entity, one) && focus.where.some((old) => fieldOf(old) === fieldOf(one))
  const now = roundToo(
    trade,
    frame,
    meaning.where.filter((one) => !isComing(one, frame.entity, focus) && !isAhead(one)),
    focus,
  )
  const other = onItsDay(trade, frame, now, focus.where)
  const said = other?.said ?? now
  const moved = behindToo(
    said.map((one) => afterFocus(ofItsDay(trade, one, frame, focus), frame, focus, today)),
    focus,
    today,
  )
  const where =
    lean === 'among' && focus.ids.length > 0
      ? reopened([{ field: 'id', op: 'in', value: focus.ids }, ...moved], focus, '')
      : merged(withoutSaidAgain(trade, frame.entity, other?.before ?? focus.where, moved), other ? said : moved)
  if (meaning.is === 'figure' && meaning.against) {
    const mine = rolesOf(frame, 'days').length > 1 ? merged(focus.where, said) : focus.where
    const figure = figureIn(asking)
    const against = merged(focus.where, meaning.against)
    // «quanto a ottobre? — e rispetto al mese scorso?», said in November: this month beside it.
    const isSame = keyOf(mine) === keyOf(against)
    return figure ? { ...figure, where: isSame ? merged(focus.where, meaning.where) : mine, against } : meaning
  }
  const search = meaning.search ?? focus.search
  const found = { where, ...(search !== undefined && { search }) }
  if (isAnew(meaning, frame) || !asking || !spansAll(asking)) return { ...meaning, ...found }
  // «cosa ha comprato?»: what adds nothing to what was asked asks something else, which its words do not tell.
  const addsNothing = moved.length === 0 && meaning.search === undefined && lean !== 'among'
  return addsNothing && frame.unknown.length > 0 ? undefined : { ...asking, ...found }
}

/** The figure that was told, be it asked for as a sum or by the name of its field. */
function figureIn(asking: Asking | undefined): Extract<Asking, { is: 'figure' }> | undefined {
  if (asking?.is === 'figure') return asking
  if (asking?.is !== 'tell' || !asking.sums) return undefined
  const { entity, where, search, field } = asking
  return { is: 'figure', entity, where, ...(search !== undefined && { search }), fn: 'sum', field }
}

/** Whether what is asked is said, and not merely of which records: «quali sono pagati?», and not «e con almeno cinque posti?». */
const isAnew = (meaning: Asking, frame: Frame): boolean =>
  meaning.is !== 'list' ||
  meaning.first !== undefined ||
  grammarOf(frame, 'asks').length > 0 ||
  /^(?:(?:e|ma|invece) )*(?:chi|quali)\b/.test(frame.words.join(' ')) ||
  grammarOf(frame, 'does').some(({ what }) => what === 'show')

const isComing = (condition: Condition, _entity: string, focus: Focus) =>
  !isAnyOf(condition) &&
  condition.op === 'in' &&
  Array.isArray(condition.value) &&
  condition.value.length > 2 &&
  focus.where.some((one) => fieldOf(one) === condition.field)

/** A wish is about all that it points at, where it says so or only one is there. */
const MANY =
  /\b(?:(?!(?:[adns]|da|de|ne|su|co)lle\b|alle\b|qua?li\b)\w{3,}(?:(?<!g)l[ie]|gliel[ie])|tutt[ie]|quest[ie]|quell[ie]|entramb[ie]|ambedue|altr[ie])\b/i

const ANEW = /^(?:(?:e|ma|allora|oggi) )*(?:adesso|ora|quindi) /

/** Where the last of what was listed stands: at the end, first where the newest is first, and nowhere where it goes both ways from today. */
function lastOf(trade: Trade, { entity, asking, where }: Focus): 0 | -1 | null {
  const [sort] = (asking?.is === 'list' && asking.sort) || trade.entity(entity).sort || []
  if (asking?.is !== 'list' || sort?.field !== trade.dayOf(entity) || sort?.direction === 'asc') return -1
  if (sort?.direction === 'desc') return 0
  return where.some((one) => !isAnyOf(one) && one.op === 'eq' && isDated(trade, entity, one)) ? -1 : null
}

/** The ways to take a sentence over what was spoken of, the likeliest first; none where it speaks of something else. */
export function leaningsOn(mind: Mind, ways: readonly Understood[], spoken: Focus, said: string): readonly Leaning[] {
  const words = wordsOf(said)
  const focus = isOfThose(words.join(' '), false) ? (whomNone(mind.trade, spoken) ?? spoken) : spoken
  const [first] = ways
  if (isWhole(said, first, focus)) return []
  // «e adesso quanto resta da incassare?» after something was done asks of all, and not of that.
  if (!focus.asking && ANEW.test(words.join(' ')) && !/\bdev(?:e|ono)\b/.test(words.join(' '))) return []
  const points = focus.ids.length > 0 ? pointerIn(words, focus.ids, lastOf(mind.trade, focus)) : undefined
  // «e quello di primo soccorso?», «e quello con più posti?» after one is another.
  const isOther =
    points !== undefined && focus.ids.length === 1 && /^(?:e |ed |ma |invece )+quell[oa] (?:d|con |che )/.test(words.join(' '))
  const pointer = isOther ? undefined : points
  const isOfIt = first !== undefined && focus.ids.length > 0 && isOfSpoken(first, focus.ids.length > 1)
  const all = [
    ...(pointer ? [] : changed(mind, ways, focus, said)),
    ...once(mind, focus, said),
    ...pointed(mind, focus, pointer, said, isOfIt),
  ]
  // «che frequenza ha?»: of whom, is not said.
  const weigh = ({ lean, score }: Leaning) => score + (isOfIt && lean === 'bare' ? WEIGHT.adds - WEIGHT.bare : 0)
  const besides = focus.besides?.flatMap((one, at) => {
    const before = pointerIn(words, one.ids)
    return [...pointed(mind, one, before, said)]
      .filter(
        ({ lean, meaning }) =>
          (lean === 'bare' ? one.isTold && meaning.is === 'tell' : lean !== 'adds') && 'entity' in meaning && meaning.entity === one.entity,
      )
      .map((leaning) => ({ ...leaning, score: weigh(leaning) + (one.isTold ? TOLD : -BEFORE * (at + 1)) }))
  })
  const states = [...stated(mind, ways, focus, said)]
  const step = stepped(mind.trade, focus, words.join(' '))
  const leanings = [
    ...all.map((one) => ({ ...one, score: weigh(one) })),
    ...(besides ?? []),
    ...states,
    ...(step ? [{ meaning: step, lean: 'adds', score: SURE } as const] : []),
    ...grouped(mind, focus, said, words),
    ...(first ? figuresOf(mind, first, focus) : []),
  ].toSorted((a, b) => b.score - a.score)
  return leanings
    .map((one) => ({ ...one, meaning: ofItsNumber(mind.trade, one.meaning, focus) }))
    .filter(({ meaning }) => isAskedFor(words, meaning, focus))
}

/**
 * «quali sono scadute?», «da quando?» and «quanto costa?» of several ask for no sum, and «quante volte ci siamo stati?» for no number of
 * customers.
 */
function isAskedFor(words: readonly string[], meaning: Meaning, { ids, entity }: Focus): boolean {
  const isLone = ids.length > 1 && /^(?:ha|costa)$/.test(words.at(-1) ?? '')
  if (meaning.is === 'tell') return !meaning.sums || !isLone || meaning.entity !== entity
  if (meaning.is !== 'figure') return true
  if (meaning.fn === 'count') return !words.includes('volte') || ids.length !== 1 || meaning.entity !== entity
  return !isLone && !words.includes('quali') && !words.includes('quando')
}

/** «non risponde», of the one recall that is spoken of: what it says from now on. Where but one is left nothing more is picked. */
function* stated({ trade }: Mind, ways: readonly Understood[], { entity, ids }: Focus, said: string): Iterable<Leaning> {
  if (ids.length !== 1 || /\?\s*$/.test(said)) return
  const { fields } = trade.entity(entity)
  for (const { meaning, unknown, frame, score } of ways) {
    const text = frame.words.join(' ')
    if (meaning.is !== 'list' || meaning.entity !== entity || unknown.length > 0 || LEADS.test(text) || THOSE.test(text)) continue
    const held = rolesOf(frame, 'held')
    const isOption = (key: string) => fields[key] !== undefined && isStored(fields[key]) && isKind(fields[key], 'choice')
    if (held.length === 0 || held.length < frame.roles.length || !held.every(({ field, values }) => isOption(field) && values.length === 1))
      continue
    const values = Object.fromEntries(held.map(({ field, values: [value] }) => [field, value]))
    yield {
      meaning: { is: 'update', entity, where: [{ field: 'id', op: 'in', value: ids }], values, all: false },
      lean: 'bare',
      score: score + WEIGHT.pronoun,
    }
  }
}
/** Who was told is meant rather than that of which it was asked: «chi lo segue?», «che telefono ha?». */
const TOLD = 0.2
/** What was spoken of before is meant where the last that was spoken of has no such thing. */
const BEFORE = 0.3

const IN_WHICH = /\b(?:su|in|da|con|di|a) quali /i
/** The last question by groups: «per cliente», «e per tecnico?». */
function* grouped(mind: Mind, { asking, entity, where, search }: Focus, said: string, words: readonly string[]): Iterable<Leaning> {
  if (!asking || !spansAll(asking) || !BY.test(words.join(' ')) || (asking.is === 'list' && IN_WHICH.test(said))) return
  const measure =
    asking.is === 'figure' || asking.is === 'groups'
      ? { fn: asking.fn, ...(asking.field !== undefined && { field: asking.field }) }
      : asking.is === 'tell' && asking.sums
        ? { fn: 'sum' as const, field: asking.field }
        : undefined
  for (const { meaning, unknown, score } of understand(said.replace(IN_WHICH, 'per '), { ...mind, again: asking })) {
    if (unknown.length > 0 || meaning.is !== 'groups' || meaning.entity !== entity) continue
    const told = meaning.where.filter((one) => !where.some((before) => fieldOf(before) === fieldOf(one)))
    const found = { where: [...where, ...told], ...(search !== undefined && { search }) }
    yield { meaning: { ...meaning, ...found, ...measure }, lean: 'adds', score: score + SURE }
  }
}

export const leaningsOf = (mind: Mind, focus: Focus, said: string): readonly Leaning[] =>
  leaningsOn(mind, understand(said, mind), focus, said)

const told = (trade: Trade, meaning: Asking, frame: Frame, focus: Focus): Asking =>
  ofItsState(trade, ofItsMeasure(trade, meaning, frame, focus), frame)

/** The last question once more, with what is said now in the place of what was said then. */
function* changed(mind: Mind, ways: readonly Understood[], focus: Focus, said: string): Iterable<Leaning> {
  for (const way of ways) {
    if (way.unknown.length > 0 || isWish(way.meaning) || focus.fills || !('entity' in way.meaning) || way.meaning.entity !== focus.entity)
      continue
    const lean = leanOf(way, said) ?? (isInItsDays(mind.trade, way, focus) ? 'bare' : undefined)
    const meaning = lean && asked(mind, way, focus, lean)
    const firm = dayOfQuestion(mind.trade, rolesOf(way.frame, 'question')[0]) !== undefined
    const score = way.score + (lean ? WEIGHT[lean] : 0)
    if (meaning && lean) yield { meaning: told(mind.trade, meaning, way.frame, focus), lean, score, firm }
    // «e il tavolo 2?» after what the guests of table 5 ordered: nobody sits at both.
    const others = lean === 'adds' && rolesOf(way.frame, 'named').some(({ worth }) => worth > 0) ? ofOthers(mind.trade, focus) : undefined
    const other = others && asked(mind, way, others, 'adds')
    if (other) yield { meaning: told(mind.trade, other, way.frame, others), lean: 'adds', score: score - LESS, firm }
  }
}
/** How much less likely a follow-up asks of others altogether. */
const LESS = 0.3

/** The same question of nobody that it names by a reference; nothing where it names none. */
function ofOthers(trade: Trade, focus: Focus): Focus | undefined {
  const { asking, entity } = focus
  const isOfAny = (one: Condition) => isAnyOf(one) || targetOf(trade.fieldAt(entity, one.field)) === ''
  if (!asking || !('where' in asking) || asking.where.every(isOfAny)) return undefined
  return { ...focus, where: focus.where.filter(isOfAny), asking: { ...asking, where: asking.where.filter(isOfAny) } }
}

/** The one record that a question named of which it found nothing: «chi c’è al tavolo 5?» speaks of that table, though nobody sits there. */
function whomNone(trade: Trade, { asking, entity, ids }: Focus): Focus | undefined {
  if (ids.length > 0 || !asking || !('where' in asking)) return undefined
  const named = comparisonsOf(asking.where).flatMap(({ field, op, value }) => {
    const target = targetOf(trade.fieldAt(entity, field))
    const [id, more] = /^(?:eq|in|has)$/.test(op) ? [value].flat() : []
    return target !== '' && typeof id === 'string' && more === undefined ? [those(target, [id])] : []
  })
  return named.length === 1 ? named[0] : undefined
}

/** What tells another question than the one before. */
const TELLS_ANOTHER = new Set<Role['role']>(['question', 'metric', 'makes', 'move', 'action'])

/** What says when, how long, for how many and where. */
const NARROWS = new Set<Role['role']>(['days', 'hours', 'lasts', 'number', 'held', 'named', 'self', 'field'])

/** «e a novembre?» after a figure that the trade works out over any days. */
export function ofOtherDays(said: string, key: string, mind: Mind): Asking | undefined {
  const metric = mind.trade.sector.metrics.find((one) => one.key === key)
  const lead = /^(?:e|ed|ma|invece)\b/i
  if (!metric?.over || !lead.test(said)) return undefined
  const [first] = understand(`${metric.label} ${said.replace(lead, '')}`, mind)
  return first?.unknown.length === 0 && first.meaning.is === 'metric' && first.meaning.key === key ? first.meaning : undefined
}

/** A new record that goes into the free place that was found, where no other day is said. */
const filled = (wish: Extract<Wish, { is: 'create' }>, { roles }: Frame, { fills }: Focus): Wish =>
  fills && !roles.some(({ role }) => role === 'days') ? { ...wish, values: { ...fills(wish.values), ...wish.values } } : wish

/** Free rooms or hours once more: «e domenica?», «e per tre notti?», «con almeno tre posti?», «e con Anna?». */
function* once(mind: Mind, focus: Focus, said: string): Iterable<Leaning> {
  const { asking } = focus
  if (asking?.is !== 'free' && asking?.is !== 'gaps') return
  for (const way of understand(said, { ...mind, again: asking })) {
    const { meaning, unknown, frame, score } = way
    if (unknown.length > 0) continue
    if (meaning.is === 'create' && meaning.entity === asking.entity) {
      const lean = leanOf(way, said) ?? 'adds'
      yield { meaning: filled(meaning, frame, focus), lean, score: score + WEIGHT[lean] }
    }
    const lean = leanOf(way, said) ?? (frame.roles.some(({ role }) => role === 'about') ? undefined : 'bare')
    if (!lean || meaning.is !== asking.is || frame.roles.some((role) => TELLS_ANOTHER.has(role.role))) continue
    if (grammarOf(frame, 'does').some(({ what }) => what !== 'show')) continue
    if (frame.roles.some((role) => NARROWS.has(role.role))) yield { meaning, lean, score: score + WEIGHT[lean] + CUT }
  }
}

/** What only one record can say, and no word tells which. */
const isOfOne = ({ meaning }: Understood): boolean =>
  meaning.is === 'history' || (meaning.is === 'tell' && !meaning.sums && meaning.where.length === 1)

/** «solo quelle presentate» picks among what was told, and changes nothing. */
const PICKS = /^(?:e |ma |no )?(?:solo|soltanto|solamente|tranne)\b/i

/** «che telefono hanno?»: of each of them. */
const OF_EACH = /\b(?:hanno|ciascun[oa]|ognun[oa]|(?:chi|dove|quando) l[ie])\b/i

/** What is only led to is seldom meant. */
const FAR = 0.5
/** What a word is worth that points. */
const CUT = 1.3
/** The sentence with what was spoken of put in where it points. */
function* pointed(mind: Mind, focus: Focus, pointer: Pointer | undefined, said: string, isOfIt = false): Iterable<Leaning> {
  const { entity, ids, refs } = focus
  if (ids.length === 0 || ids.length > MOST) return
  const one = (pointer?.ids ?? ids).length === 1
  const spoken: Spoken = { entity, ids: pointer?.ids ?? ids, ...(refs && { refs }), ...(pointer && { cut: pointer.cut }) }
  for (const way of understand(said, { ...mind, spoken })) {
    const { meaning, unknown, frame, score } = way
    if (unknown.length > 0 || !('entity' in meaning) || (isWish(meaning) && PICKS.test(said))) continue
    const isOwn = meaning.entity === entity
    const lean = pointer ? 'among' : (leanOf(way, said) ?? (isOfIt ? 'bare' : undefined))
    if (!lean || (lean === 'adds' && isOwn && meaning.is === 'list' && atLarge(focus) !== focus)) continue
    const weight =
      WEIGHT[lean] +
      (pointer ? (pointer.cut[1] - pointer.cut[0]) * CUT : 0) -
      (isOwn ? 0 : FAR) -
      ('field' in meaning && meaning.field?.includes('.') ? FAR : 0)
    if (isWish(meaning)) {
      if (meaning.is === 'create' ? isOwn : lean === 'bare' && !one) continue
      const all = meaning.is !== 'create' && ((one && isOwn) || MANY.test(said) || meaning.all)
      yield {
        meaning: meaning.is === 'create' ? filled(meaning, frame, focus) : ofItsField(mind.trade, { ...meaning, all }, frame, focus),
        lean,
        score: score + weight,
      }
    } else if (spansAll(meaning) && frame.roles.some((role) => role.worth > 0) && (one || !isOfOne(way) || isOfIt || OF_EACH.test(said))) {
      const asking: Asking =
        meaning.is === 'tell' && !one && isOfOne(way)
          ? { is: 'list', entity: meaning.entity, where: meaning.where, shows: meaning.field }
          : isOwn && meaning.is !== 'tell'
            ? {
                ...(focus.asking?.is === 'figure' && lean === 'adds' && !isAnew(meaning, frame) && !/\b(?:quell[ie]|chi)\b/i.test(said)
                  ? focus.asking
                  : meaning),
                where: reopened(meaning.where, focus, said),
              }
            : meaning
      yield { meaning: told(mind.trade, asking, frame, focus), lean, score: score + weight }
    }
  }
}
