import { takingWhere, statusOf } from '../../kernel/entity.ts'
import { comparisonsOf, isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/lane-of.ts'
import type { Measure, Sort } from '../../kernel/store/store.ts'
import type { Asking } from '../meaning.ts'
import type { Trade } from '../trade.ts'
import { featuresOf, isBeside, type Features } from './features.ts'
import { isDayField, isNumeric } from './fit.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from './role.ts'
import { daysSaid, settledHours, whereOf, type Asks } from './where.ts'

/** A meaning of a frame, and what of the frame it leaves unsaid. */
export interface Candidate<M> {
  readonly meaning: M
  readonly used: ReadonlySet<Role>
  /** Words that became part of a text. */
  readonly spoken?: ReadonlySet<number>
  /** How likely such a sentence means this, besides what its words say. */
  readonly bonus: number
}

interface Asks0 extends Asks {
  readonly trade: Trade
  readonly frame: Frame
  readonly today: string
  readonly features: Features
}

const NUMBERED = new Set(['sum', 'avg', 'min', 'max'])

/** What a sentence about an entity asks, in the ways that it can be taken. */
export function* askingsOf(trade: Trade, frame: Frame, today: string): Iterable<Candidate<Asking>> {
  const features = featuresOf(frame)
  const asked = { ...whereOf(trade, frame, today), trade, frame, today, features }
  yield* formulas(asked)
  yield* metrics(asked)
  yield* frees(asked)
  yield* gaps(asked)
  if (features.asks.has('history'))
    yield {
      meaning: { is: 'history', ...base(asked, false) },
      used: used(asked, ...frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'order')),
      bonus: 1.6,
    }
  yield* groups(asked)
  yield* ordered(asked)
  yield* told(asked)
  yield* counted(asked)
  if (features.whether && !features.asks.has('many') && !features.asks.has('much')) {
    yield { meaning: { is: 'yes', ...base(asked) }, used: used(asked), bonus: 0.25 }
  }
  yield {
    meaning: { is: 'list', ...base(asked) },
    used: used(asked),
    bonus: features.does.has('show') || features.asks.has('which') ? 0.3 : 0,
  }
}

/** Grammar that every question may use without saying more. */
const SAYS_NOTHING = new Set(['asks', 'all', 'tense', 'those', 'reply', 'joins', 'and'])
const used = ({ used: taken, frame }: Asks0, ...more: readonly (Role | undefined)[]): ReadonlySet<Role> => {
  const said = frame.roles.filter(
    (role) =>
      role.role === 'about' ||
      (role.role === 'grammar' && (SAYS_NOTHING.has(role.sense.is) || (role.sense.is === 'does' && role.sense.what === 'show'))),
  )
  // A relation that is named right beside its record says only what it is: «il cliente Rossi».
  const named = frame.roles.filter(
    (role) =>
      (role.role === 'relation' || role.role === 'field') &&
      frame.roles.some(
        (one) =>
          (one.role === 'named' && one.path === pathOf(role)) ||
          (one.role === 'held' &&
            (one.field.startsWith(`${pathOf(role)}.`) || (lastOf(one.field) === lastOf(pathOf(role)) && isBeside(one, role)))),
      ),
  )
  return new Set([...taken, ...said, ...named, ...more.filter((role) => role !== undefined)])
}

const pathOf = (role: RoleOf<'field'> | RoleOf<'relation'>): string => (role.role === 'field' ? role.field : role.path)
const lastOf = (path: string): string => path.split('.').at(-1) ?? path
/** A field that only says what stands beside it: «in sala 3», «pagata con carta». */
const isTitled = (frame: Frame, role: RoleOf<'field'>): boolean =>
  frame.roles.some(
    (one) =>
      isBeside(one, role) &&
      ((one.role === 'named' && one.path === role.field) || (one.role === 'held' && lastOf(one.field) === lastOf(role.field))),
  )

/** The records that are asked for; those that do not come are left out where no state was said. */
function base({ trade, frame, where }: Asks0, onlyComing = true): { readonly entity: string; readonly where: readonly Condition[] } {
  const { entity } = frame
  const described = trade.entity(entity)
  const [state] = statusOf(described) ?? []
  const saysState = comparisonsOf(where).some(({ field }) => field === state || field === 'id')
  const isScheduled = described.slot !== undefined || described.span !== undefined
  return { entity, where: [...where, ...(onlyComing && isScheduled && !saysState ? takingWhere(described) : [])] }
}

