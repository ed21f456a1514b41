import type { TradeSense } from '../lexicon/sense.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import { costOf, type Cover } from '../tag/cover.ts'
import { FAINT, type Reading, type Span } from '../tag/span.ts'
import { isNumeric } from '../trade/fields.ts'
import type { Trade } from '../trade/trade.ts'
import { isAbsence, lackingVisits } from './absence.ts'
import { HAS_NOT } from './negation.ts'
import { isOrder, type Frame, type Role, type RoleKind } from './role.ts'

/** What a stretch is worth that has no place in the sentence: less than nothing. */
const UNFIT = -1.2
const TWO_HOPS = 0.75
/** What says which entity is meant is worth more than what merely fits it. */
export const ABOUT = 0.5
/** «il prezzo a intervento» */
const HANGS = 0.1
/** A trade that says it in another place: a relation mentioned, a field of another record. */
const ASIDE = 0.6
/** A wording that the trade itself has written down says more than its words. */
const QUESTION = 1.25
/** What the trade calls a state goes before what anybody does. */
const STANDS = 0.95
const BREADTH = 12
/** So many questions of the trade that a stretch could be, and no more: it may be something else. */
const QUESTIONS = 2

/** As sure as what is asked by a verb, and not by its name. */
const BY_VERB = 0.8

const ANY_DAY = '2026-01-15'

type Fitting = RoleKind & { readonly worth: number }

const idsOf = (reading: Extract<Reading, { is: 'named' }>) => [
  ...new Set(reading.named.things.flatMap((thing) => (thing.is === 'record' ? [thing.id] : []))),
]
const textsOf = (reading: Extract<Reading, { is: 'named' }>) => [
  ...new Set(reading.named.things.flatMap((thing) => (thing.is === 'text' ? [thing.value] : []))),
]

function senseFits(trade: Trade, entity: string, sense: TradeSense, sure: number): readonly Fitting[] {
  if (sense.is === 'metric') {
    const metric = trade.sector.metrics.find(({ key }) => key === sense.key)
    return metric?.entity.name === entity ? [{ role: 'metric', key: sense.key, worth: 1.15 }] : []
  }
  if (sense.is === 'action') {
    const action = trade.sector.actions.find(({ key }) => key === sense.key)
    return action?.entity === entity ? [{ role: 'action', key: sense.key, worth: 1.1 }] : []
  }
  const isOwn = sense.entity === entity
  if (sense.is === 'question') {
    const { at, dated, part } = sense
    return isOwn ? [{ role: 'question', at, dated, ...(part && { part }), worth: part ? 1 : QUESTION }] : []
  }
  const way = isOwn ? undefined : trade.wayTo(entity, sense.entity)
  const far = way ? (way.hops === 1 ? 1 : TWO_HOPS) : 0
  if (sense.is === 'entity') {
    if (isOwn) return [{ role: 'about', worth: 1 }]
    const line = way ? undefined : trade.lineOf(entity, sense.entity)
    if (line) return [{ role: 'item', ...line, ids: [], worth: ASIDE }]
    const back = way ? undefined : trade.wayTo(sense.entity, entity)
    if (back && !back.many) return [{ role: 'pointing', of: sense.entity, path: back.path, worth: ASIDE }]
    return way ? [{ role: 'relation', path: way.path, target: way.target, worth: ASIDE * far + 0.2 }] : []
  }
  if (sense.is === 'makes') return isOwn ? [{ role: 'makes', worth: 1.1 }] : []
  if (sense.is === 'move') return isOwn ? [{ role: 'move', into: sense.to, worth: 1.05 }] : []
  // «viene» asks for a price of its own, and for none of what it is linked to.
  const path = isOwn ? sense.field : way && !way.many && sure > BY_VERB ? `${way.path}.${sense.field}` : undefined
  const back = path === undefined && sense.is === 'held' ? trade.wayTo(sense.entity, entity) : undefined
  // «senza pacchi», «senza fatture scadute».
  if (back && !back.many && sense.is === 'held')
    return [
      { role: 'pointing', of: sense.entity, path: back.path, where: [{ field: sense.field, op: 'eq', value: sense.value }], worth: ASIDE },
    ]
  if (path === undefined) return []
  const worth = isOwn ? 1 : ASIDE * far
  return sense.is === 'field' ? [{ role: 'field', field: path, worth }] : [{ role: 'held', field: path, values: [sense.value], worth }]
}

