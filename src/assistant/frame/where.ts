import { OF } from '../lexicon/grammar-words.ts'
import { statusOf } from '../../kernel/entity/entity.ts'
import { comparisonsOf, isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import type { Choice } from '../../kernel/fields/choice.ts'
import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { isOver, type Status } from '../../kernel/fields/status.ts'
import { isAboutRecords, type AddedUp, type AskedRecords, type Question } from '../../kernel/question/question.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'
import type { Days } from '../italian/days.ts'
import type { Hours } from '../italian/hour.ts'
import type { Lacking } from '../meaning.ts'
import type { Trade } from '../trade.ts'
import { standing } from './standing.ts'
import { isDayField, isNumeric } from './fit.ts'
import { stemOf } from '../lexicon/stem.ts'
import { compared } from './compared.ts'
import { addedUp, dueDay, isDayOfEnd } from './lacking.ts'
import { denialOf, HAS_NOT, statesSince, statesWithout } from './negation.ts'
import { contraries, missedWhere } from './undone.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from './role.ts'
import { roundWhere } from './round.ts'
import { daysOf, hasDone, tellsDone } from './tense.ts'

/** The twelve hours that are meant: those in which the trade is open. */
export function settledHours(hours: Hours, opens: string): Hours {
  if (!hours.either) return hours
  const isEarly = (hour: string) => minutesOf(hour) < minutesOf(opens) && minutesOf(hour) < 12 * 60 && hour !== '00:00'
  const later = (hour: string) => (isEarly(hour) ? addMinutes(hour, 12 * 60) : hour)
  return { ...hours, from: later(hours.from), until: hours.until === '24:00' ? hours.until : later(hours.until) }
}

export const daysWhere = (field: string, { from, to }: Days): readonly Condition[] => {
  if (from !== undefined && from === to) return [{ field, op: 'eq', value: from }]
  return [...(from ? [{ field, op: 'gte', value: from } as const] : []), ...(to ? [{ field, op: 'lte', value: to } as const] : [])]
}

const hoursWhere = (field: string, { from, until, moment }: Hours): readonly Condition[] => {
  if (moment) return [{ field, op: 'eq', value: from }]
  return [
    ...(from > '00:00' ? [{ field, op: 'gte', value: from } as const] : []),
    ...(until < '24:00' ? [{ field, op: 'lt', value: until } as const] : []),
  ]
}

/** Conditions of a question of the trade; its days give way to those that were said. */
function questionWhere(trade: Trade, role: RoleOf<'question'>, saysDays: boolean, today: string): readonly Condition[] {
  const question = questionOf(trade, role)
  if (!question) return []
  const days = onDay(question.where, today) ?? question.where
  // Days that the wording names were not said here: what is asked is asked of any day.
  if (!saysDays && !role.dated) return days
  return days.filter((condition) => isAnyOf(condition) || !isDayField(trade, question.entity, condition.field) || isOpenEnd(condition.op))
}
/** «already over»: such a day belongs to the question, whatever other days are said. */
const isOpenEnd = (op: string) => op === 'empty' || op === 'filled'

/** The question about records that a stretch of words is. */
export function questionOf(trade: Trade, { at }: Pick<RoleOf<'question'>, 'at'>): (Question & AskedRecords & AddedUp) | undefined {
  const question = trade.questions[at]
  return question && isAboutRecords(question) ? question : undefined
}

/** Whether a condition says on which day a record is. */
export const isDated = (trade: Trade, entity: string, condition: Condition): condition is Comparison =>
  !isAnyOf(condition) && isDayField(trade, entity, condition.field) && !isOpenEnd(condition.op)

/** The day of a question that those said take the place of. */
export const dayOfQuestion = (trade: Trade, role: RoleOf<'question'> | undefined): string | undefined => {
  const question = role && questionOf(trade, role)
  return question && comparisonsOf(question.where).find((one) => isDated(trade, question.entity, one))?.field
}

/** The hours of a part of the day. */
export const PART_HOURS = {
  mattina: { from: '00:00', until: '13:00' },
  pomeriggio: { from: '13:00', until: '18:00' },
  sera: { from: '18:00', until: '24:00' },
} as const

export interface Asks {
  readonly where: readonly Condition[]
  /** The roles that it took. */
  readonly used: Set<Role>
  readonly lacks?: Lacking
}

/** One of some among several. */
const hasSome = (field: string, ids: readonly string[]): Condition => ({ field, op: 'has', value: ids.length === 1 ? ids[0] : ids })

/** «che hanno una caparra», «con un'esenzione»: something is there. */
const HAS =
  /\b(?:con|ho|abbiamo|hanno|ha|abbiano|abbia|avuto|lasciato|dato|indicato|c e|ci sono)(?: (?:gia|ancora|anche|una|un|uno|il|la|le|i|gli|qualche|qualcuno|delle|dei|degli|l|dato|lasciato|avuto|indicato|versato|messo))*$/

/** The day on which a state was entered, where a record says so: «quali abbiamo completato ieri?» is about «Completata il». */
function doneDay(trade: Trade, frame: Frame): string | undefined {
  if (!hasDone(frame)) return undefined
  const { fields } = trade.entity(frame.entity)
  const [state, status] = statusOf(trade.entity(frame.entity)) ?? []
  const said = new Set(rolesOf(frame, 'held').flatMap(({ field, values }) => (field === state ? values.map(String) : [])))
  const isOverSaid = grammarOf(frame, 'stands').some(({ where }) => where === 'over')
  const stems = Object.entries(status?.states ?? {}).flatMap(([key, one]) =>
    said.has(key) || (isOverSaid && isOver(one) && !one.away) || (isOverSaid && one.tone === 'success')
      ? [stemOf(one.label.toLowerCase())]
      : [],
  )
  return Object.keys(fields).find((key) => {
    const field = fields[key]
    const [, done] = (field && isKind(field, 'date') && /^(\w+) il$/.exec(field.label.toLowerCase())) || []
    return done !== undefined && stems.includes(stemOf(done))
  })
}

/** Who is there is asked, and not who comes: «a Natale chi c'è?», «chi abbiamo nella 301 domani?». */
const IS_THERE = /\b(?:c e|ci sono|c era|ci sara|ci saranno|abbiamo|presenti|occupat?[aeio]|sta|stanno|ce l ha|di chi e)\b/
const staysIn = (frame: Frame): boolean =>
  grammarOf(frame, 'asks').some(({ what }) => what === 'who') &&
  (IS_THERE.test(frame.words.join(' ')) || rolesOf(frame, 'named').length > 0) &&
  !['about', 'makes', 'move', 'question', 'metric'].some((role) => frame.roles.some((one) => one.role === role))

/** «in casa stanotte»: what goes on began on any day. */
function hasBegun(trade: Trade, frame: Frame): boolean {
  const [field, status] = statusOf(trade.entity(frame.entity)) ?? []
  const begun = (value: unknown) => status?.states[String(value)]?.begun === true
  return (
    rolesOf(frame, 'held').some((role) => role.field === field && role.values.every(begun)) ||
    rolesOf(frame, 'question').some((role) =>
      comparisonsOf(questionOf(trade, role)?.where ?? []).some((one) => one.field === field && one.op === 'eq' && begun(one.value)),
    )
  )
}

/** What the roles of a frame ask of its records, and which roles that took. */
export function whereOf(trade: Trade, frame: Frame, today: string, without: ReadonlySet<Role> = new Set()): Asks {
  const { entity, roles } = frame
  const where: Condition[] = []
  const used = new Set<Role>()
  let ahead = false
  const take = (role: Role, conditions: readonly Condition[]) => {
    where.push(...conditions)
    used.add(role)
  }
  const before = (role: Role, is: 'not' | 'without') => denialOf(frame, role, is)
  const [question] = rolesOf(frame, 'question').filter((role) => !without.has(role))
  const askedDay = dayOfQuestion(trade, question)
  const done = tellsDone(frame) && grammarOf(frame, 'not').length === 0
  const dayFields = rolesOf(frame, 'field').filter(({ field }) => isDayField(trade, entity, field))
  const pointing = rolesOf(frame, 'pointing').filter((role) => !without.has(role))
  const lack = pointing[0] ?? addedUp(trade, frame, today)
  const lacking: Condition[] = [
    ...(lack?.where ?? []),
    ...pointing.flatMap((role) => (role === lack || role.of !== lack?.of ? [] : (role.where ?? []))),
  ]
  for (const role of roles) {
    if (without.has(role)) continue
    if (role.from === lack?.from || (role.role === 'pointing' && role.of === lack?.of)) used.add(role)
    else if (role.role === 'held') {
      const negated = before(role, 'not') ?? before(role, 'without')
      if (negated) used.add(negated)
      const [value] = role.values
      const field = trade.fieldAt(entity, role.field)
      if (field && isKind(field, 'boolean')) take(role, [{ field: role.field, op: negated ? 'ne' : 'eq', value: true }])
      else if (negated && field && isKind(field, 'status') && typeof value === 'string') {
        const states = field as Status<string>
        const others = statesWithout(states, value, frame.words.slice(role.from, role.to).join(' '))
        const missed = others && role.field === trade.stateOf(entity) ? missedWhere(trade, frame, today) : []
        const all = missed.length > 0 ? [...new Set([...(others ?? []), ...(statesWithout(states, value, '') ?? [])])] : others
        take(role, [all ? { field: role.field, op: 'in', value: all } : { field: role.field, op: 'ne', value }, ...missed])
      } else if (!negated && done && role.field === trade.stateOf(entity) && field && isKind(field, 'status')) {
        const since = role.values.flatMap((one) => statesSince(field as Status<string>, String(one)))
        take(role, [since.length > 1 ? { field: role.field, op: 'in', value: since } : { field: role.field, op: 'eq', value }])
      } else if (role.values.length > 1) take(role, [{ field: role.field, op: 'in', value: role.values }])
      else take(role, [{ field: role.field, op: negated ? 'ne' : 'eq', value }])
    } else if (role.role === 'self') {
      const negated = role.to > 0 ? before(role, 'not') : undefined
      if (negated) used.add(negated)
      take(role, negated ? role.ids.map((id) => ({ field: 'id', op: 'ne', value: id })) : [{ field: 'id', op: 'in', value: role.ids }])
    } else if (role.role === 'named') {
      const negated = before(role, 'not') ?? (role.many ? before(role, 'without') : undefined)
      if (negated) used.add(negated)
      if (role.many) take(role, [negated ? { field: role.path, op: 'hasNone', value: role.ids } : hasSome(role.path, role.ids)])
      else if (role.ids.length === 1) take(role, [{ field: role.path, op: negated ? 'ne' : 'eq', value: role.ids[0] }])
      else take(role, [{ field: role.path, op: 'in', value: role.ids }])
    } else if (role.role === 'days') {
      const near = isOwnDay(frame, role)
        ? undefined
        : dayFields.toSorted((a, b) => Math.abs(a.from - role.from) - Math.abs(b.from - role.from))[0]
      const lackDay = lack && !near ? trade.dayOf(lack.of) : undefined
      if (lack && lackDay !== undefined) {
        used.add(role)
        const said = daysOf(trade, { ...frame, entity: lack.of }, role, lackDay, today)
        // «non fatturiamo da sei mesi»: nothing in all that time.
        const isSince = said.from === undefined && frame.words[role.from] === 'da'
        lacking.push(...daysWhere(lackDay, isSince && said.to ? { from: said.to, to: today } : said))
        continue
      }
      const meant = near?.field ?? askedDay ?? doneDay(trade, frame) ?? dueDay(trade, frame, role)
      const field = meant ?? trade.dayOf(entity)
      if (field === undefined) continue
      // «fermi da due mesi»: when that began no day tells by which something ends.
      const isOpen = frame.words[role.from] === 'da' && role.days.ahead.from === undefined
      if (isOpen && meant === undefined && isDayOfEnd(trade.fieldAt(entity, field))) continue
      if (near) used.add(near)
      const round = near && roundWhere(trade, frame, role, field, today)
      if (round) {
        take(role, [round])
        continue
      }
      const days = daysOf(trade, frame, role, field, today)
      const { from, to } = days
      // «chi non viene da più di un anno?»: who came last before that.
      const isSince = frame.words[role.from] === 'da' && from === undefined && to !== undefined && to < today
      const happens = trade.entity(entity).slot ?? trade.entity(entity).span
      const absent = isSince && !happens ? grammarOf(frame, 'not').find((one) => one.to <= role.from) : undefined
      if (absent) for (const one of roles) if (one.from === absent.from) used.add(one)
      // «quali camere sono da pulire oggi?»: how a room stands is how it stands now.
      const isNow = from === today && to === today && !near && askedDay === undefined
      if (isNow && trade.lyingIn(entity).length > 0 && roles.some(({ role: one }) => one === 'held' || one === 'question')) {
        used.add(role)
        continue
      }
      // «quanto ha fatto la Suite a ottobre?»: the days are those of what lies in it.
      if (meant === undefined && trade.lyingIn(entity).some(({ span }) => span)) continue
      const isStay =
        field === trade.entity(entity).span?.from &&
        !near &&
        from !== undefined &&
        to !== undefined &&
        (staysIn(frame) || (today <= to && hasBegun(trade, frame)))
      take(role, isStay ? [{ field, op: 'overlaps', value: { from, until: addDays(to, 1) } }] : daysWhere(field, days))
      if (isStay && from > today) ahead = true
      const time = trade.timeOf(entity)
      const part = role.days.part && PART_HOURS[role.days.part]
      if (part && time) where.push(...hoursWhere(time, { ...part, moment: false, either: false }))
    } else if (role.role === 'hours') {
      const time = trade.timeOf(entity)
      if (time) take(role, hoursWhere(time, settledHours(role.hours, trade.opensAt(entity))))
    } else if (role.role === 'question') {
      take(
        role,
        questionWhere(
          trade,
          role,
          roles.some((other) => other.role === 'days' && !without.has(other)),
          today,
        ),
      )
    } else if (role.role === 'grammar' && role.sense.is === 'stands') {
      // «non ancora finiti» are open.
      const negated = role.sense.where === 'over' ? before(role, 'not') : undefined
      if (negated) used.add(negated)
      const conditions = standing(trade, entity, negated ? 'open' : role.sense.where, today)
      const missed = negated ? missedWhere(trade, frame, today) : []
      const never = missed.length > 0 ? contraries(trade, entity) : []
      const more = (one: Condition): Condition =>
        isAnyOf(one) || one.op !== 'in'
          ? one
          : { ...one, value: [...([one.value].flat() as readonly unknown[]), ...never] as Comparison['value'] }
      if (conditions.length > 0) take(role, [...conditions.map(more), ...missed])
    } else if ((role.role === 'field' || role.role === 'relation') && before(role, 'without')) {
      const path = role.role === 'field' ? role.field : role.path
      const field = trade.fieldAt(entity, path)
      const negation = before(role, 'without')
      if (!field || !negation || trade.entity(entity).title.flat().includes(path)) continue
      if (!isOptional(field) && isNumeric(trade, entity, path)) {
        if (isDerived(field)) take(role, [{ field: path, op: 'eq', value: 0 }])
        else continue
      } else take(role, [{ field: path, op: 'empty' }])
      used.add(negation)
    } else if ((role.role === 'field' || role.role === 'relation') && isMaybe(trade, frame, role)) {
      const path = role.role === 'field' ? role.field : role.path
      const said = frame.words.slice(Math.max(0, role.from - 6), role.from).join(' ')
      const negation = roles.find(
        (one) => one.role === 'grammar' && one.sense.is === 'not' && one.to <= role.from && role.from - one.to <= 5,
      )
      if (HAS_NOT.test(said) && negation) {
        used.add(negation)
        take(role, [{ field: path, op: 'empty' }])
      } else if (HAS.test(said)) take(role, [{ field: path, op: 'filled' }])
    }
  }
  // «chi c'è nella 301?», of no day: who is there now.
  const { span } = trade.entity(entity)
  const inLane =
    rolesOf(frame, 'named').some(({ path }) => path === span?.lane) ||
    rolesOf(frame, 'held').some(({ field }) => span?.lane !== undefined && field.startsWith(`${span.lane}.`))
  if (span && inLane && rolesOf(frame, 'days').length === 0 && IS_THERE.test(frame.words.join(' ')) && staysIn(frame))
    where.push({ field: span.from, op: 'overlaps', value: { from: today, until: addDays(today, 1) } })
  // «chi manca da confermare?»: what is still to be, and nothing that is lacking.
  for (const role of roles) if (role.role === 'grammar' && role.sense.is === 'without' && frame.words[role.to] === 'da') used.add(role)
  // «quanti interventi abbiamo fatto da Rossi?»: those that still lie ahead are not done.
  const day = trade.entity(entity).slot?.day
  const saysMore =
    roles.some(({ role }) => /^(?:days|question|metric|move|makes|action)$/.test(role)) || grammarOf(frame, 'does').length > 0
  if (
    done &&
    grammarOf(frame, 'asks').every(({ what }) => what !== 'history') &&
    day !== undefined &&
    !saysMore &&
    (rolesOf(frame, 'about').length > 0 || frame.words.includes('volte')) &&
    !where.some((one) => !isAnyOf(one) && one.field === trade.stateOf(entity))
  )
    where.push({ field: day, op: 'lte', value: today })
  compared(trade, { ...frame, roles: roles.filter((role) => !without.has(role)) }, used, take)
  // «chi dorme da noi domani?»: none of them is in the house yet.
  const state = trade.stateOf(entity)
  const told = ahead && hasBegun(trade, frame) ? where.filter((one) => isAnyOf(one) || one.field !== state) : where
  const asked = joined(told, frame).map((one) => suiting(trade, entity, one))
  if (!lack) return { where: asked, used }
  for (const role of roles) if (role.role === 'grammar' && (role.sense.is === 'not' || role.sense.is === 'without')) used.add(role)
  return { where: asked, used, lacks: { entity: lack.of, path: lack.path, where: lacking } }
}

/** «e la domenica?»: who is flexible can come then too. */
function suiting(trade: Trade, entity: string, one: Condition): Condition {
  if (isAnyOf(one) || (one.op !== 'eq' && one.op !== 'in')) return one
  const field = trade.fieldAt(entity, one.field)
  const suits = field && isKind(field, 'choice') ? (field as Choice<string>).suitsAll : undefined
  const values = [one.value].flat() as readonly unknown[]
  return suits === undefined || values.includes(suits) ? one : { field: one.field, op: 'in', value: [...values, suits] }
}

/** «quando scade la fattura di ottobre?»: which one, by its own day, and another day is asked for. */
const isOwnDay = (frame: Frame, { from }: RoleOf<'days'>): boolean =>
  grammarOf(frame, 'asks').some(({ what }) => what === 'when') &&
  [from, from - 1].some((at) => OF.has(frame.words[at]) && rolesOf(frame, 'about').some(({ to }) => to === at || to === at + 1))

/**
 * No field holds two values: «di Rossi e Bianchi», «lunedì e martedì» ask for those of either; so does «con uova o latte» of one that
 * holds several, and «senza uova né latte» for those that have neither.
 */
function joined(where: readonly Condition[], { words }: Frame): readonly Condition[] {
  const joins: Partial<Record<Comparison['op'], Comparison['op']>> = {
    eq: 'in',
    hasNone: 'hasNone',
    ...(words.includes('o') && { has: 'has' }),
  }
  const alike = (one: Comparison) =>
    comparisonsOf(where.filter((other) => !isAnyOf(other))).filter(({ field, op }) => field === one.field && op === one.op)
  return eitherOf(where).flatMap((one): readonly Condition[] => {
    const op = isAnyOf(one) ? undefined : joins[one.op]
    if (isAnyOf(one) || op === undefined) return [one]
    const all = alike(one)
    const values = [...new Set(all.flatMap(({ value }) => value))]
    if (values.length < 2 || all.length < 2) return [one]
    return all[0] === one ? [{ field: one.field, op, value: values }] : []
  })
}

/** A part of the day among the options of a field. */
const isPart = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(PART_HOURS, value)

/**
 * Two sets of values that have none in common ask of one field for those of either; but of «disponibile sabato mattina» the day alone: who
 * gave the mornings of the week gave no Saturday.
 */
function eitherOf(where: readonly Condition[]): readonly Condition[] {
  const valuesOf = ({ op, value }: Comparison) =>
    op === 'eq' ? [value] : op === 'in' && Array.isArray(value) ? (value as readonly unknown[]) : []
  return where.reduce<readonly Condition[]>((kept, one) => {
    if (isAnyOf(one) || valuesOf(one).length === 0) return [...kept, one]
    const at = kept.findIndex(
      (other) =>
        !isAnyOf(other) &&
        other.field === one.field &&
        (other.op === 'in' || one.op === 'in') &&
        valuesOf(other).length > 0 &&
        valuesOf(other).every((value) => !valuesOf(one).includes(value)),
    )
    const other = kept[at]
    if (!other || isAnyOf(other)) return [...kept, one]
    const [ofPart, ofDay] = [one, other].toSorted((a, b) => Number(valuesOf(b).some(isPart)) - Number(valuesOf(a).some(isPart)))
    if (ofPart && ofDay && valuesOf(ofPart).some(isPart) && !valuesOf(ofDay).some(isPart)) return kept.with(at, ofDay)
    return kept.with(at, { field: one.field, op: 'in', value: [...valuesOf(other), ...valuesOf(one)] as Comparison['value'] })
  }, [])
}

/** Whether a record may lack it, and nothing that is said gives it a value. */
function isMaybe(trade: Trade, { entity, roles }: Frame, role: RoleOf<'field'> | RoleOf<'relation'>): boolean {
  const path = role.role === 'field' ? role.field : role.path
  const field = trade.fieldAt(entity, path)
  if (!field || !isOptional(field) || path.includes('.') || isKind(field, 'boolean')) return false
  const isSaid = roles.some(
    (one) =>
      (one.role === 'held' && one.field.split('.')[0] === path) ||
      (one.role === 'named' && one.path === path) ||
      (one.role === 'days' && isDayField(trade, entity, path)) ||
      ((one.role === 'number' || one.role === 'money') && isNumeric(trade, entity, path)),
  )
  return !isSaid
}