function* formulas({ frame, features }: Asks0): Iterable<Candidate<Asking>> {
  if (!features.asks.has('how')) return
  for (const role of rolesOf(frame, 'metric')) {
    yield {
      meaning: { is: 'formula', key: role.key },
      used: new Set(frame.roles.filter((one) => one.role !== 'named' && one.role !== 'self')),
      bonus: 1,
    }
  }
}

/** A figure of the trade as it stands, or over other days, or of some records only. */
function* metrics(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, today, features } = asked
  for (const role of rolesOf(frame, 'metric')) {
    const metric = trade.sector.metrics.find(({ key }) => key === role.key)
    if (!metric || features.asks.has('how')) continue
    const mine = onDay(metric.where ?? [], today) ?? metric.where ?? []
    const dayConditions = comparisonsOf(mine).filter(({ field }) => isDayField(trade, frame.entity, field))
    const [days] = rolesOf(frame, 'days')
    const said = days && daysSaid(frame, days)
    const bounds = [said?.from, said?.to].filter((day) => day !== undefined)
    const isSameTime =
      days === undefined || bounds.every((day) => dayConditions.some(({ value }) => value === day)) || dayConditions.length === 0
    const others = asked.where.filter((condition) => isAnyOf(condition) || !(days && isDayField(trade, frame.entity, condition.field)))
    const groups = grammarOf(frame, 'each').length > 0
    const asksHowMany = features.asks.has('many') || features.asks.has('much')
    if (
      !('work' in metric) &&
      metric.where &&
      metric.fn === 'count' &&
      !asksHowMany &&
      !groups &&
      isSameTime &&
      others.length === 0 &&
      asksFor(frame)
    ) {
      yield { meaning: { is: 'list', entity: frame.entity, where: mine }, used: used(asked, role, days), bonus: 0.6 }
    }
    if (isSameTime && others.length === 0 && !groups) {
      yield { meaning: { is: 'metric', key: role.key }, used: used(asked, role, days), bonus: features.asks.size > 0 ? 0.45 : 0.35 }
      continue
    }
    if ('work' in metric || metric.whole) continue
    const dayField = dayConditions[0]?.field
    const kept = isSameTime ? mine : mine.filter((condition) => isAnyOf(condition) || condition.field !== dayField)
    const moved = asked.where.map((condition): Condition =>
      !isAnyOf(condition) && dayField && isDayField(trade, frame.entity, condition.field) ? { ...condition, field: dayField } : condition,
    )
    const where = [
      ...kept.filter(
        (condition) =>
          isAnyOf(condition) || !moved.some((other) => !isAnyOf(other) && other.field === condition.field && other.op === 'eq'),
      ),
      ...moved,
    ]
    const figure = { fn: metric.fn, ...(metric.field !== undefined && { field: metric.field }) }
    const grouped = groupingOf(asked)
    if (grouped)
      yield {
        meaning: { is: 'groups', entity: frame.entity, where, ...grouped.by, ...figure },
        used: used(asked, role, ...grouped.used),
        bonus: 0.6,
      }
    else yield { meaning: { is: 'figure', entity: frame.entity, where, ...figure }, used: used(asked, role), bonus: 0.35 }
  }
}

/** Things are asked for and no figure: «che c'è da riordinare?», «mostrami i documenti da registrare». */
const asksFor = (frame: Frame): boolean =>
  /^(?:\w+ ){0,2}(?:che|cosa|quali|chi|mostra\w*|elenca\w*|fammi vedere|vediamo|lista|dammi|dimmi quali)\b/.test(frame.words.join(' '))

