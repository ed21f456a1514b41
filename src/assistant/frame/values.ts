import { FROM, IN, OF, ON, THE, TO } from '../lexicon/grammar-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import { isReference, isTeam, statusOf } from '../../kernel/entity/entity.ts'
import { isKind, isOptional, type Field, type Fields } from '../../kernel/fields/field.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Among, By } from '../meaning.ts'
import { isLarge } from './sentence.ts'
import type { Context } from './known.ts'
import { wordsOf } from '../italian/token.ts'
import { readNumber } from '../italian/number.ts'
import { isTitleOf, type Role, type RoleOf } from './role.ts'
import { isOneClause, orderIn } from './clause.ts'
import { isDayOfEnd } from './lacking.ts'
import { formerly } from './negation.ts'
import { isNowSo } from './now-so.ts'
import { placedIn } from './moving.ts'
import { byOf, countedIn, countingIn, relativeIn } from './relative.ts'
import { addTexts, descriptive, textual, type Drafting } from './texts.ts'
import { apartOf, farOf } from './apart.ts'
import { addByDay } from './by-day.ts'
import { addItems } from './items.ts'
import { addOptions } from './options.ts'
import { addPriced } from './priced.ts'
import { bestIn, endsIn } from './spans.ts'
import { addWritten } from './written.ts'
import { daysOf, daysSaid, mayLieBehind } from './tense.ts'
import { settledHours } from '../conditions/hours.ts'

export interface Said {
  readonly values: Values
  /** Numbers changed by so much. */
  readonly by: Readonly<Record<string, By>>
  readonly used: ReadonlySet<Role>
  /** Words that became part of a text. */
  readonly spoken: ReadonlySet<number>
  /** Texts that were taken for what they are by nothing but their place. */
  readonly guesses: number
}

interface Choice {
  readonly options?: Readonly<Record<string, string>>
}

interface Options {
  /** Roles that are no values. */
  readonly apart: ReadonlySet<Role>
  /** Some of what is said tells which record is meant, and only what is led to is a new value. */
  readonly targets: boolean
  /** Texts that the end of the sentence may be: why something is so. */
  readonly reasons?: readonly string[]
  /** Words that nothing explains are no text of the record. */
  readonly plain?: boolean
}

const isTo = (word: string) => TO.has(word) || /^(?:per|verso)$/.test(word)
const isOf = (word: string) => OF.has(word) || FROM.has(word)
/** «la fa Venturini», «la facciamo in Aula 2». */
const DONE_BY = /^(?:l[oaie] (?:fa|fanno|tiene|segue|copre|prende)|ci (?:va|vanno)|facciamo (?:in|nel|nella|nell|a|al|alla))$/
const FOR = /^(?:per|in)$/

