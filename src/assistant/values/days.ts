import { daysBetween } from '../../kernel/italian/dates.ts'
import { isOneClause } from '../frame/clause.ts'
import { apartOf } from '../frame/distance.ts'
import { isDayOfEnd } from '../trade/fields.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { daysOf, daysSaid, mayLieBehind } from '../frame/tense.ts'
import { addByDay } from './day-reference.ts'
import { firstWord, isKindAt, lead, type Drafting } from './draft.ts'
import { isLedTo, isOfThing } from './lead.ts'

/** Days that are said, each in the field that it is of. */
export function addDays(drafting: Drafting, free: readonly Role[]): void {
  for (const role of free) if (role.role === 'days' && !drafting.used.has(role)) addDay(drafting, role)
}

function addDay(drafting: Drafting, role: RoleOf<'days'>): void {
  const { trade, frame, today, named, targets, isOpen, take } = drafting
  const said = daysSaid(frame, role, today)
  // «l'incasso della fattura di settembre»
  if (!targets && isOfThing(drafting, role) && addByDay(drafting, role, true)) return
  const on = said.from === undefined ? said.to : said.from
  const key = dayField(drafting, role, on, said.from === undefined || isDue(drafting, role, said.from))
  if (key === undefined && on !== undefined && !targets) addByDay(drafting, role)
  if (key === undefined || on === undefined || !isOpen(key) || (targets && tellsRecord(drafting, role))) return
  // «rendicontato il 20 novembre» lies behind, and no year ahead.
  const day = said.from !== undefined && mayLieBehind(frame, role, today) ? (daysOf(trade, frame, role, key, today).from ?? on) : on
  take(key, day, role, ...named.filter((field) => field.field === key))
  addLength(drafting, said.from, said.to)
}

/** A stay from one day to another lasts so long. */
function addLength({ trade, frame, values, targets, isOpen }: Drafting, from: string | undefined, to: string | undefined): void {
  const lasts = trade.entity(frame.entity).span?.lasts
  if (lasts && from && to && to !== from && isOpen(lasts) && !targets) values[lasts] = daysBetween(from, to)
}

/** «entro il 15» is the day of what ends; nothing is recorded on a day still to come: «sposta l'ordine a mercoledì» is about its delivery. */
function isDue(drafting: Drafting, role: RoleOf<'days'>, from: string): boolean {
  const { trade, frame, today } = drafting
  const isAhead = from > today && trade.recordsDay(frame.entity, trade.dayOf(frame.entity) ?? '', today)
  return (
    isAhead && endField(drafting) !== undefined && ![firstWord(drafting, role), lead(drafting, role)].some((word) => word.startsWith('dal'))
  )
}

/** Whether a day says which record is meant, and not what day it will have. */
function tellsRecord(drafting: Drafting, role: RoleOf<'days'>): boolean {
  const { features, placed } = drafting
  const moves = features.does.has('shift') || features.does.has('update') || (features.points && features.does.size > 0)
  return !isLedTo(drafting, role) && (placed !== undefined || !moves || isOfThing(drafting, role))
}

const endField = ({ fields }: Drafting): string | undefined =>
  Object.keys(fields).find((key) => isKindAt({ fields }, key, 'date') && isDayOfEnd(fields[key]))

/** The field of a day: the one that is named nearest to it, else the record's own. */
function dayField(drafting: Drafting, role: RoleOf<'days'>, on: string | undefined, isEnd: boolean): string | undefined {
  const { trade, frame, fields, roles, named, used, isOpen } = drafting
  const days = roles.filter((one) => one.role === 'days')
  // «a giovedì, con consegna venerdì»: a field has the day that is nearest to it.
  const isNearest = (field: Role) => days.every((one) => awayFrom(drafting, one, field) >= awayFrom(drafting, role, field))
  const near = named
    .filter((field) => isKindAt(drafting, field.field, 'date') && !used.has(field) && isNearest(field))
    .toSorted((a, b) => awayFrom(drafting, role, a) - awayFrom(drafting, role, b))[0]
  if (isEnd) return near && near.field !== trade.entity(frame.entity).slot?.day ? near.field : endField(drafting)
  const own = trade.dayOf(frame.entity)
  if (near) return near.field
  if (own !== undefined && own in fields) return isLikely(drafting, own, on) ? own : undefined
  return Object.keys(fields).find((key) => isKindAt(drafting, key, 'date') && isOpen(key) && isLikely(drafting, key, on))
}

/** Whether a day that is said without its field may be that of a record that stands: nobody is born again, or seen on a day to come. */
function isLikely({ trade, frame, fields, targets, today }: Drafting, key: string, on: string | undefined): boolean {
  const { slot, span } = trade.entity(frame.entity)
  if (!targets || on === undefined || key === slot?.day || key === span?.from) return true
  const field = fields[key]
  return field !== undefined && field.means !== 'born' && field.doubt?.(on, today) === undefined
}

/** How far a day is from a field: one that follows it in the same clause is nearer than one that stands before. */
function awayFrom({ frame }: Drafting, day: Role, field: Role): number {
  return apartOf(day, field) + (day.to <= field.from ? 1.5 : 0) + (isOneClause(frame, day.from, field.from) ? 0 : 3)
}