/** Rooms that are free: of the lanes of something that lies in days. */
function* frees(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const free = frame.roles.filter(
    (role) =>
      (role.role === 'grammar' && role.sense.is === 'free') ||
      ((role.role === 'held' || role.role === 'question' || role.role === 'metric') &&
        frame.words.slice(role.from, role.to).some((word) => /^(?:liber[oaie]|disponibil[ei]|vuot[oaie])$/.test(word))),
  )
  const lying =
    trade.lyingIn(frame.entity).find(({ span }) => span) ?? (trade.entity(frame.entity).span ? trade.entity(frame.entity) : undefined)
  if (!lying?.span) return
  const lanes = laneEntityOf(lying)
  const [days] = rolesOf(frame, 'days')
  const isLeft = frame.entity === lanes && days !== undefined && features.says(/\b(?:rest|riman|avanz)(?:a|ano|e|gono)\b/)
  if (free.length === 0 && !isLeft) return
  if (rolesOf(frame, 'self').length > 0 && !features.whether && !frame.asking) return
  const nights = nightsIn(frame, trade, lying.name)
  const said = days?.days.ahead ?? { from: asked.today, to: asked.today }
  const from = said.from ?? asked.today
  const lasts = nights?.value ?? (said.to && said.to > from ? daysBetween(from, said.to) : 1)
  const among = asked.where.filter(
    (condition) =>
      !isAnyOf(condition) &&
      frame.entity === lanes &&
      trade.fieldAt(lanes, condition.field) !== undefined &&
      !isStateOf(trade, lanes, condition.field),
  )
  yield {
    meaning: { is: 'free', entity: lying.name, from, lasts: Math.max(1, lasts), among, counted: features.asks.has('many') },
    used: used(asked, ...free, days, nights?.role, ...rolesOf(frame, 'relation'), ...rolesOf(frame, 'field')),
    bonus: frame.entity === lanes ? 0.9 : 0.5,
  }
}

const isStateOf = (trade: Trade, entity: string, field: string) => trade.stateOf(entity) === field

function nightsIn(frame: Frame, trade: Trade, entity: string): { readonly value: number; readonly role: Role } | undefined {
  const lasts = trade.entity(entity).span?.lasts
  for (const role of rolesOf(frame, 'number')) {
    if (
      /^(?:nott[ei]|giorn[oi])$/.test(frame.words[role.to] ?? '') ||
      rolesOf(frame, 'field').some((field) => field.field === lasts && isBeside(role, field))
    )
      return { value: role.value, role }
  }
  const word = frame.words.findIndex((one, at) => /^notte$/.test(one) && /^(?:una|sola)$/.test(frame.words[at - 1] ?? ''))
  return word >= 0 ? { value: 1, role: { role: 'number', value: 1, from: word, to: word + 1, worth: 0 } } : undefined
}

/** Hours with room for something. */
function* gaps(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, today } = asked
  const { slot } = trade.entity(frame.entity)
  if (!slot?.time) return
  const free = frame.roles.filter(
    (role) =>
      (role.role === 'grammar' && role.sense.is === 'free') ||
      (role.role === 'held' && /^liber[oaie]|^disponibil/.test(frame.words[role.from] ?? '')),
  )
  const [lasts] = rolesOf(frame, 'lasts')
  const asksWhere = asked.features.says(/\b(?:dove|quando) (?:l[oaie] )?(?:infil|mett|ficc|incastr|possiamo)/)
  if (free.length === 0 && !(asksWhere && lasts)) return
  const [days] = rolesOf(frame, 'days')
  const said = days?.days.ahead
  const from = said?.from ?? today
  const to = said?.to ?? (said ? from : addDays(from, 6))
  const laneField = laneFieldOf(trade.entity(frame.entity))
  const lane = rolesOf(frame, 'named').find(({ path, ids }) => path === laneField && ids.length === 1)
  const [hours] = rolesOf(frame, 'hours')
  const within = hours && settledHours(hours.hours, trade.opensAt(frame.entity))
  const part = days?.days.part
  yield {
    meaning: {
      is: 'gaps',
      entity: frame.entity,
      from: from < today ? today : from,
      to,
      lasts: lasts?.minutes ?? slot.usual ?? 60,
      ...(lane?.ids[0] !== undefined && { lane: lane.ids[0] }),
      ...(within && { hours: { from: within.from, until: within.until } }),
      ...(!within && part && { hours: PART[part] }),
    },
    used: used(asked, ...free, lasts, days, lane, hours, ...rolesOf(frame, 'relation')),
    bonus: (lasts ? 0.8 : 0.2) + (days ? 0.2 : 0),
  }
}

const PART = {
  mattina: { from: '00:00', until: '13:00' },
  pomeriggio: { from: '13:00', until: '18:00' },
  sera: { from: '18:00', until: '24:00' },
} as const

/** «per tecnico», «mese per mese», «divisi per canale». */
function groupingOf({
  trade,
  frame,
  features,
}: Asks0): { readonly by: { readonly by: string; readonly per?: 'day' | 'month' }; readonly used: readonly Role[] } | undefined {
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
  const fits = (role: Role): role is RoleOf<'field'> | RoleOf<'relation'> =>
    (role.role === 'field' && !isNumeric(trade, frame.entity, role.field)) || role.role === 'relation'
  const forms = frame.roles.filter(fits)
  const after =
    marks.length > 0
      ? forms.find(({ from }) => marks.some((mark) => from >= mark.to && from - mark.to <= 2))
      : forms.find((role) => frame.words[role.from - 1] === 'per' && features.asks.size + (features.fn ? 1 : 0) > 0)
  if (!after) return undefined
  return { by: { by: after.role === 'field' ? after.field : after.path }, used: [...each, after] }
}

