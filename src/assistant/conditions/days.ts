import { statusOf } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isKind } from '../../kernel/fields/field.ts'
import { isOver } from '../../kernel/fields/status.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { dueDay } from './lack.ts'
import { isDayOfEnd } from '../trade/fields.ts'
import { grammarOf, rolesOf, type Frame, type RoleOf } from '../frame/role.ts'
import { roundWhere } from './anniversary.ts'
import { daysOf, hasDone } from '../frame/tense.ts'
import type { Days } from '../italian/days.ts'
import { OF } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Trade } from '../trade/trade.ts'
import { take, type ConditionDraft } from './draft.ts'
import { hoursWhere, PART_HOURS } from './hours.ts'
import { asksStay, hasBegun } from './stay.ts'

export const daysWhere = (field: string, { from, to }: Days): readonly Condition[] => {
  if (from !== undefined && from === to) return [{ field, op: 'eq', value: from }]
  return [...(from ? [{ field, op: 'gte', value: from } as const] : []), ...(to ? [{ field, op: 'lte', value: to } as const] : [])]
}

/** Days that are said: of the field beside them, of what is lacking, or of the record itself. */
export function takeDays(draft: ConditionDraft, role: RoleOf<'days'>): void {
  const { trade, frame, askedDay, used } = draft
  const near = isOwnDay(frame, role) ? undefined : nearestField(draft, role)
  if (!near && takeLackDays(draft, role)) return
  const meant = near?.field ?? askedDay ?? doneDay(trade, frame) ?? dueDay(trade, frame, role)
  const field = meant ?? trade.dayOf(frame.entity)
  if (field === undefined) return
  // «fermi da due mesi»: when that began no day tells by which something ends.
  const isOpen = frame.words[role.from] === 'da' && role.days.ahead.from === undefined
  if (isOpen && meant === undefined && isDayOfEnd(trade.fieldAt(frame.entity, field))) return
  if (near) used.add(near)
  takeDaysOf(draft, role, { field, near, isMeant: meant !== undefined })
}

/** The field whose days are said, and the stretch beside them that names it. */
interface DayField {
  readonly field: string
  readonly near: RoleOf<'field'> | undefined
  /** Something says that it is this field, and no other of the record. */
  readonly isMeant: boolean
}

function takeDaysOf(draft: ConditionDraft, role: RoleOf<'days'>, { field, near, isMeant }: DayField): void {
  const { trade, frame, today, where } = draft
  const round = near && roundWhere(trade, frame, role, field, today)
  if (round) return take(draft, role, [round])
  const days = daysOf(trade, frame, role, field, today)
  takeAbsence(draft, role, days)
  if (isStateNow(draft, days, near)) {
    draft.used.add(role)
    return
  }
  // «quanto ha fatto la Suite a ottobre?»: the days are those of what lies in it.
  if (!isMeant && trade.lyingIn(frame.entity).some(({ span }) => span)) return
  const stay = near ? undefined : stayWhere(draft, field, days)
  take(draft, role, stay ? [stay] : daysWhere(field, days))
  if (stay && days.from !== undefined && days.from > today) draft.isAhead = true
  const time = trade.timeOf(frame.entity)
  const part = role.days.part && PART_HOURS[role.days.part]
  if (part && time) where.push(...hoursWhere(time, { ...part, moment: false, either: false }))
}

const nearestField = ({ dayFields }: ConditionDraft, role: RoleOf<'days'>): RoleOf<'field'> | undefined =>
  dayFields.toSorted((a, b) => Math.abs(a.from - role.from) - Math.abs(b.from - role.from))[0]

/** «quando scade la fattura di ottobre?»: which one, by its own day, and another day is asked for. */
const isOwnDay = (frame: Frame, { from }: RoleOf<'days'>): boolean =>
  grammarOf(frame, 'asks').some(({ what }) => what === 'when') &&
  [from, from - 1].some((at) => OF.has(frame.words[at]) && rolesOf(frame, 'about').some(({ to }) => to === at || to === at + 1))

/** «senza turni a novembre»: days of what is lacking. Returns whether they are. */
function takeLackDays({ trade, frame, today, lack, lacking, used }: ConditionDraft, role: RoleOf<'days'>): boolean {
  const day = lack && trade.dayOf(lack.of)
  if (lack === undefined || day === undefined) return false
  used.add(role)
  const said = daysOf(trade, { ...frame, entity: lack.of }, role, day, today)
  // «non fatturiamo da sei mesi»: nothing in all that time.
  const isSince = said.from === undefined && frame.words[role.from] === 'da'
  lacking.push(...daysWhere(day, isSince && said.to ? { from: said.to, to: today } : said))
  return true
}

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

/** «chi non viene da più di un anno?»: who came last before that; the «non» is said with it. */
function takeAbsence({ trade, frame, today, used }: ConditionDraft, role: RoleOf<'days'>, { from, to }: Days): void {
  const isSince = frame.words[role.from] === 'da' && from === undefined && to !== undefined && to < today
  const { slot, span } = trade.entity(frame.entity)
  const absent = isSince && !(slot ?? span) ? grammarOf(frame, 'not').find((one) => one.to <= role.from) : undefined
  if (absent) for (const one of frame.roles) if (one.from === absent.from) used.add(one)
}

/** «quali camere sono da pulire oggi?»: how a room stands is how it stands now. */
const isStateNow = ({ trade, frame, today, askedDay }: ConditionDraft, { from, to }: Days, near: RoleOf<'field'> | undefined): boolean =>
  from === today &&
  to === today &&
  !near &&
  askedDay === undefined &&
  trade.lyingIn(frame.entity).length > 0 &&
  frame.roles.some(({ role }) => role === 'held' || role === 'question')

/** Condition for who is there on some days, and not who comes on them. */
function stayWhere({ trade, frame, today }: ConditionDraft, field: string, { from, to }: Days): Condition | undefined {
  if (field !== trade.entity(frame.entity).span?.from || from === undefined || to === undefined) return undefined
  const isStay = asksStay(frame) || (today <= to && hasBegun(trade, frame))
  return isStay ? { field, op: 'overlaps', value: { from, until: addDays(to, 1) } } : undefined
}
