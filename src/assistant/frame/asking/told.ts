import { keyMeaning } from '../../../kernel/concepts/key-meaning.ts'
import { addable, type Asks0, base, type Candidate, functions, isTitled, used, yetToBegin } from './candidate.ts'
import { AT_HOUR, canBeCalled, FINISHES } from './fits-word.ts'
import { figureOf, goodsOf, isBorrowed } from './groups.ts'
import { asksTwo } from '../features.ts'
import { isDayField, isNumeric } from '../fit.ts'
import { isDayOfEnd } from '../lacking.ts'
import { denialOf } from '../negation.ts'
import { dayOfQuestion } from '../../conditions/question.ts'
import { type Frame, grammarOf, type Role, type RoleOf, rolesOf } from '../role.ts'
import type { Asking } from '../../meaning.ts'
import type { Trade } from '../../trade.ts'
import { type Condition, isAnyOf } from '../../../kernel/expression/condition.ts'
import { isReference } from '../../../kernel/entity/entity.ts'
import type { Sort } from '../../../kernel/door/store.ts'
import { isDerived } from '../../../kernel/fields/derived.ts'
import { addsUp, isKind, type Field } from '../../../kernel/fields/field.ts'
import { laneEntityOf, laneFieldOf } from '../../../kernel/screens/lane-of.ts'

/** «quanti conti …»: the records themselves are counted. */
const countsThem = (frame: Frame): boolean =>
  frame.roles.some(
    (role) =>
      role.role === 'grammar' &&
      role.sense.is === 'asks' &&
      role.sense.what === 'many' &&
      rolesOf(frame, 'about').some(({ from }) => from >= role.to && from - role.to <= 1),
  )

/** «Rinaudo è in poltrona» tells where he is, and asks for no chair. */
const isToldOf = ({ words, asking }: Frame, { from }: Role): boolean =>
  !asking && words.slice(Math.max(0, from - 2), from).some((word) => /^(?:e|sono|sta|stanno)$/.test(word))

/** «Pozzi pagato?», «il piano è stato accettato»: what has come about, and no field by that name. */
const isDone = ({ words }: Frame, { to }: Role): boolean => /.{2}(?:at|ut|it|st|tt|ss)[oaie]$/.test(words[to - 1] ?? '')

/** «quanto ne abbiamo ancora?» asks for a number, and for no price. */
const LEFT = /\b(?:abbiamo(?= (?:ancora|in|a|adesso|ora)\b|$)|c e$|ce n e|rest(?:a|ano)|riman(?:e|gono)|avanza(?:no)?|rimast[oaie])\b/

/** What somebody owes is no price: where no field says it, nobody knows. */
export const OWED = /\b(?:ci|mi|gli) dev(?:e|ono)\b/