function* groups(asked: Asks0): Iterable<Candidate<Asking>> {
  const grouped = groupingOf(asked)
  if (!grouped) return
  const { frame, features } = asked
  const figure = figureOf(asked, grouped.used)
  const isCount = features.asks.has('many') && !figure?.role
  const measure =
    isCount || !figure || (!features.asks.has('much') && !features.fn && !figure.role)
      ? { fn: 'count' as const }
      : { fn: figure.fn, field: figure.field }
  yield {
    meaning: {
      is: 'groups',
      ...base({ ...asked, where: asked.where.filter((one) => isAnyOf(one) || one.op !== 'empty') }),
      ...grouped.by,
      ...measure,
    },
    used: used(asked, ...grouped.used, figure?.role, ...functions(frame)),
    bonus: 0.7,
  }
}

const functions = (frame: Frame) => frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'fn')

/** What is added up: a number that is named, or what records of the kind are about. */
function figureOf(
  { trade, frame, features, used: taken }: Asks0,
  apart: readonly Role[] = [],
): { readonly fn: Measure['fn']; readonly field: string; readonly role?: RoleOf<'field'> } | undefined {
  const fn = features.fn && NUMBERED.has(features.fn) ? features.fn : 'sum'
  const named = rolesOf(frame, 'field').filter(
    (role) => isNumeric(trade, frame.entity, role.field) && !taken.has(role) && !apart.includes(role),
  )
  const [first] = named.toSorted((a, b) => Number(b.field.includes('.') ? 0 : 1) - Number(a.field.includes('.') ? 0 : 1))
  if (first) return { fn, field: first.field, role: first }
  const field = trade.moneyOf(frame.entity)
  return field === undefined ? undefined : { fn, field }
}