/** The values that a sentence gives some fields. */
export function valuesOf(context: Context, fields: Fields, { apart, targets, reasons = [], plain = false }: Options): Said {
  const values: Record<string, unknown> = {}
  const by: Record<string, By> = {}
  const used = new Set<Role>()
  const spoken = new Set<number>()
  const { trade, frame, today, sentence, features } = context
  const { entity, words } = frame
  const described = trade.entity(entity)
  const [state, status] = statusOf(described) ?? []
  const isOpen = (key: string) => key in fields && !(key in values) && !(key in by)
  const take = (key: string, value: unknown, ...roles: readonly Role[]) => {
    values[key] = value
    for (const role of roles) used.add(role)
  }
  const roles = frame.roles.filter((role) => !apart.has(role))
  const drafting: Drafting = { ...context, fields, values, by, used, spoken, roles, targets, isOpen, take }
  const lead = (role: Role) => words[role.from - 1] ?? ''
  const fieldRoles = roles.filter((role): role is RoleOf<'field'> => role.role === 'field' && role.field in fields)
  const days = roles.filter((role) => role.role === 'days')
  const moves = features.does.has('shift') || features.does.has('update') || (features.points && features.does.size > 0)

  // «alle 4 invece che alle 3», «non in due ma in tre»: what was says nothing new, but its day tells which record is meant.
  const was = new Set(roles.filter((role) => isValue(role) && formerly(frame, role).length > 0))
  for (const role of was) for (const one of formerly(frame, role)) if (!targets || one.role !== 'days') used.add(one)
  const placed = targets ? placedIn(trade, frame) : undefined
  addWritten(drafting, reasons, plain)
  addItems(drafting, targets)
  headCount()
  // «giovedì non può, spostala a venerdì»: what is said before an order tells which is meant.
  const order = targets ? orderIn(frame) : undefined
  const saysWhen = order !== undefined && roles.some((role) => WHEN.has(role.role) && role.from >= order.from)
  const free = roles.filter((role) => !used.has(role) && !was.has(role) && !(saysWhen && role.from < order.from && WHEN.has(role.role)))

  for (const role of free) {
    if (role.role !== 'held' || role.field.includes('.') || role.values.length !== 1) continue
    // «una donazione arrivata con carta» begins where every new one begins.
    if (!targets && role.field === state && role.values[0] === status?.initial) used.add(role)
    if (!isOpen(role.field) || role.field === state) continue
    // Some words of what another record says are a text of their own: «restyling del sito».
    if (!targets && textual(fields[role.field]) && !isSaidWhole(role)) continue
    // What is one of very many and was mended is none of them: «lettino» is not «Lettonia».
    const many = Object.keys((fields[role.field] as unknown as Choice).options ?? {}).length
    if (many > 20 && role.worth < 0.7 && !fieldRoles.some((field) => field.field === role.field)) continue
    const isValue =
      !targets ||
      isLedTo(role) ||
      isNowSo(drafting, features, role) ||
      fieldRoles.some((field) => field.field === role.field && field.to <= role.from)
    if (isValue) take(role.field, role.values[0], role, ...fieldRoles.filter((field) => field.field === role.field))
  }
  addOptions(drafting)
  for (const role of free) {
    if (role.role !== 'named' || role.path.includes('.') || used.has(role)) continue
    const field = fields[role.path]
    if (!field || !isOpen(role.path) || !(isReference(field) || isTeam(field))) continue
    if (targets && role !== placed && (!isLedTo(role) || isWhose(role))) continue
    if (!targets && isOfAnother(role, field)) continue
    if (role.ids.length !== 1 && !isTeam(field)) {
      if (!targets) take(role.path, { among: role.ids }, role)
      continue
    }
    take(role.path, isTeam(field) ? role.ids : role.ids[0], role)
  }
  if (!targets)
    for (const role of free) {
      // «la rete dello Studio Pozzi»: which of the records at the first step is meant.
      if (role.role !== 'named' || used.has(role)) continue
      const [key = '', inner, more] = role.path.split('.')
      if (inner === undefined || more !== undefined || !fields[key] || !isReference(fields[key])) continue
      const known = values[key]
      // The record is known: whose it is says nothing more, and may be part of a text («per il corso di Chiara»).
      if (typeof known === 'string' && descriptive(drafting)?.[1]) continue
      if (known === undefined) values[key] = { among: [], where: [{ field: inner, op: 'in', value: role.ids }] }
      else if (typeof known === 'object')
        values[key] = { ...known, where: [...((known as Among).where ?? []), { field: inner, op: 'in', value: role.ids }] }
      used.add(role)
    }
  endsIn(drafting)
  for (const role of free) {
    if (role.role !== 'days' || used.has(role)) continue
    const said = daysSaid(frame, role, today)
    // «entro il 15» is the day of what ends.
    // Nothing is recorded on a day that is still to come: «sposta l'ordine a mercoledì» is about its delivery.
    const isAhead = said.from !== undefined && said.from > today && trade.recordsDay(entity, trade.dayOf(entity) ?? '', today)
    const isDue = isAhead && endField() !== undefined && ![firstWord(role), lead(role)].some((word) => word.startsWith('dal'))
    const isEnd = said.from === undefined || isDue
    // «l'incasso della fattura di settembre»
    if (!targets && (isOf(firstWord(role)) || isOf(lead(role))) && addByDay(drafting, role, true)) continue
    const key = dayField(role, isEnd)
    const on = said.from === undefined ? said.to : said.from
    if (key === undefined && on !== undefined && !targets) addByDay(drafting, role)
    if (key === undefined || on === undefined || !isOpen(key)) continue
    if (targets && !isLedTo(role) && (placed !== undefined || !moves || isOf(firstWord(role)) || isOf(lead(role)))) continue
    const lasts = described.span?.lasts
    // «rendicontato il 20 novembre» lies behind, and no year ahead.
    const day = said.from !== undefined && mayLieBehind(frame, role, today) ? (daysOf(trade, frame, role, key, today).from ?? on) : on
    take(key, day, role, ...fieldRoles.filter((field) => field.field === key))
    if (lasts && said.from && said.to && said.to !== said.from && isOpen(lasts) && !targets) values[lasts] = daysBetween(said.from, said.to)
  }
  for (const role of free) {
    if (role.role !== 'hours' || used.has(role)) continue
    const own = fieldRoles.find((field) => isKindAt(field.field, 'time'))?.field ?? trade.timeOf(entity)
    const key = own !== undefined && (own in fields || !targets) ? own : Object.keys(fields).find((one) => isKindAt(one, 'time'))
    if (key === undefined || !isOpen(key)) continue
    const hours = settledHours(role.hours, trade.opensAt(entity))
    if (hours.part) {
      // «venerdì sera» is no hour yet; of what is there it says which: «la Yaris di oggi pomeriggio».
      if (!targets) used.add(role)
      continue
    }
    if (!hours.moment && hours.until === '24:00' && (targets || !firstWord(role).startsWith('dall'))) continue
    if (targets && isOf(firstWord(role)) && !firstWord(role).startsWith('dall')) continue
    take(key, hours.from, role)
    const lasts = described.slot?.lasts
    if (!hours.moment && hours.until !== '24:00' && lasts && isOpen(lasts))
      values[lasts] = lasting(lasts, minutesOf(hours.until) - minutesOf(hours.from))
  }
  for (const role of free) {
    if (role.role !== 'lasts' || used.has(role)) continue
    const near = numericNear(role, (key) => isKindAt(key, 'integer') || isKindAt(key, 'decimal'))
    const key =
      near?.field ??
      (described.slot?.lasts !== undefined && isOpen(described.slot.lasts)
        ? described.slot.lasts
        : Object.keys(fields).find((one) => (fields[one]?.means === 'hours' || fields[one]?.means === 'lasts') && isOpen(one)))
    if (key !== undefined && isOpen(key)) take(key, lasting(key, role.minutes), role, ...(near ? [near] : []))
  }
  for (const role of ledFirst('money')) {
    if (used.has(role)) continue
    const near = numericNear(role, (key) => isKindAt(key, 'money'))
    const key =
      near?.field ?? [...described.table, ...Object.keys(fields)].find((one) => one in fields && isKindAt(one, 'money') && isOpen(one))
    if (key === undefined || !isOpen(key)) continue
    const much = targets ? byOf(frame, role, role.cents) : undefined
    if (much === undefined) take(key, role.cents, role, ...(near ? [near] : []))
    else {
      by[key] = much
      const other = roles.filter((one) => one.to === role.from && /^altr[ie]$/.test(firstWord(one)))
      for (const one of [role, ...(near ? [near] : []), ...other]) used.add(one)
    }
  }
  for (const role of ledFirst('number')) {
    if (used.has(role)) continue
    // «due notti» is no price for a night.
    const isPrice = ({ field, from }: RoleOf<'field'>) => isKindAt(field, 'money') && from >= role.to
    const near = numericNear(
      role,
      (key, one) => (fields[key]?.numeric === true && !isPrice(one)) || (isKindAt(key, 'choice') && readAs(key, role) !== undefined),
    )
    const counted = near ? undefined : countMeant(role)
    if (counted !== undefined) {
      const verb = targets ? countingIn(words, role.from) : undefined
      if (verb) by[counted] = verb.sign * role.value
      else if (!targets || isLedTo(role) || lead(role) === 'sono') values[counted] = role.value
      else continue
      used.add(role)
    }
    // «Rosa Mazzali ha pagato 170»
    const paid = near || counted !== undefined || targets || role.unit ? undefined : moneyDue()
    if (paid !== undefined) take(paid, role.value * 100, role)
    if (!near) continue
    const field = fields[near.field]
    const amount = field && isKind(field, 'money') ? role.value * 100 : role.value
    // «uno sconto del 10 %» is how much it is, and by nothing less than it was.
    const isShare = role.unit === 'percent' && isKindAt(near.field, 'percent') && near.to === role.from - 1
    const much = targets && !isShare ? byOf(frame, role, role.unit === 'percent' ? role.value : amount) : undefined
    if (much !== undefined) by[near.field] = much
    else if (isOpen(near.field)) values[near.field] = field?.numeric ? amount : readAs(near.field, role)
    for (const one of [role, near]) used.add(one)
  }
  for (const role of fieldRoles) {
    const field = fields[role.field]
    if (field && isKind(field, 'boolean') && isOpen(role.field)) take(role.field, true, role)
    // «una persona» is a number too.
    if (field && isKind(field, 'integer') && isOpen(role.field) && !targets && /^un[ao]?$/.test(lead(role))) take(role.field, 1, role)
  }
  if (!targets) bestIn(drafting)
  if (!targets && !plain) addPriced(drafting)
  if (targets) {
    relativeIn(drafting)
    countedIn(drafting)
  }
  const guesses = targets || plain ? 0 : addTexts(drafting)
  return { values, by, used, spoken, guesses }
  /** «6 euro, ci costa 1,40»: an amount right behind a field is its own, whatever stands before it. */
  function ledFirst<R extends 'money' | 'number'>(kind: R): readonly RoleOf<R>[] {
    const amounts = free.filter((role): role is RoleOf<R> => role.role === kind)
    const led = amounts.filter((role: Role) => fieldRoles.some((field) => field.to === role.from))
    return [...new Set([...led, ...amounts])]
  }
  function firstWord(role: Role): string {
    return words[role.from] ?? ''
  }
  /** What is led to by «a», «con», «in»: the new value and not the record. */
  function isLedTo(role: Role): boolean {
    // «al corso di Excel»: what a name is called by leads to it.
    const titled = roles.find((one) => isTitleOf(one, role))
    const led = titled && isTo(lead(titled)) ? lead(titled) : lead(role)
    // «con la Valli»
    const isWith = THE.has(led) && words[role.from - 2] === 'con'
    const before = isWith ? 'con' : isTo(led) ? led : isTo(firstWord(role)) ? firstWord(role) : led
    if (role.role === 'days' || role.role === 'hours') return isTo(before) && before !== 'per'
    // «la lezione di martedì la fa Venturini»
    if (DONE_BY.test(words.slice(role.from - 2, role.from).join(' '))) return true
    // «cambia il meccanico della Giulietta: Petrescu»
    if (frame.breaks?.includes(role.from) && features.does.has('update')) return true
    // «mandaci Pasquale»
    if ((isTo(before) && before !== 'per') || /^(?:mand|mett)\w*ci$/.test(before)) return features.does.size > 0
    return (
      (IN.has(before) || ON.has(before) || /^(?:con|come)$/.test(before)) &&
      (features.does.has('shift') || features.does.has('assign') || features.does.has('update'))
    )
  }
  /** Whom a record is about does not change unless it is said: «sposta l'intervento al Condominio Aurora». */
  function isWhose(role: RoleOf<'named'>): boolean {
    const { path } = role
    const isTitle =
      described.title.flat()[0] === path || (described.title.flat().includes(path) && !isOptional(described.fields[path] as Field))
    // «sposta l'intervento al Girasole»: a place of theirs.
    const [whom = ''] = described.title.flat()
    const of = targetOf(described.fields[whom])
    const isTheirs = of !== undefined && trade.waysFrom(role.target).some(({ target, hops }) => target === of && hops === 1)
    return (isTitle || isTheirs) && path !== laneFieldOf(described) && !fieldRoles.some((field) => field.field === path)
  }
  function isSaidWhole({ from, to, values: [value] }: RoleOf<'held'>): boolean {
    return wordsOf(String(value)).join(' ') === words.slice(from, to).join(' ')
  }
  /** «Mario Verdi» is no Mario who is known: of a name that nothing else explains, a part proves nothing. */
  function isOfAnother({ whole, from, to }: RoleOf<'named'>, field: Field): boolean {
    const isPart = (at: number, beside: number) =>
      frame.unknown.includes(at) &&
      /^\p{L}{3,}/u.test(words[at] ?? '') &&
      (isOptional(field) || (isLarge(sentence, at) && isLarge(sentence, beside)))
    return !whole && (isPart(to, to - 1) || isPart(from - 1, from))
  }
  /** «venti litri», «i panni sono 100»: how much there is of it, where nothing tells another number. */
  function countMeant(role: RoleOf<'number'>): string | undefined {
    const isThere = targets && !(described.slot ?? described.span) && lead(role) === 'sono' && role.to === words.length
    const key = role.unit === 'measure' || isThere ? trade.numberOf(entity, true) : undefined
    // «10 kg» are no days.
    const isOther = role.unit === 'measure' && fields[key ?? '']?.unit?.every((unit) => stemOf(unit) !== stemOf(words[role.to - 1] ?? ''))
    return key !== undefined && !isOther && isOpen(key) ? key : undefined
  }
  /** The money that a new record of what is done needs, where one number is said. */
  function moneyDue(): string | undefined {
    const isMade = roles.some(({ role, from, to }) => role === 'makes' && to - from > 1)
    const key = isMade && roles.filter(({ role }) => role === 'number').length === 1 ? trade.moneyOf(entity, true) : undefined
    return key !== undefined && isOpen(key) && fields[key] && !isOptional(fields[key]) ? key : undefined
  }
  /** «quattro persone», of an option that is called 4. */
  function readAs(key: string, { value }: RoleOf<'number'>): unknown {
    const field = fields[key]
    const parsed = field?.parse(String(value), today)
    return field?.schema.safeParse(parsed).success ? parsed : undefined
  }
  function isKindAt(key: string, kind: Field['kind']): boolean {
    const field = fields[key]
    return field !== undefined && isKind(field, kind)
  }
  function endField(): string | undefined {
    return Object.keys(fields).find((key) => isKindAt(key, 'date') && isDayOfEnd(fields[key]))
  }
  function dayField(role: RoleOf<'days'>, isEnd: boolean): string | undefined {
    const dates = fieldRoles.filter((field) => isKindAt(field.field, 'date') && !used.has(field))
    // «a giovedì, con consegna venerdì»: a field has the day that is nearest to it.
    const isNearest = (field: Role) => days.every((one) => awayFrom(one, field) >= awayFrom(role, field))
    const near = dates.filter(isNearest).toSorted((a, b) => awayFrom(role, a) - awayFrom(role, b))[0]
    const own = trade.dayOf(entity)
    if (isEnd) return near && near.field !== described.slot?.day ? near.field : endField()
    return (
      near?.field ?? (own !== undefined && own in fields ? own : Object.keys(fields).find((key) => isKindAt(key, 'date') && isOpen(key)))
    )
  }
  /** How far a day is from a field: one that follows it in the same clause is nearer than one that stands before. */
  function awayFrom(day: Role, field: Role): number {
    return apartOf(day, field) + (day.to <= field.from ? 1.5 : 0) + (isOneClause(frame, day.from, field.from) ? 0 : 3)
  }
  function numericNear(role: Role, fits: (key: string, field: RoleOf<'field'>) => boolean): RoleOf<'field'> | undefined {
    return (
      fieldRoles
        .filter((field) => fits(field.field, field) && !used.has(field))
        .toSorted((a, b) => farOf(frame, a, role) - farOf(frame, b, role))
        // The record's name may stand between: «cambia il prezzo di Acqua naturale 75 cl in 2 euro».
        .find((field, _, all) => (targets && all.length === 1) || apartOf(field, role) <= 4)
    )
  }
  function lasting(key: string, minutes: number): number {
    const field = fields[key]
    return field && (isKind(field, 'decimal') || field.unit?.[1] === 'ore') ? minutes / 60 : minutes
  }

  /** «per quattro», «siamo in 4»: how many come, and not the place of that number. */
  function headCount(): void {
    const counts = described.capacity?.counts ?? Object.keys(fields).find((key) => fields[key]?.unit?.[0] === 'persona')
    if (counts === undefined || !isOpen(counts)) return
    const alone = words.findIndex((word, at) => /^sol[oa]$/.test(word) && words[at - 1] === 'da')
    if (alone > 0) {
      values[counts] = 1
      spoken.add(alone)
      for (const role of roles) if (role.from <= alone && role.to > alone) used.add(role)
      return
    }
    // «dividi il conto in tre»: what an order asks for tells no record.
    const isAskedFor = described.fields[counts] === undefined
    if (targets && !isAskedFor && !features.says(/\b(?:sono|siamo|saranno|vengono|verranno) in\b/)) return
    for (const role of roles) {
      if ((role.role !== 'named' && role.role !== 'number') || used.has(role)) continue
      const from = FOR.test(firstWord(role)) ? role.from + 1 : role.from
      const number = FOR.test(words[from - 1] ?? '') ? readNumber(words, from) : undefined
      // «per due notti» says how long.
      if (number?.to !== role.to || fieldRoles.some((one) => one.from === role.to && one.field !== counts)) continue
      const said = roles.find((one) => one.from === role.to && fields[counts]?.unit?.includes(words.slice(one.from, one.to).join(' ')))
      take(counts, number.value, role, ...(said ? [said] : []))
      return
    }
  }
}
const WHEN = new Set<Role['role']>(['days', 'hours'])
const VALUES = new Set<Role['role']>([...WHEN, 'lasts', 'money', 'number', 'held', 'named'])
const isValue = ({ role }: Role) => VALUES.has(role)
