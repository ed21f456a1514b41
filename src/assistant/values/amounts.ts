import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { farOf, apartOf } from '../frame/distance.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { stemOf } from '../lexicon/stem.ts'
import { firstWord, isKindAt, lead, type ValueDraft } from './draft.ts'
import { lengthIn } from './hours.ts'
import { isLedTo } from './lead.ts'
import { byOf, countingIn } from './adjustments.ts'

/** How long something takes: «due ore», «per mezz’ora». */
export function addDurations(draft: ValueDraft, free: readonly Role[]): void {
  const { trade, frame, fields, used, isOpen, take } = draft
  for (const role of free) {
    if (role.role !== 'lasts' || used.has(role)) continue
    const near = numericNear(draft, role, (key) => isKindAt(draft, key, 'integer') || isKindAt(draft, key, 'decimal'))
    const lasts = trade.entity(frame.entity).slot?.lasts
    const key =
      near?.field ??
      (lasts !== undefined && isOpen(lasts)
        ? lasts
        : Object.keys(fields).find((one) => (fields[one]?.means === 'hours' || fields[one]?.means === 'lasts') && isOpen(one)))
    if (key !== undefined && isOpen(key)) take(key, lengthIn(draft, key, role.minutes), role, ...(near ? [near] : []))
  }
}

/** Money, in the field named beside it or the first that takes some. */
export function addMoney(draft: ValueDraft, free: readonly Role[]): void {
  const { trade, frame, fields, by, roles, used, targets, isOpen, take } = draft
  for (const role of ledFirst(draft, free, 'money')) {
    if (used.has(role)) continue
    const near = numericNear(draft, role, (key) => isKindAt(draft, key, 'money'))
    const isMoney = (one: string) => one in fields && isKindAt(draft, one, 'money') && isOpen(one)
    const key = near?.field ?? [...trade.entity(frame.entity).table, ...Object.keys(fields)].find(isMoney)
    if (key === undefined || !isOpen(key)) continue
    const much = targets ? byOf(frame, role, role.cents) : undefined
    if (much === undefined) take(key, role.cents, role, ...(near ? [near] : []))
    else {
      by[key] = much
      const other = roles.filter((one) => one.to === role.from && /^altr[ie]$/.test(firstWord(draft, one)))
      for (const one of [role, ...(near ? [near] : []), ...other]) used.add(one)
    }
  }
}

/** Numbers, in the field named beside them or in the one that counts. */
export function addNumbers(draft: ValueDraft, free: readonly Role[]): void {
  for (const role of ledFirst(draft, free, 'number')) {
    if (draft.used.has(role)) continue
    const near = numericNear(draft, role, (key, one) => mayHold(draft, role, key, one))
    if (near) addNumberIn(draft, role, near)
    else addLooseNumber(draft, role)
  }
}

/** Tells whether a field that is named may hold a number. */
function mayHold(draft: ValueDraft, role: RoleOf<'number'>, key: string, { field, from }: RoleOf<'field'>): boolean {
  // «due notti» is no price for a night.
  const isPrice = isKindAt(draft, field, 'money') && from >= role.to
  return (draft.fields[key]?.numeric === true && !isPrice) || (isKindAt(draft, key, 'choice') && readAs(draft, key, role) !== undefined)
}

/** A number of a field that is named: what it will be, or what it changes by. */
function addNumberIn(draft: ValueDraft, role: RoleOf<'number'>, near: RoleOf<'field'>): void {
  const { frame, fields, values, by, used, targets, isOpen } = draft
  const field = fields[near.field]
  const amount = field && isKind(field, 'money') ? role.value * 100 : role.value
  // «uno sconto del 10 %» is how much it is, and by nothing less than it was.
  const isShare = role.unit === 'percent' && isKindAt(draft, near.field, 'percent') && near.to === role.from - 1
  const much = targets && !isShare ? byOf(frame, role, role.unit === 'percent' ? role.value : amount) : undefined
  if (much !== undefined) by[near.field] = much
  else if (isOpen(near.field)) values[near.field] = field?.numeric ? amount : readAs(draft, near.field, role)
  for (const one of [role, near]) used.add(one)
}