function* ordered(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const orders = frame.roles.filter((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'order')
  const fn =
    features.fn === 'max' || features.fn === 'min'
      ? frame.roles.find((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'fn')
      : undefined
  for (const role of [...orders, ...(fn ? [fn] : [])]) {
    const sense =
      role.sense.is === 'order'
        ? role.sense
        : { of: 'number' as const, direction: features.fn === 'max' ? ('desc' as const) : ('asc' as const) }
    const numeric = rolesOf(frame, 'field').find((field) => isNumeric(trade, frame.entity, field.field) && !asked.used.has(field))
    const dated = rolesOf(frame, 'field').find((field) => isDayField(trade, frame.entity, field.field) && !asked.used.has(field))
    const field =
      sense.of === 'day'
        ? (dated?.field ?? trade.dayOf(frame.entity))
        : (numeric?.field ?? trade.moneyOf(frame.entity) ?? trade.numberOf(frame.entity))
    if (field === undefined) continue
    const number = rolesOf(frame, 'number').find((one) => isBeside(one, role) && !asked.used.has(one))
    const direction = sense.of === 'day' && sense.direction === 'asc' && !features.says(/vecchi/) ? 'asc' : sense.direction
    const sort: readonly Sort[] = [
      { field, direction },
      ...(sense.of === 'day' && trade.timeOf(frame.entity) ? [{ field: trade.timeOf(frame.entity) ?? '', direction }] : []),
    ]
    const asks = base(asked)
    const isNext =
      sense.of === 'day' &&
      /^prossim|^prim/.test(frame.words[role.from] ?? '') &&
      !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const isLast =
      sense.of === 'day' && /^ultim/.test(frame.words[role.from] ?? '') && !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const where: readonly Condition[] = [
      ...asks.where,
      ...(isNext ? [{ field, op: 'gte', value: asked.today } as const] : isLast ? [{ field, op: 'lte', value: asked.today } as const] : []),
    ]
    const plural = /[ei]$/.test(frame.words[role.from] ?? '') && /^(?:ultim|prossim|prim)[ei]$/.test(frame.words[role.from] ?? '')
    yield {
      meaning: { is: 'list', entity: frame.entity, where, sort, first: number?.value ?? (plural ? 5 : 1) },
      used: used(asked, role, number, numeric, dated),
      bonus: 0.4,
    }
  }
}

/** What one record says, or several together. */
function* told(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const { entity } = frame
  const asks = base(asked, false)
  const sums = features.asks.has('much') || features.asks.has('many') || features.fn === 'sum'
  const isSelf = rolesOf(frame, 'self').length > 0
  const isNamed = isSelf || rolesOf(frame, 'named').length > 0
  const isOne = isNamed || asks.where.some((one) => !isAnyOf(one) && one.op === 'eq')
  const fields = rolesOf(frame, 'field').filter((role) => !asked.used.has(role) && !isTitled(frame, role))
  for (const role of fields) {
    const numeric = isNumeric(trade, entity, role.field)
    if (features.fn === 'avg' && numeric)
      yield {
        meaning: { is: 'figure', ...base(asked), fn: 'avg', field: role.field },
        used: used(asked, role, ...functions(frame)),
        bonus: 0.5,
      }
    else if (isOne && !features.whether)
      yield {
        meaning: { is: 'tell', ...asks, field: role.field, sums: sums && numeric },
        used: used(asked, role, ...functions(frame)),
        bonus: isSelf && !role.field.includes('.') && !features.asks.has('which') ? 0.8 : 0.45,
      }
    else if (sums && numeric)
      yield {
        meaning: { is: 'figure', ...base(asked), fn: 'sum', field: role.field },
        used: used(asked, role, ...functions(frame)),
        bonus: 0.45,
      }
  }
  for (const role of rolesOf(frame, 'relation')) {
    const ends = trade.fieldAt(entity, role.path)
    if (isOne && ends && !asked.used.has(role) && !frame.roles.some((one) => one.role === 'named' && one.path === role.path)) {
      yield { meaning: { is: 'tell', ...asks, field: role.path, sums: false }, used: used(asked, role), bonus: 0.4 }
    }
  }
  const count = rolesOf(frame, 'self').length > 0 && fields.length === 0 && features.asks.has('many') ? trade.numberOf(entity) : undefined
  if (count !== undefined) yield { meaning: { is: 'tell', ...asks, field: count, sums: true }, used: used(asked), bonus: 0.6 }
  if (!isOne || fields.length > 0) {
    const whole = features.fn ? figureOf(asked) : undefined
    if (whole && !whole.role)
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
  const atHour = features.says(/\bche or[ae]\b/)
  const implied = when
    ? atHour || (saysDay && time)
      ? (time ?? trade.dayOf(entity))
      : trade.dayOf(entity)
    : features.asks.has('much')
      ? trade.moneyOf(entity)
      : features.says(/\bdove?\b|\bin che via\b/)
        ? placeOf(trade, entity)
        : features.asks.has('who') && isNamed && !rolesOf(frame, 'named').some(({ path }) => path === laneFieldOf(trade.entity(entity)))
          ? personIn(trade, entity)
          : undefined
  if (implied === undefined) return
  const isMuch = features.asks.has('much')
  const coming = when && !saysDay ? base(asked) : asks
  yield {
    meaning: { is: 'tell', ...(isMuch ? base(asked) : coming), field: implied, sums: isMuch },
    used: used(asked),
    bonus: when ? 0.35 : isMuch ? 0.25 : features.asks.has('where') && isOne ? 0.3 : isOne ? 0.05 : -0.1,
  }
}

const placeOf = (trade: Trade, entity: string): string | undefined => {
  const { fields } = trade.entity(entity)
  return Object.keys(fields).find((key) => /indirizzo|luogo|posizione|ubicazione|sede/.test(key)) ?? laneFieldOf(trade.entity(entity))
}

/** The lane, where it is somebody: who can be called. */
function personIn(trade: Trade, entity: string): string | undefined {
  const lane = laneEntityOf(trade.entity(entity))
  const isPerson = lane !== undefined && Object.values(trade.entity(lane).fields).some(({ kind }) => kind === 'phone' || kind === 'email')
  return isPerson ? laneFieldOf(trade.entity(entity)) : undefined
}

function* counted(asked: Asks0): Iterable<Candidate<Asking>> {
  const { frame, features } = asked
  if (features.asks.has('many')) {
    // «quanti clienti hanno un preventivo?» counts those that it finds.
    yield { meaning: { is: 'figure', ...base(asked), fn: 'count' }, used: used(asked), bonus: 0.35 }
  }
  if (features.fn === 'avg') {
    const figure = figureOf(asked)
    if (figure)
      yield {
        meaning: { is: 'figure', ...base(asked), fn: 'avg', field: figure.field },
        used: used(asked, figure.role, ...functions(frame)),
        bonus: 0.4,
      }
  }
}
