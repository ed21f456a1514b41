import { daysBetween } from '../../kernel/italian/dates.ts'
import { isOneClause } from '../frame/clause.ts'
import { apartOf } from '../frame/distance.ts'
import { isDayOfEnd } from '../trade/fields.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { daysOf, daysSaid, mayLieBehind } from '../frame/tense.ts'
import { addByDay } from './day-reference.ts'
import { firstWord, isKindAt, lead, type ValueDraft } from './draft.ts'
import { isLedTo, isOfThing } from './lead.ts'

/** Days that are said, each in the field that it is of. */
export function addDays(draft: ValueDraft, free: readonly Role[]): void {
  for (const role of free) if (role.role === 'days' && !draft.used.has(role)) addDay(draft, role)
}

function addDay(draft: ValueDraft, role: RoleOf<'days'>): void {
  const { trade, frame, today, named, targets, isOpen, take } = draft
  const said = daysSaid(frame, role, today)
  // «l'incasso della fattura di settembre»
  if (!targets && isOfThing(draft, role) && addByDay(draft, role, true)) return
  const on = said.from === undefined ? said.to : said.from
  const key = dayField(draft, role, on, said.from === undefined || isDue(draft, role, said.from))
  if (key === undefined && on !== undefined && !targets) addByDay(draft, role)
  if (key === undefined || on === undefined || !isOpen(key) || (targets && tellsRecord(draft, role))) return
  // «rendicontato il 20 novembre» lies behind, and no year ahead.
  const day = said.from !== undefined && mayLieBehind(frame, role, today) ? (daysOf(trade, frame, role, key, today).from ?? on) : on
  take(key, day, role, ...named.filter((field) => field.field === key))
  addLength(draft, said.from, said.to)
}

/** A stay from one day to another lasts so long. */
function addLength({ trade, frame, values, targets, isOpen }: ValueDraft, from: string | undefined, to: string | undefined): void {
  const lasts = trade.entity(frame.entity).span?.lasts
  if (lasts && from && to && to !== from && isOpen(lasts) && !targets) values[lasts] = daysBetween(from, to)
}

/** «entro il 15» is the day of what ends; nothing is recorded on a day still to come: «sposta l'ordine a mercoledì» is about its delivery. */
function isDue(draft: ValueDraft, role: RoleOf<'days'>, from: string): boolean {
  const { trade, frame, today } = draft
  const isAhead = from > today && trade.recordsDay(frame.entity, trade.dayOf(frame.entity) ?? '', today)
  return isAhead && endField(draft) !== undefined && ![firstWord(draft, role), lead(draft, role)].some((word) => word.startsWith('dal'))
}

/** Tells whether a day says which record is meant, and not what day it will have. */
function tellsRecord(draft: ValueDraft, role: RoleOf<'days'>): boolean {
  const { features, placed } = draft
  const moves = features.does.has('shift') || features.does.has('update') || (features.points && features.does.size > 0)
  return !isLedTo(draft, role) && (placed !== undefined || !moves || isOfThing(draft, role))
}

const endField = ({ fields }: ValueDraft): string | undefined =>
  Object.keys(fields).find((key) => isKindAt({ fields }, key, 'date') && isDayOfEnd(fields[key]))

/** The field of a day: the one that is named nearest to it, else the record's own. */
function dayField(draft: ValueDraft, role: RoleOf<'days'>, on: string | undefined, isEnd: boolean): string | undefined {
  const { trade, frame, fields, roles, named, used, isOpen } = draft
  const days = roles.filter((one) => one.role === 'days')
  // «a giovedì, con consegna venerdì»: a field has the day that is nearest to it.
  const isNearest = (field: Role) => days.every((one) => awayFrom(draft, one, field) >= awayFrom(draft, role, field))
  const near = named
    .filter((field) => isKindAt(draft, field.field, 'date') && !used.has(field) && isNearest(field))
    .toSorted((a, b) => awayFrom(draft, role, a) - awayFrom(draft, role, b))[0]
  if (isEnd) return near && near.field !== trade.entity(frame.entity).slot?.day ? near.field : endField(draft)
  const own = trade.dayOf(frame.entity)
  if (near) return near.field
  if (own !== undefined && own in fields) return isLikely(draft, own, on) ? own : undefined
  return Object.keys(fields).find((key) => isKindAt(draft, key, 'date') && isOpen(key) && isLikely(draft, key, on))
}

/** Whether a day that is said without its field may be that of a record that stands: nobody is born again, or seen on a day to come. */
function isLikely({ trade, frame, fields, targets, today }: ValueDraft, key: string, on: string | undefined): boolean {
  const { slot, span } = trade.entity(frame.entity)
  if (!targets || on === undefined || key === slot?.day || key === span?.from) return true
  const field = fields[key]
  return field !== undefined && field.means !== 'born' && field.doubt?.(on, today) === undefined
}

/** How far a day is from a field: one that follows it in the same clause is nearer than one that stands before. */
function awayFrom({ frame }: ValueDraft, day: Role, field: Role): number {
  return apartOf(day, field) + (day.to <= field.from ? 1.5 : 0) + (isOneClause(frame, day.from, field.from) ? 0 : 3)
}
