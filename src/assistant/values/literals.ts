import { isKind, type FieldKind } from '../../kernel/fields/field.ts'
import { isParticle, partsOf } from '../italian/person.ts'
import { isIdle, OF } from '../italian/small-words.ts'
import type { Frame, Role, RoleOf } from '../frame/role.ts'
import { isLarge, rawOf, signBefore } from '../frame/sentence.ts'
import { quotable, textual } from './text-fields.ts'
import type { ValueDraft } from './draft.ts'

/** Takes what is written out in a sentence as it stands, whatever its words mean; `reasons` are texts that its end may be. */
export function addLiterals(draft: ValueDraft, reasons: readonly string[], plain: boolean): void {
  addReason(draft, reasons)
  addCodes(draft)
  if (!plain) {
    if (!draft.targets) addName(draft)
    addAddress(draft)
  }
  for (const role of draft.roles) if (role.role === 'field') addAfter(draft, role)
  addNote(draft)
  addQuoted(draft)
}

/** Words from one to the one before another are what a field says. */
export function write(
  { sentence, values, used, spoken, roles }: ValueDraft,
  key: string,
  from: number,
  to: number,
  value: unknown = rawOf(sentence, from, to),
  into: Record<string, unknown> = values,
): void {
  into[key] = value
  for (let at = from; at < to; at++) spoken.add(at)
  for (const role of roles) if (role.from < to && role.to > from) used.add(role)
}