function fits(trade: Trade, entity: string, reading: Reading): readonly Fitting[] {
  const { sure } = reading
  const less = (fitting: Fitting): Fitting => ({ ...fitting, worth: fitting.worth - (1 - sure) })
  switch (reading.is) {
    case 'sense': {
      const { sense } = reading
      // What bears the day on which it was made is never late.
      if (
        sense.is === 'stands' &&
        sense.where === 'late' &&
        !trade.entity(entity).late &&
        trade.recordsDay(entity, trade.dayOf(entity) ?? '', ANY_DAY)
      )
        return []
      return (
        isOfTrade(sense)
          ? senseFits(trade, entity, sense, sure)
          : [{ role: 'grammar', sense, worth: sense.is === 'stands' ? STANDS : 1 } as const]
      ).map(less)
    }
    case 'named': {
      const { named } = reading
      if (named.field === undefined) {
        if (named.entity === entity) return [less({ role: 'self', ids: idsOf(reading), whole: named.whole, worth: 1 })]
        const ways = trade.waysFrom(entity).filter(({ target }) => target === named.entity)
        const line = ways.length === 0 ? trade.lineOf(entity, named.entity) : undefined
        if (line) return [less({ role: 'item', ...line, ids: idsOf(reading), worth: 0.9 })]
        return ways
          .slice(0, 2)
          .map((way, at) =>
            less({
              role: 'named',
              path: way.path,
              target: way.target,
              ids: idsOf(reading),
              many: way.many,
              whole: named.whole,
              worth: (way.hops === 1 ? 1 : TWO_HOPS) - at * 0.1,
            }),
          )
      }
      const values = textsOf(reading)
      if (named.entity === entity)
        return [less({ role: 'held', field: named.field, values, worth: named.whole && named.words > 1 ? 0.96 : 0.85 })]
      // «chi è allergico alla penicillina tra quelli di oggi?»: what the patient of an appointment says.
      const way = trade.wayTo(entity, named.entity)
      const isNear = way?.hops === 1 && !way.many
      return isNear ? [less({ role: 'held', field: `${way.path}.${named.field}`, values, worth: 0.85 * ASIDE })] : []
    }
    case 'days':
      return trade.dayOf(entity) ? [{ role: 'days', days: reading.days, worth: sure }] : []
    case 'hours':
      // «domani mattina» is no more than «domani» where nothing has an hour.
      if (!trade.timeOf(entity)) return reading.hours.part ? [{ role: 'grammar', sense: { is: 'joins' }, worth: FAINT }] : []
      return [{ role: 'hours', hours: reading.hours, worth: sure }]
    case 'lasts':
      return [{ role: 'lasts', minutes: reading.minutes, worth: sure }]
    case 'money':
      return [{ role: 'money', cents: reading.cents, worth: sure }]
    case 'number':
      return [{ role: 'number', value: reading.value, ...(reading.unit && { unit: reading.unit }), worth: sure * 0.9 }]
  }
}

const TRADE_SENSES = new Set(['entity', 'field', 'held', 'move', 'metric', 'action', 'makes', 'question'])
const isOfTrade = (sense: { readonly is: string }): sense is TradeSense => TRADE_SENSES.has(sense.is)

/** «alle altre squadre», «un altro intervento»: those that are not these, and no option that is called «Altro». */
const isOther = ({ from, to }: Span, words: readonly string[]): boolean =>
  to === from + 1 &&
  /^altr[oaie]$/.test(words[from] ?? '') &&
  (/^(?:un|l|gli|le|agli|alle|degli|delle|dagli|dalle|qualche)$/.test(words[from - 1] ?? '') ||
    (to < words.length && !isIdle(words[to] ?? '')))

/** What a stretch may do in a sentence about an entity, the best first. */
function rolesFor(trade: Trade, entity: string, span: Span, words: readonly string[], isAbsent: boolean): readonly Role[] {
  const fitting = span.readings
    .filter((one) => !(one.is === 'sense' && one.sense.is === 'held' && isOther(span, words)))
    .flatMap((reading) => fits(trade, entity, reading))
    .concat(isAbsent ? lackingVisits(trade, entity, span, words) : [])
  // «in ritardo»: what the trade itself calls so is that.
  const isHeld = fitting.some((one) => one.role === 'held' && !one.field.includes('.'))
  const all = isHeld ? fitting.filter((one) => one.role !== 'grammar' || one.sense.is !== 'stands' || one.sense.where !== 'late') : fitting
  const seen = new Set<string>()
  return all
    .toSorted((a, b) => b.worth - a.worth)
    .filter((one) => {
      const { worth: _, ...kind } = one
      const key = JSON.stringify(kind)
      return !seen.has(key) && seen.add(key)
    })
    .map((one) => ({
      ...one,
      worth: one.worth * span.words + (one.role === 'about' ? (words[span.from - 1] === 'a' ? HANGS : ABOUT) : 0),
      from: span.from,
      to: span.to,
    }))
}

/** «le fatture», «preventivo Rossi» are no order to make one, though «fattura» may be. */
const isNoun = ({ from, to, readings }: Span, words: readonly string[]): boolean =>
  to === from + 1 &&
  /(?:[eio]|ia|nza)$/.test(words[from] ?? '') &&
  readings.some(
    (one) =>
      one.is === 'sense' &&
      (one.sense.is === 'entity' || one.sense.is === 'held' || (one.sense.is === 'field' && one.sure === 1 && words[from]?.endsWith('o'))),
  )