/** A number beside no field: what is counted, else what is paid. */
function addLooseNumber(draft: ValueDraft, role: RoleOf<'number'>): void {
  const { frame, values, by, used, targets, take } = draft
  const counted = countMeant(draft, role)
  if (counted === undefined) {
    // «Rosa Mazzali ha pagato 170»
    const paid = targets || role.unit ? undefined : moneyDue(draft)
    if (paid !== undefined) take(paid, role.value * 100, role)
    return
  }
  const verb = targets ? countingIn(frame.words, role.from) : undefined
  if (verb) by[counted] = verb.sign * role.value
  else if (!targets || isLedTo(draft, role) || lead(draft, role) === 'sono') values[counted] = role.value
  else return
  used.add(role)
}

/** «6 euro, ci costa 1,40»: an amount right behind a field is its own, whatever stands before it. */
function ledFirst<R extends 'money' | 'number'>({ named }: ValueDraft, free: readonly Role[], kind: R): readonly RoleOf<R>[] {
  const amounts = free.filter((role): role is RoleOf<R> => role.role === kind)
  const led = amounts.filter((role: Role) => named.some((field) => field.to === role.from))
  return [...new Set([...led, ...amounts])]
}

/** The field named nearest to an amount. */
function numericNear(
  { frame, named, used, targets }: ValueDraft,
  role: Role,
  fits: (key: string, field: RoleOf<'field'>) => boolean,
): RoleOf<'field'> | undefined {
  return (
    named
      .filter((field) => fits(field.field, field) && !used.has(field))
      .toSorted((a, b) => farOf(frame, a, role) - farOf(frame, b, role))
      // The record's name may stand between: «cambia il prezzo di Acqua naturale 75 cl in 2 euro».
      .find((field, _, all) => (targets && all.length === 1) || apartOf(field, role) <= 4)
  )
}

/** «venti litri», «i panni sono 100»: how much there is of it, where nothing tells another number. */
function countMeant(draft: ValueDraft, role: RoleOf<'number'>): string | undefined {
  const { trade, frame, fields, targets, isOpen } = draft
  const { slot, span } = trade.entity(frame.entity)
  const isThere = targets && !(slot ?? span) && lead(draft, role) === 'sono' && role.to === frame.words.length
  const key = role.unit === 'measure' || isThere ? trade.numberOf(frame.entity, true) : undefined
  // «10 kg» are no days.
  const isOther =
    role.unit === 'measure' && fields[key ?? '']?.unit?.every((unit) => stemOf(unit) !== stemOf(frame.words[role.to - 1] ?? ''))
  return key !== undefined && !isOther && isOpen(key) ? key : undefined
}

/** The money that a new record of what is done needs, where one number is said. */
function moneyDue({ trade, frame, fields, roles, isOpen }: ValueDraft): string | undefined {
  const isMade = roles.some(({ role, from, to }) => role === 'makes' && to - from > 1)
  const key = isMade && roles.filter(({ role }) => role === 'number').length === 1 ? trade.moneyOf(frame.entity, true) : undefined
  return key !== undefined && isOpen(key) && fields[key] && !isOptional(fields[key]) ? key : undefined
}

/** «quattro persone», of an option that is called 4. */
function readAs({ fields, today }: ValueDraft, key: string, { value }: RoleOf<'number'>): unknown {
  const field = fields[key]
  const parsed = field?.parse(String(value), today)
  return field?.schema.safeParse(parsed).success ? parsed : undefined
}

/** A field that is named and holds a yes; and «una persona», which is a number too. */
export function addFlags(draft: ValueDraft): void {
  const { named, targets, isOpen, take } = draft
  for (const role of named) {
    if (!isOpen(role.field)) continue
    if (isKindAt(draft, role.field, 'boolean')) take(role.field, true, role)
    else if (isKindAt(draft, role.field, 'integer') && !targets && /^un[ao]?$/.test(lead(draft, role))) take(role.field, 1, role)
  }
}
