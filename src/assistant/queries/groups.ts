import { keyMeaning } from '../../kernel/concepts/key-meaning.ts'
import { type Inquiry, base, functions, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { canBeCalled, nameIn } from './question-word.ts'
import { visitsOf } from './visits.ts'
import { isNumeric } from '../trade/fields.ts'
import { type Frame, grammarOf, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { whereOf } from '../conditions/where.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { isAnyOf } from '../../kernel/expression/condition.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { addsUp, type Field } from '../../kernel/fields/field.ts'
import type { Measure } from '../../kernel/door/store.ts'

const NUMBERED = new Set(['sum', 'avg', 'min', 'max'])

/** «per tecnico», «mese per mese», «divisi per canale». */
export function groupingOf({
  trade,
  frame,
  features,
}: Inquiry): { readonly by: { readonly by: string; readonly per?: 'day' | 'month' }; readonly used: readonly Role[] } | undefined {
  const day = trade.dayOf(frame.entity)
  const monthly = features.says(/\bmes[ei] per mes[ei]\b|\b(?:per|ogni|al|ciascun) mese\b|\bmensil/)
  const daily = features.says(/\bgiorno per giorno\b|\b(?:per|ogni|al|ciascun) giorno\b|\bgiornalier/)
  const marks = grammarOf(frame, 'each')
  const each = frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'each')
  if (day && (monthly || daily)) {
    const said = rolesOf(frame, 'days').filter(
      (role) => role.to - role.from === 1 && /^(?:mese|giorno)$/.test(frame.words[role.from] ?? ''),
    )
    return { by: { by: day, per: monthly ? 'month' : 'day' }, used: [...each, ...said] }
  }
  // «quante pulizie a testa?»: of each who does them.
  const head =
    features.asks.has('many') && features.says(/\ba testa\b/) ? (nameIn(trade, frame.entity) ?? personOf(trade, frame.entity)) : undefined
  if (head !== undefined) return { by: { by: head }, used: each }
  // A record that names several belongs to no one group.
  const isSeveral = (path: string) => trade.fieldAt(frame.entity, path)?.kind === 'team'
  const fits = (role: Role): role is RoleOf<'field'> | RoleOf<'relation'> =>
    role.role === 'field'
      ? !isNumeric(trade, frame.entity, role.field) && !isSeveral(role.field)
      : role.role === 'relation' && !isSeveral(role.path)
  const forms = frame.roles.filter(fits)
  // «fornitore per fornitore».
  const twice = forms.filter(({ from, to }) => frame.words.slice(from, to).join() === frame.words.slice(to + 1, 2 * to - from + 1).join())
  const [once] = twice.filter(({ to }) => frame.words[to] === 'per')
  if (once) {
    const again = forms.filter(({ from }) => from === once.to + 1)
    return { by: { by: once.role === 'field' ? once.field : once.path }, used: [...each, once, ...again] }
  }
  const after =
    marks.length > 0
      ? forms.find(({ from }) => marks.some((mark) => from >= mark.to && from - mark.to <= 2))
      : forms.find(
          (role) => frame.words[role.from - 1] === 'per' && (features.asks.size > 0 || features.fn || frame.again || isBare(frame, role)),
        )
  if (!after) return undefined
  return { by: { by: after.role === 'field' ? after.field : after.path }, used: [...each, after] }
}

/** Whoever a record leads to that can be called. */
export const personOf = (trade: Trade, entity: string): string | undefined =>
  trade.waysFrom(entity).find(({ target, many }) => !many && canBeCalled(trade, target))?.path

/** «progetti in corso per responsabile questo mese»: what is asked for, and by what at the end; the days may follow. */
const isBare = (frame: Frame, role: Role): boolean =>
  frame.words
    .slice(role.to)
    .every((word, at) => isIdle(word) || rolesOf(frame, 'days').some(({ from, to }) => from <= role.to + at && role.to + at < to)) &&
  [...rolesOf(frame, 'about'), ...rolesOf(frame, 'question'), ...rolesOf(frame, 'metric')].some(({ to }) => to < role.from) &&
  grammarOf(frame, 'does').every(({ what }) => what === 'show')

export function* groups(asked: Inquiry): Iterable<Candidate<Asking>> {
  const grouped = groupingOf(asked)
  if (!grouped) return
  const { trade, frame, today, features } = asked
  // «mese per mese» names no month.
  const { where } = whereOf(trade, frame, today, new Set(grouped.used.filter(({ role }) => role === 'days')))
  const figure = figureOf(asked, grouped.used)
  const isCount = features.asks.has('many') && !figure?.role
  const sums = features.asks.has('much') || features.fn || figure?.role || isMoneyNoun(frame)
  // «le ore di ottobre per progetto» are added up, and not counted.
  const hours = !figure?.role && !isCount && isOf(frame, /^ore$/) ? trade.hoursOf(frame.entity) : undefined
  const measure =
    hours !== undefined
      ? { fn: 'sum' as const, field: hours }
      : isCount || !figure || !sums
        ? { fn: 'count' as const }
        : { fn: figure.fn, field: figure.field }
  yield {
    meaning: {
      is: 'groups',
      ...base({ ...asked, where: where.filter((one) => isAnyOf(one) || one.op !== 'empty') }),
      ...grouped.by,
      ...measure,
    },
    used: used(asked, ...grouped.used, figure?.role, ...functions(frame)),
    bonus: 0.7,
  }
}

/** «gli incassi per mezzo», «le spese per progetto»: what is called so is money, and nobody counts it. */
const isMoneyNoun = (frame: Frame): boolean => isOf(frame, /^(?:incass|entrat|uscit|ricav|cost|spes|pagament|fatturat)/)

const isOf = (frame: Frame, noun: RegExp): boolean =>
  [...rolesOf(frame, 'about'), ...rolesOf(frame, 'question')].some(({ from }) => noun.test(frame.words[from] ?? ''))

/** What each takes over from what it is linked to adds up to nothing. */
export const isBorrowed = (field: Field): boolean => isDerived(field) && 'field' in field.derive && field.derive.field.includes('.')

/** What is added up: a number that is named, or what records of the kind are about. */
export function figureOf(
  { trade, frame, features, used: taken }: Inquiry,
  apart: readonly Role[] = [],
): { readonly fn: Measure['fn']; readonly field: string; readonly role?: RoleOf<'field'> } | undefined {
  const fn = features.fn && NUMBERED.has(features.fn) ? features.fn : 'sum'
  const isMeasured = (path: string) => {
    const field = trade.fieldAt(frame.entity, path)
    return field !== undefined && (fn === 'sum' ? addsUp(field) && !isBorrowed(field) : field.numeric)
  }
  const named = rolesOf(frame, 'field').filter((role) => isMeasured(role.field) && !taken.has(role) && !apart.includes(role))
  const [first] = named.toSorted((a, b) => (b.field.includes('.') ? 0 : 1) - (a.field.includes('.') ? 0 : 1))
  if (first) return { fn, field: first.field, role: first }
  const field = trade.moneyOf(frame.entity)
  return field === undefined || !isMeasured(field) ? undefined : { fn, field }
}

/** How much of a thing is there. */
export const goodsOf = (trade: Trade, entity: string): string | undefined => keyMeaning(trade.entity(entity).fields, 'stock', 'quantity')

export function* counts(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  // «il numero di Rossi» counts nobody.
  if (
    features.asks.has('many') &&
    !(features.says(/\bnumero di\b/) && frame.roles.some(({ role }) => role === 'self' || role === 'named' || role === 'held'))
  ) {
    // «quanti clienti hanno un preventivo?» counts those that it finds.
    const asks = grammarOf(frame, 'asks').find(({ what }) => what === 'many')
    const isReference = (path: string) => trade.fieldAt(frame.entity, path)?.kind === 'reference'
    const [each] = rolesOf(frame, 'field').filter(({ field, from }) => from === asks?.to && isReference(field))
    // «quante audi abbiamo?»: those that are called so, and not what happens to them.
    const { slot, span } = trade.entity(frame.entity)
    const isThing = !(slot ?? span) && !goodsOf(trade, frame.entity) && rolesOf(frame, 'self').some(({ from }) => from === asks?.to)
    const bonus = isThing ? 0.7 : 0.35
    const visits = asked.lacks ? undefined : visitsOf(trade, base(asked))
    if (visits) yield { meaning: { is: 'figure', ...visits }, used: used(asked, each), bonus }
    else yield { meaning: { is: 'figure', ...base(asked), fn: 'count' }, used: used(asked, each), bonus }
  }
  if (features.fn === 'avg' && !asked.lacks) {
    const figure = figureOf(asked)
    if (figure)
      yield {
        meaning: { is: 'figure', ...base(asked), fn: 'avg', field: figure.field },
        used: used(asked, figure.role, ...functions(frame)),
        bonus: 0.4,
      }
  }
}