/** «sono in programma» orders nothing, though «programma» does. */
const isLed = ({ from, to }: Span, words: readonly string[]): boolean =>
  to === from + 1 && /^(?:in|nel|del|dal|al|sul|il|un)$/.test(words[from - 1] ?? '') && !/re$|^nuov/.test(words[from] ?? '')

/** «tavoli da 6 posti», «con voto 2»: so many of what it stands beside, and none that is called so. */
function isCount(
  trade: Trade,
  entity: string,
  span: Span,
  [before, next]: readonly (Span | undefined)[],
  words: readonly string[],
): boolean {
  const isBare = span.to === span.from + 1 && /^\d+$/.test(words[span.from] ?? '')
  if (isBare && before?.to === span.from && before.readings.some((one) => isCounted(one) && one.sure > 0.9)) return true
  // «tavoli da quattro»
  const isOfThem =
    before?.to === span.from - 1 &&
    before.readings.some((one) => one.is === 'sense' && one.sense.is === 'entity' && one.sense.entity === entity)
  if (isOfThem && words[span.from - 1] === 'da' && trade.numberOf(entity) !== undefined && span.readings.some(({ is }) => is === 'number'))
    return true
  if (next?.from !== span.to || !/^(?:da|di|per|in|con|a|su)$/.test(words[span.from - 1] ?? '')) return false
  return span.readings.some(({ is }) => is === 'number') && next.readings.some(isCounted)

  function isCounted(one: Reading): boolean {
    return one.is === 'sense' && one.sense.is === 'field' && one.sense.entity === entity && isNumeric(trade, entity, one.sense.field)
  }
}

/** «prenota …, arrivo il 9»: after an order a word says what a field is, and asks nothing. */
const wordedBy = (options: readonly Role[], before: readonly Role[]): readonly Role[] => {
  const isValue = before.some(isOrder) && options.some(({ role }) => role === 'field')
  return isValue ? options.filter(({ role }) => role !== 'question') : options
}

/** The frames of a sentence about an entity: each stretch in its best roles, some in the next best. */
export function framesOf(trade: Trade, entity: string, cover: Cover, words: readonly string[], asking: boolean): readonly Frame[] {
  let partial: { readonly roles: readonly Role[]; readonly unknown: readonly number[]; readonly score: number }[] = [
    { roles: [], unknown: cover.unknown, score: -cover.unknown.reduce((sum, at) => sum + costOf(words[at] ?? ''), 0) },
  ]
  const isAbsent = isAbsence(words, cover)
  for (const [nth, span] of cover.spans.entries()) {
    const isNumber = isCount(trade, entity, span, [cover.spans[nth - 1], cover.spans[nth + 1]], words)
    const all = rolesFor(trade, entity, span, words, isAbsent)
    const isLacking = all.some(({ role }) => role === 'pointing') && (isAbsent || HAS_NOT.test(words.slice(0, span.from).join(' ')))
    const options = all.filter((one) =>
      one.role === 'makes'
        ? !isNoun(span, words)
        : isNumber
          ? one.role === 'number'
          : one.role === 'pointing'
            ? isLacking || partial.some(({ roles }) => roles.some(({ role, to }) => role === 'pointing' && to === span.from))
            : one.role === 'about'
              ? !isLacking
              : one.role !== 'grammar' || one.sense.is !== 'does' || !isLed(span, words),
    )
    const best = options[0]?.worth ?? 0
    const questions = options.filter(({ role }) => role === 'question').slice(QUESTIONS)
    // «chi ha annullato l’appuntamento di Maffei?» asks for a story, though «chi ha annullato» may be a question of the trade.
    const isStory = (one: Role) => one.role === 'grammar' && one.sense.is === 'asks' && one.sense.what === 'history'
    const kept = options.filter((one) => (one.worth > best - 0.45 || isStory(one)) && !questions.includes(one)).slice(0, 3)
    const lost = Array.from({ length: span.to - span.from }, (_, at) => span.from + at).filter((at) => !isIdle(words[at] ?? ''))
    partial = partial
      .flatMap(({ roles, unknown, score }): typeof partial =>
        kept.length > 0
          ? wordedBy(kept, roles).map((role) => ({ roles: [...roles, role], unknown, score: score + role.worth + (span.words - 1) * 0.3 }))
          : [
              {
                roles,
                unknown: [...unknown, ...lost],
                score: score + lost.reduce((sum, at) => sum + (isLight(words[at] ?? '') ? UNFIT / 4 : UNFIT), 0),
              },
            ],
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BREADTH)
  }
  const isWhole = ({ roles }: (typeof partial)[number]) =>
    roles.every((one) => one.role !== 'question' || !one.part) || roles.some(({ role }) => role === 'about')
  return partial.filter(isWhole).map((one) => ({ ...one, entity, words, asking }))
}