/** Kinds that are known by their very shape. */
const CODES: readonly (readonly [FieldKind, RegExp])[] = [
  ['email', /[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u],
  ['plate', /\b[a-z]{2} ?\d{3} ?[a-z]{2}\b/i],
  ['fiscal_code', /\b[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\b/i],
  ['vat_number', /\b\d{11}\b/],
  ['phone', /(?:\+\d{1,3}[ .]?)?\b\d{2,4}[ ./-]?\d{2,4}(?:[ .-]?\d{2,4}){1,3}\b/],
]

/** Addresses, plates and numbers of telephones: wherever they stand, they are what they look like. */
function addCodes(draft: ValueDraft): void {
  const { sentence, fields, used, spoken, roles, isOpen, today } = draft
  for (const [kind, pattern] of CODES) {
    const match = pattern.exec(sentence.text)
    if (!match || (kind === 'phone' && match[0].replace(/\D/g, '').length < 9)) continue
    const said = roles.find((role) => role.role === 'field' && fields[role.field]?.kind === kind && isOpen(role.field))
    const key = said?.role === 'field' ? said.field : Object.keys(fields).find((one) => fields[one]?.kind === kind && isOpen(one))
    const field = fields[key ?? '']
    const [from, to] = wordsIn(draft, match.index, match[0])
    if (key === undefined || !field || from >= to || spoken.has(from) || isOfAnother(draft, kind, from)) continue
    const parsed = field.parse(match[0], today)
    // A record that is known by it is pointed at, and gets nothing new.
    const isKnown =
      !said && roles.some((role) => (role.role === 'self' || role.role === 'named') && role.whole && role.from >= from && role.from < to)
    // «partita IVA 01234567890»: what the field named before it refuses is refused by its name, and is no number of another kind.
    const isOfIt = said !== undefined && said.to === from
    if (isKnown || (!isOfIt && !field.schema.safeParse(parsed).success)) continue
    write(draft, key, from, to, parsed)
    if (said) used.add(said)
  }
}

/** «partita IVA 01234567890»: what is named so is no telephone, whether it is asked for or not. */
const isOfAnother = ({ trade, frame }: ValueDraft, kind: FieldKind, from: number): boolean =>
  frame.roles.some((role) => {
    const named = role.role === 'field' && role.to === from ? trade.fieldAt(frame.entity, role.field)?.kind : undefined
    return named !== undefined && named !== kind && CODES.some(([code]) => code === named)
  })

/** The words of a stretch of what was written, from one to the one before another. */
function wordsIn({ sentence: { tokens } }: ValueDraft, start: number, text: string): readonly [from: number, to: number] {
  const end = start + text.length
  return [tokens.findIndex(({ from }) => from >= start), tokens.findLastIndex(({ to }) => to <= end) + 1]
}

/** «…: ha trovato altrove», «… perché piove»: the end of a sentence says why. */
function addReason(draft: ValueDraft, reasons: readonly string[]): void {
  const { frame, sentence, fields, isOpen } = draft
  const key = reasons.find((one) => textual(fields[one]) && isOpen(one))
  if (key === undefined) return
  const { words } = frame
  const start = words.findIndex((word, at) => at > 1 && (/^(?:perche|motivo|causa)$/.test(word) || /:/.test(signBefore(sentence, at))))
  const comma = words.findLastIndex((_, at) => at > 1 && /[,;–—]|\s-\s/.test(signBefore(sentence, at)))
  const begins = start > 0 ? start : comma > 0 && frame.unknown.some((at) => at >= comma) ? comma : -1
  if (begins < 0) return
  let from = begins
  while (/^(?:perche|motivo|causa|per|il|e|dice|dicono|che)$/.test(words[from] ?? '')) from += 1
  // «…: segnalo», «…, mettila in manutenzione» say what to do with it, and not why it is so.
  if (isOrderAt(frame, from) || words.slice(from).every((word, at) => isIdle(word) || isOrderAt(frame, from + at))) return
  write(draft, key, begins, words.length, rawOf(sentence, from, words.length))
}

const isOrderAt = ({ roles }: Frame, at: number): boolean =>
  roles.some((role) => role.role === 'grammar' && role.sense.is === 'does' && at >= role.from && at < role.to)

const NAMES = new Set<Role['role']>(['about', 'makes', 'relation', 'field'])
const MOST_WORDS = 6

/** «nuovo cliente: Ristorante Da Gino, …»: what stands behind the colon, up to the next sign. */
function addName(draft: ValueDraft): void {
  const { trade, frame, sentence, fields, roles, isOpen } = draft
  const { words } = frame
  const from = words.findIndex((_, at) => at > 0 && /:\s*$/.test(signBefore(sentence, at)))
  const isOfKind = roles.some(({ role, to }) => NAMES.has(role) && to === from)
  const names = trade.entity(frame.entity).title.flat()
  if (from < 0 || !isOfKind || !isLarge(sentence, from) || !names.every((one) => isOpen(one) && textual(fields[one]))) return
  const next = words.findIndex((_, at) => at > from && /[,;:.(]/.test(signBefore(sentence, at)))
  const to = next < 0 ? words.length : next
  const isWritten = words.slice(from, to).every((word, at) => isLarge(sentence, from + at) || isIdle(word) || isParticle(word))
  if (to - from > MOST_WORDS || !isWritten || /\d/.test(rawOf(sentence, from, to)) || to - from < names.length) return
  // The name says besides what it is: a «Ristorante» is one.
  const apart = { ...draft, roles: roles.filter(({ role }) => role !== 'held') }
  for (const [key, text] of Object.entries(partsOf(fields, names, rawOf(sentence, from, to)))) write(apart, key, from, to, text)
}

const STREET = /^(?:via|viale|piazza|piazzale|piazzetta|corso|largo|vicolo|strada|lungolago|lungomare|contrada|localita)$/
const ENDS = new Set<Role['role']>(['days', 'hours', 'money', 'makes', 'action', 'move'])

/** «via Borfuro 3, Bergamo»: where it is, though nobody says that it is an address. */
function addAddress(draft: ValueDraft): void {
  const { frame, sentence, fields, roles, spoken, isOpen, used, targets } = draft
  const { words } = frame
  const key = Object.keys(fields).find((one) => one.startsWith('indirizzo') && textual(fields[one]) && isOpen(one))
  const from = words.findIndex((word, at) => STREET.test(word) && /^\p{L}{2}/u.test(words[at + 1] ?? '') && !spoken.has(at))
  if (key === undefined || from < 0) return
  const label = roles.find((role) => role.role === 'field' && role.field === key && role.to <= from)
  if (targets && !label) return
  let to = from + 2
  while (to < words.length && !isEnd(to)) to += 1
  write(draft, key, from, to)
  if (label) used.add(label)

  function isEnd(at: number): boolean {
    const sign = signBefore(sentence, at)
    const isField = roles.some((role) => role.role === 'field' && role.from === at)
    // «…, 12», «…, Bergamo»: still the address.
    const goesOn = /^\d{1,4}\w?$/.test(words[at] ?? '') || (isLarge(sentence, at) && !isField)
    if (/[;:.]\s*$/.test(sign) || (/,/.test(sign) && !goesOn) || spoken.has(at) || isField || isOrderAt(frame, at)) return true
    return roles.some((role) => role.from === at && ENDS.has(role.role))
  }
}

const isNamed = /^(?:text|long_text|phone|email|place|fiscal_code|vat_number|plate|barcode)$/
const BETWEEN = /^(?:in|a|ad|con|come)$/
const LINKS = /^(?:adesso|ora|dalle|dagli|e|di|del|della|il|la|lo|numero|con|come|a|al|da|in)$/
/** Nobody has a note taken away by another. */
const ADDS = /^(?:aggiung|segn|annot|scriv|mett|not[ao]|ricord)/
/** Beginnings of a question, which is no text. */
const ASKS = /^(?:ogni|quant[oaie]|quando|perche|chi|dove)$/
const CLOSES = new Set<Role['role']>(['field', 'days', 'hours', 'money'])

/**
 * «telefono 333…», «motivo: …»: what follows a field up to what means something else, or to a comma; of a note all that follows, and whose
 * it is may stand between: «aggiungi una nota alla Golf: controllare i freni», «scrivi nelle note di Rossi che è allergica».
 */
function addAfter(draft: ValueDraft, role: RoleOf<'field'>): void {
  const { frame, sentence, fields, roles, targets, features, used, by, values, isOpen, today } = draft
  const { words, breaks = [] } = frame
  const { field: key } = role
  const field = fields[key]
  if (!field || !isOpen(key) || used.has(role) || !isNamed.test(field.kind)) return
  const isLed = (at: number) => /[«"“:]/.test(signBefore(sentence, at))
  const isNote = targets && (isKind(field, 'long_text') || field.means === 'note')
  // «cambia il ruolo di Dalila in direttrice»: the record stands between.
  const names = roles.filter((one) => (one.role === 'self' || one.role === 'named') && one.worth > 0)
  const first = targets ? names.findLast(({ from }) => from > role.from && from - role.to <= 2) : undefined
  // «sulla Golf di Gasparini …»
  const whose = names.reduce((held, one) => (held && one.from - held.to === 1 && OF.has(words[held.to]) ? one : held), first)
  const isTold = isNote && whose !== undefined && whose.to < words.length
  // «il responsabile della Gialla adesso è Omar»
  const isNow = features.asks.size === 0 && /^(?:(?:adesso|ora) )?e /.test(words.slice(whose?.to).join(' '))
  const isBetween =
    whose && (isTold || isLed(whose.to) || (targets && isNow) || (BETWEEN.test(words[whose.to] ?? '') && features.does.has('update')))
  // «note all'appuntamento della Zani: …»
  const told = isNote ? words.findIndex((word, at) => at > role.to && (word === 'che' || isLed(at))) : 0
  let from = names.some((one) => one.from >= role.to && one.to <= told) ? told : isBetween ? whose.to : role.to
  // «nello scaffale E-09»
  while (LINKS.test(words[from] ?? '') && !isLed(from) && signBefore(sentence, from + 1) !== '-') from += 1
  if (!isNote && breaks.includes(from) && isOrderAt(frame, from)) return
  const led = isLed(from)
  // «nelle note di Rossi scrivi che …»
  if (isNote) while (/^(?:che|scrivi|segna|annota|metti|aggiungi)$/.test(words[from] ?? '')) from += 1
  const isWhole = isNote && (isTold || led || words[from - 1] === 'che')
  let to = from
  while (to < words.length) {
    if (!isWhole && to > from && /[,;»”]/.test(signBefore(sentence, to))) break
    if (!led && !isWhole && roles.some((other) => other.from === to && other !== role && CLOSES.has(other.role))) break
    to += 1
  }
  if (to === from || (!led && !isWhole && ASKS.test(words[from] ?? ''))) return
  // «il telefono di Rossi» names a field and whose it is, and no value.
  const isName = ({ role: one, from: at }: Role) => (one === 'named' || one === 'self') && at >= from && at < to
  if (targets && !led && !isWhole && roles.some(isName)) return
  const parsed = field.parse(rawOf(sentence, from, to).replace(targets ? /^anche (?:(?:al|alla|il|la|a|di) |all['’])?/i : '', ''), today)
  if (!field.schema.safeParse(parsed).success) return
  // «è allergica anche al nichel»
  const isMore = targets && words[from] === 'anche'
  const adds = isMore || (isWhole && words.some((word) => ADDS.test(word)))
  write(draft, key, isMore ? from + 1 : from, to, adds ? { adds: String(parsed) } : parsed, adds ? by : values)
  used.add(role)
}

/** «metti urgente nelle note»: what is written down of a record, whatever its words mean. */
function addNote(draft: ValueDraft): void {
  const { frame, fields, used, roles, isOpen } = draft
  const { words } = frame
  const role = roles.find((one) => one.role === 'field' && fields[one.field]?.kind === 'long_text' && isOpen(one.field))
  const verb = words.findIndex((word) => ADDS.test(word))
  if (role?.role !== 'field' || verb < 0) return
  const to = words[role.from - 1] === 'le' ? role.from - 2 : role.from - 1
  if (!/^(?:nella|nelle|tra|fra|in)$/.test(words[to] ?? '') || words.slice(verb + 1, to).every((word) => isIdle(word))) return
  write(draft, role.field, verb + 1, to)
  used.add(role)
}

/** «…»: a text that is given as it is. */
function addQuoted(draft: ValueDraft): void {
  const { sentence, fields, spoken, roles, used, isOpen } = draft
  const match = /[«"“]([^»"”]+)[»"”]/.exec(sentence.text)
  if (!match) return
  const [from, to] = wordsIn(draft, match.index, match[0])
  const said = roles.find((role) => role.role === 'field' && textual(fields[role.field]))
  const key = said?.role === 'field' ? said.field : quotable(draft)
  if (spoken.has(from) || key === undefined || !isOpen(key)) return
  write(draft, key, from, to, match[1]?.trim())
  if (said) used.add(said)
}