/** What one record says, or several together. */
export function* told(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features, today } = asked
  const { entity } = frame
  if (asked.lacks) return
  // «fatturato per cliente» tells no client's, and not that of all.
  if (rolesOf(frame, 'about').some(({ from }) => frame.words[from - 1] === 'per' || grammarOf(frame, 'each').some(({ to }) => to === from)))
    return
  const asks = base(asked, false)
  const self = rolesOf(frame, 'self')
  // Named here, and not merely spoken of before.
  const isSelf = self.some(({ worth }) => worth > 0)
  // «quanto viene il corso di inglese?»: which of two is asked, and no sum of both.
  const isNamed = self.length > 0 || rolesOf(frame, 'named').length > 0
  // «quanto costa il lavoro della Lombardi?»: one of them, and no sum of all.
  const isSingle = isNamed && rolesOf(frame, 'about').some((role) => isOneSaid(frame, role))
  const adds =
    features.fn === 'sum' || (!isSingle && !isSelf && (features.asks.has('much') || (features.asks.has('many') && !countsThem(frame))))
  // «prenotazioni con servizio cena» are to be listed, whatever they hold.
  const isMany = features.lists && (!isNamed || frame.words.includes('con'))
  // «tranne quelli di Ferrante» leaves out, and asks for all others.
  const leavesOut = frame.roles.some((role) => denialOf(frame, role, 'not'))
  const isOne = !isMany && !leavesOut && (isNamed || asks.where.some((one) => !isAnyOf(one) && one.op === 'eq'))
  const fields = rolesOf(frame, 'field').filter((role) => !asked.used.has(role) && !isTitled(trade, frame, role))
  // «qual è il telefono di Rossi?» asks what Rossi says there, and for no list.
  const asksWhat = features.says(/\bqual (?:e|era|sara)\b/)
  const asksSize = features.asks.has('much') || features.asks.has('many')
  // «coperti domani?», «ore di questa settimana»: what can be added up, and whose nobody says.
  const isBare =
    asked.where.length > 0 && !isNamed && features.asks.size === 0 && features.does.size === 0 && !features.whether && !features.points
  // «ha pagato tutto?», of whom was spoken of: what there is, and not whether there are any.
  const asksOfIt = self.some(({ worth }) => worth === 0) && features.says(/^(?:(?:e|ma) )?h(?:a|anno) \w+[oaie]\b/)
  const nearest = nearestOf(asked)
  const { slot, span } = trade.entity(entity)
  // «ore Verde», «ore Samuele ottobre»: what somebody has of it in some time, and of no time nothing.
  const isOneSided =
    (slot ?? span) !== undefined && isNamed && self.length === 0 && features.asks.size === 0 && features.does.size === 0 && !features.fn
  const [days] = rolesOf(frame, 'days')
  const isUnnamed = isOneSided && days !== undefined && days.days.past.from !== days.days.past.to
  const asksWho = features.asks.has('who')
  const [first] = frame.roles
  const isDated = asked.where.some((one) => !isAnyOf(one) && isDayField(trade, entity, one.field))
  // «chi passa oggi e a che ora?»: two things are asked, and one row of a list says both.
  if (asksTwo(features)) return
  // «quali appuntamenti sono di pazienti che …?» asks for appointments.
  const asksThem = features.says(/\bquali\b/) && rolesOf(frame, 'about').length > 0
  const hour = features.says(AT_HOUR) ? trade.timeOf(entity) : undefined
  for (const said of fields) {
    // «a che ora arriva?» asks for no day.
    const role =
      hour !== undefined && isDayField(trade, entity, said.field) && !isDayOfEnd(trade.fieldAt(entity, said.field))
        ? { ...said, field: hour }
        : said
    const numeric = isNumeric(trade, entity, role.field)
    const field = trade.fieldAt(entity, role.field)
    if (asksThem && field && isReference(field)) continue
    // The lines of a record that is only led to are asked of that record.
    if (field && isKind(field, 'lines') && role.field.includes('.')) continue
    // «mostrami i progetti di Dalila» asks for them, and not for how many they are.
    if (
      features.does.has('show') &&
      numeric &&
      isElsewhere(trade, entity, said.field) &&
      /^(?:i|gli|le)$/.test(frame.words[said.from - 1] ?? '')
    )
      continue
    const adding = field !== undefined && addsUp(field)
    const sums = adds || (isBare && said === first && numeric) || (isUnnamed && numeric && adding)
    const also = self.length > 0 && !role.field.includes('.') ? besides(frame, said) : undefined
    // «chi mi deve ancora saldare?»: those of whom it is not nothing.
    if (asksWho && adding && !isNamed && isOwed(field))
      yield {
        meaning: {
          is: 'list',
          entity,
          where: [...base(asked).where, { field: role.field, op: 'gt', value: 0 }],
          sort: [{ field: role.field, direction: 'desc' }],
        },
        used: used(asked, said),
        // What the trade itself asks so goes before.
        bonus: -0.4,
      }
    // «la voce dove restano meno soldi»: the least of them.
    const [least] = /\b(?:piu|meno)\b/.exec(frame.words.slice(said.from, said.to).join(' ')) ?? []
    if (least !== undefined && numeric && !isSelf && rolesOf(frame, 'about').length > 0)
      yield {
        meaning: { is: 'list', ...base(asked), sort: [{ field: role.field, direction: least === 'meno' ? 'asc' : 'desc' }], first: 1 },
        used: used(asked, said),
        bonus: 0.6,
      }
    if (features.fn === 'avg' && numeric)
      yield {
        meaning: { is: 'figure', ...base(asked), fn: 'avg', field: role.field },
        used: used(asked, said, ...functions(frame)),
        bonus: 0.5 - (isDated && isElsewhere(trade, entity, role.field) ? UNBOUND : 0),
      }
    else if (nearest && !features.whether && (role.field !== trade.dayOf(entity) || features.asks.has('when')))
      yield {
        meaning: { is: 'tell', entity, where: nearest.where, sort: nearest.sort, field: role.field, sums: false },
        used: used(asked, said, nearest.role),
        bonus: 0.8,
      }
    // «ore Verde» of no day: what there has been of her, nobody says since when.
    else if (isOneSided && !days && numeric && adding) continue
    // «quante camere deve fare Teresa?» counts, and names none.
    else if (features.asks.has('many') && !isSelf && !numeric && !isDayField(trade, entity, role.field)) continue
    // A day or a state makes no one of them: «quante persone arrivano venerdì?» adds up, and be it of one booking.
    else if (isOne && (!features.whether || asksOfIt) && !(sums && numeric && !isNamed)) {
      // «cosa fa oggi la Rossa?» asks for her work, and not how much of it there is.
      const asksNoCount =
        isElsewhere(trade, entity, role.field) &&
        field?.kind !== 'money' &&
        features.asks.has('which') &&
        !asksSize &&
        !features.says(/\bqual (?:e|era)\b/)
      const isUnasked = features.asks.size === 0 && features.does.size === 0
      yield {
        meaning: {
          is: 'tell',
          ...(sums && adding && !isSelf ? addable(asked) : asks),
          field: role.field,
          sums: sums && adding,
          ...(also && !sums && { also: also.field }),
        },
        used: used(asked, said, sums ? undefined : also, ...functions(frame)),
        bonus:
          // «quanto costa la Suite?»: what is for sale, and nothing that takes place.
          (features.says(/\bquanto costa/) && !isSelf && (trade.entity(entity).slot ?? trade.entity(entity).span) ? -1 : 0) +
          ((isUnasked && (isDone(frame, role) || isToldOf(frame, role))) || asksNoCount
            ? -0.3
            : (isUnasked && !isNamed && !numeric
                ? 0.1
                : isSelf && !role.field.includes('.')
                  ? asksWhat || (numeric && asksSize)
                    ? 1.2
                    : features.asks.has('which')
                      ? 0.45
                      : 0.8
                  : 0.45) - (numeric && isDated && isElsewhere(trade, entity, role.field) ? UNBOUND : 0)),
      }
    }
    // «quanto costano?», of several: each its own, and no sum.
    else if (sums && numeric && !adding)
      yield {
        meaning: { is: 'list', ...base(asked), sort: [{ field: role.field, direction: 'asc' }], shows: role.field },
        used: used(asked, said, ...functions(frame)),
        bonus: 0.4,
      }
    else if (sums && adding && !isBorrowed(field))
      yield {
        meaning: { is: 'figure', ...addable(asked), fn: 'sum', field: role.field },
        used: used(asked, said, ...functions(frame)),
        bonus: 0.45 - (isDated && isElsewhere(trade, entity, role.field) ? UNBOUND : 0),
      }
  }
  for (const role of asksThem ? [] : rolesOf(frame, 'relation')) {
    const ends = trade.fieldAt(entity, role.path)
    if (nearest && ends && features.asks.size > 0 && !features.whether)
      yield {
        meaning: { is: 'tell', entity, where: nearest.where, sort: nearest.sort, field: role.path, sums: false },
        used: used(asked, role, nearest.role),
        bonus: 0.7,
      }
    else if (isOne && ends && !asked.used.has(role) && !frame.roles.some((one) => one.role === 'named' && one.path === role.path)) {
      yield { meaning: { is: 'tell', ...asks, field: role.path, sums: false }, used: used(asked, role), bonus: 0.4 }
    }
  }
  // «il numero di Rossi» is what one calls.
  const { fields: described } = trade.entity(entity)
  const phone =
    (isSelf || rolesOf(frame, 'held').length > 0) && fields.length === 0 && features.says(/\bnumero d\w+\b/)
      ? Object.keys(described).find((key) => described[key]?.kind === 'phone')
      : undefined
  if (phone !== undefined) yield { meaning: { is: 'tell', ...asks, field: phone, sums: false }, used: used(asked), bonus: 0.9 }
  const asksLeft = features.asks.has('many') || (features.asks.has('much') && features.says(LEFT))
  // What takes place has no number of its own: «quante batterie abbiamo?» asks for those on the shelf.
  const count = isSelf && fields.length === 0 && asksLeft && !(slot ?? span) ? goodsOf(trade, entity) : undefined
  const bonus = isOne && frame.roles.every(({ role }) => role === 'self' || role === 'grammar') ? 0.8 : 0.6
  if (count !== undefined) yield { meaning: { is: 'tell', ...asks, field: count, sums: true }, used: used(asked), bonus }
  if (!isOne || fields.length > 0) {
    const whole = features.fn ? figureOf(asked) : undefined
    // «quanti sono in tutto?» counts.
    if (whole && !whole.role && !features.asks.has('many'))
      yield {
        meaning: { is: 'figure', ...base(asked), fn: whole.fn, field: whole.field },
        used: used(asked, ...functions(frame)),
        bonus: 0.2,
      }
    if (isOne) return
    if (!['much', 'when', 'where', 'who'].some((what) => features.asks.has(what as 'much'))) return
  }
  const saysDay = asked.where.some((one) => !isAnyOf(one) && isDayField(trade, entity, one.field))
  const when = features.asks.has('when')
  const time = trade.timeOf(entity)
  const atHour = features.says(AT_HOUR)
  // «quando ha pagato?» asks for no day of the bill, and «quando finisce?» for no beginning.
  const isOtherDay =
    when && (features.says(FINISHES) || (rolesOf(frame, 'held').length > 0 && trade.recordsDay(entity, trade.dayOf(entity) ?? '', today)))
  const implied = isOtherDay
    ? undefined
    : when
      ? atHour || (saysDay && time)
        ? (time ?? trade.dayOf(entity))
        : (dayOfQuestion(trade, rolesOf(frame, 'question')[0]) ?? trade.dayOf(entity))
      : features.asks.has('much') && !features.says(OWED)
        ? trade.moneyOf(entity)
        : features.says(/\bdove?\b|\bin che via\b/)
          ? placeOf(trade, entity)
          : features.asks.has('who') && isNamed && !rolesOf(frame, 'named').some(({ path }) => path === laneFieldOf(trade.entity(entity)))
            ? personIn(trade, entity)
            : undefined
  if (implied === undefined) return
  if (nearest && when) {
    yield {
      meaning: { is: 'tell', entity, where: nearest.where, sort: nearest.sort, field: implied, sums: false },
      used: used(asked, nearest.role),
      bonus: 0.5,
    }
    return
  }
  const isMuch = features.asks.has('much')
  const coming = when && !saysDay ? base(asked) : asks
  yield {
    meaning: { is: 'tell', ...(isMuch ? addable(asked) : coming), field: implied, sums: isMuch },
    used: used(asked),
    bonus: when ? 0.35 : isMuch ? 0.25 : features.asks.has('where') && isOne ? 0.3 : isOne ? 0.05 : -0.1,
  }
}

/** «il lavoro», «l’appuntamento»: one is meant. */
const isOneSaid = ({ words }: Frame, { from, to }: Role): boolean =>
  to === from + 1 && /^(?:il|lo|la|l|del|dello|della|dell)$/.test(words[from - 1] ?? '') && /[oae]$/.test(words[from] ?? '')

/** «telefono e mail di Bassi»: what is asked besides, of the same record. */
const besides = (frame: Frame, { from, to, field }: RoleOf<'field'>): RoleOf<'field'> | undefined =>
  rolesOf(frame, 'field').find(
    (one) =>
      from < one.from &&
      one.from - to <= 3 &&
      one.field !== field &&
      !one.field.includes('.') &&
      frame.words.slice(to, one.from).includes('e'),
  )

/** «chi mi deve ancora saldare?»: a field that says what is still to be paid. */
const isOwed = (field: Field | undefined): boolean => field?.means === 'owed'

/** «di cosa parla la prossima lezione di Excel?»: the one that is nearest, ahead or behind. */
function nearestOf(
  asked: Asks0,
): { readonly where: readonly Condition[]; readonly sort: readonly Sort[]; readonly role: Role } | undefined {
  const { trade, frame, today } = asked
  const day = trade.dayOf(frame.entity)
  const role = frame.roles.find(
    (one) => one.role === 'grammar' && one.sense.is === 'order' && /^(?:prossim|ultim)[oa]$/.test(frame.words[one.from] ?? ''),
  )
  if (!role || day === undefined || rolesOf(frame, 'about').length === 0) return undefined
  const isNext = (frame.words[role.from] ?? '').startsWith('prossim')
  const direction = isNext ? 'asc' : 'desc'
  const time = trade.timeOf(frame.entity)
  return {
    role,
    where: [
      ...base(asked).where,
      { field: day, op: isNext ? 'gte' : 'lte', value: today },
      ...(isNext ? yetToBegin(trade.entity(frame.entity)) : []),
    ],
    sort: [{ field: day, direction }, ...(time ? [{ field: time, direction } as const] : [])],
  }
}

/** «ore di ottobre»: of what other records add up to the days of a record bound nothing. */
export const UNBOUND = 0.7
export const isElsewhere = (trade: Trade, entity: string, path: string): boolean => {
  const field = trade.fieldAt(entity, path)
  return field !== undefined && isDerived(field) && 'over' in field.derive && field.derive.over.entity !== undefined
}

const placeOf = (trade: Trade, entity: string): string | undefined => {
  const { fields } = trade.entity(entity)
  return keyMeaning(fields, 'located', 'address') ?? laneFieldOf(trade.entity(entity))
}

/** The lane, where it is somebody: who can be called. */
function personIn(trade: Trade, entity: string): string | undefined {
  const lane = laneEntityOf(trade.entity(entity))
  return lane !== undefined && canBeCalled(trade, lane) ? laneFieldOf(trade.entity(entity)) : undefined
}
